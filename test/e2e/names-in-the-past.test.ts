import { describe, expect, test } from 'vitest'
import { gameWords } from '../../src/discord/words/game-words.ts'
import { games } from '../../src/games/index.ts'
import { owedBy, randomPlayer, SeededChance } from '../../src/kernel/index.ts'
import type { ShownMessage } from '../../src/sandbox/loopback/index.ts'
import { languages } from '../../src/words/index.ts'
import { seated } from './table.ts'

/** Games whose seats are numbered: in others they have names of the rules. */
const numbered = games.filter(({ words: { en } }) => Object.hasOwn(en, 'seat.p1'))

/** Everything on it that is read: text, alt text, buttons, menus and what is in them. */
const readOn = ({ text, altTexts, buttons, selects }: ShownMessage): readonly string[] => [
  ...[text, ...altTexts, ...buttons.map(({ label }) => label)],
  ...selects.flatMap(({ placeholder, options }) => [
    placeholder ?? '',
    ...options.flatMap(({ label, description }) => [label, description ?? '']),
  ]),
]

/** Long enough for chapters of every kind to end. */
const mostMoves = 120

const ways = ['Points over time', 'What changed most']

describe.each(numbered.map((folder) => [folder.rulebook.id, folder] as const))('in %s', (game, folder) => {
  test('people are called by their names wherever a game is looked back at', async () => {
    const { anna, settled, tables, status } = await seated({ games: [folder], game })
    const chance = new SeededChance(`names in the past of ${game}`)
    for (let move = 0; move < mostMoves; move++) {
      const { id: table, status: stands, state, seats } = (await tables.look({ channel: status.channel }))!
      const asked = seats.filter(({ seat }) => owedBy(folder.rulebook, state!, seat!).length > 0)
      if (stands !== 'playing' || asked.length === 0) break
      const { seat, person } = chance.pick(asked)
      const moves = [randomPlayer(folder.rulebook, state!, seat!, chance)]
      await tables.play({ table, request: `move ${move}`, person: person!, moves })
    }
    await settled()
    const screens: ShownMessage[] = [await anna.run('/log'), await anna.run('/board'), await anna.run('/board', { text: true })]
    const replay = await anna.run('/replay')
    screens.push(replay)
    for (const way of ways)
      if (replay.buttons.some(({ label }) => label === way)) screens.push(await anna.click(await anna.run('/replay'), way))
    const typed = (await anna.autocomplete('/replay', { at: '' }, 'at')).map(({ name }) => name)
    const read = [...typed, ...screens.flatMap(readOn)]
    const { seats } = (await tables.look({ channel: status.channel }))!
    const unnamed = languages.flatMap((language) => seats.map(({ seat }) => gameWords(folder, language).name('seat', seat!)))
    expect(read.filter((line) => unnamed.some((name) => line.includes(name)))).toEqual([])
    expect(read.some((line) => line.includes('Anna'))).toBe(true)
  })
})
