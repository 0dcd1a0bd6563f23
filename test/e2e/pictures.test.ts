import { describe, expect, test } from 'vitest'
import type { PictureRequest } from '../../src/pictures/index.ts'
import { sharedStudio } from './stage.ts'
import { seated } from './table.ts'

/** The stage, with what was asked to be drawn: of boards and hands, not of the lobby's cover. */
async function watched() {
  const asked: PictureRequest[] = []
  const studio = {
    picture(request: PictureRequest) {
      if (request.scene !== 'cover') asked.push(request)
      return sharedStudio().picture(request)
    },
  }
  return { asked, ...(await seated({ studio })) }
}

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
})
