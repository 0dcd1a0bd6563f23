import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { gameWords } from '../../src/discord/words/game-words.ts'
import { games } from '../../src/games/index.ts'
import { SeededChance } from '../../src/kernel/index.ts'
import type { PictureRequest } from '../../src/pictures/index.ts'
import { bidsFolder } from '../discord/bids/folder.ts'
import { sharedStudio } from './stage.ts'
import { seated, statuses, thumb } from './table.ts'

/** The stage, with what was asked to be drawn: of boards and hands, not of the lobby's cover. */
async function watched(options: Parameters<typeof seated>[0] = {}) {
  const asked: PictureRequest[] = []
  /** By what was drawn, the requests that it was drawn for. */
  const drawn = new Map<string, PictureRequest[]>()
  const studio = {
    async picture(request: PictureRequest) {
      if (request.scene !== 'cover') asked.push(request)
      const picture = await sharedStudio().picture(request)
      const content = contentOf(picture.png)
      drawn.set(content, [...(drawn.get(content) ?? []), request])
      return picture
    },
  }
  const set = await seated({ ...options, studio })
  return Object.assign(set, { asked, drawn })
}

const contentOf = (bytes: Uint8Array): string => hash('sha256', bytes)

describe('a picture', () => {
  test('is drawn with the names of whoever sits there', async () => {
    const { anna, asked } = await watched()
    await anna.run('/board')
    expect(asked.at(-1)?.people).toEqual({ p1: 'Anna', p2: 'Bo' })
  })

  test('that stays under a status shows nobody as awaited; one that I ask for does', async () => {
    const { anna, asked } = await watched()
    expect(asked.at(-1)).toMatchObject({ scene: 'status', awaited: [] })
    await anna.run('/board')
    expect(asked.at(-1)).toMatchObject({ scene: 'board', awaited: ['p1', 'p2'] })
  })

  test.each(
    [bidsFolder, ...games.filter(({ rulebook }) => rulebook.id === 'ideology')].map((one) => [one.rulebook.id, one] as const),
  )(
    'of a status of %s shows the position that its words speak of, that of a phase which is over as well',
    async (game, folder) => {
      const { anna, bo, drawn, status, settled } = await watched({ games: [folder], game })
      const chance = new SeededChance('one moment')
      for (let move = 0; move < 6; move++) {
        await thumb(anna, chance)
        await thumb(bo, chance)
        await settled()
      }
      const told = statuses(anna, status.channel).filter(({ images }) => images.length > 0)
      expect(told.length).toBeGreaterThan(1)
      const words = gameWords(folder, 'en', { people: { p1: 'Anna', p2: 'Bo' } })
      for (const message of told) {
        const requests = drawn.get(contentOf(message.file(message.images[0]!.url))) ?? []
        const headlines = requests.map(({ view }) => `### ${folder.text.headline(view, words.say)}`)
        expect(headlines).toContain(message.text.split('\n')[1])
      }
    },
  )
})
