import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Asks a text for a sign by which people tell apart what they read: something was done or refused, a title, an item of a list. */
const asks =
  /\.(startsWith|endsWith|includes|indexOf|match|test|replace|replaceAll)\([/'"`]?(\^|\\n|')+(⚠|✔|✗|- |-# |\*\*|\\\*\\\*|#+ |1\\?\.)/

/** All sources in these folders. */
const sources = (folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${folder}/${file}`),
  )

/** The lines of the files that are like that. */
const lines = (isMeant: (line: string) => boolean, files = sources(['src/discord', 'commands'])): readonly string[] =>
  files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line) => (isMeant(line) ? [`${file}: ${line.trim()}`] : [])),
  )

test('nothing is decided by the signs of a text that was put into words before', () => {
  expect(lines((line) => asks.test(line))).toEqual([])
})

test('what warns has the sign of one place', () => {
  expect(lines((line) => line.includes('⚠️'))).toEqual([expect.stringContaining('src/discord/ui.ts: export const warning')])
})

test('no sign says what only fonts of emoji can show', () => {
  // Those of players: play, pause, to the beginning, to the end. Other emoji stand beside words that say the same.
  expect(lines((line) => /[\u23e9-\u23fa]/u.test(line), sources(['src/discord', 'src/words', 'src/games', 'commands']))).toEqual(
    [],
  )
})

/** What stands between commas all the same: no names of one kind, of which people would say "Anna and Bo". */
const commas: Readonly<Record<string, string>> = {
  'src/discord/moves/complete.ts': 'what is typed between commas',
  'src/discord/plan/words.ts': 'what is chosen for a move, field by field',
  'src/discord/words/game-words.ts': 'what is chosen for a move, field by field or in an order',
  'src/discord/desk.ts': 'what is chosen for a card, field by field',
  'src/discord/standing/stats.ts': 'moves in their order',
  'src/games/attack/text/orders.ts': 'regions in the order of wishes',
  'src/games/venonta/text/hand.ts': 'objectives in the order of wishes',
  'src/games/attack/text/index.ts': 'remarks, and regions with what stands in each',
  'src/games/attack/text/hand.ts': 'cards with what becomes of each',
  'src/games/limit/text/index.ts': 'remarks, and numbers that are compared',
  'src/games/limit/text/cards.ts': 'the parts of a price, in brackets',
  'src/games/ideology/text/index.ts': 'numbers that are compared',
  'src/games/venonta/text/world.ts': 'numbers that are compared',
  'src/games/attack/pictures/close-seat.ts': 'a caption',
  'src/games/venonta/pictures/news.ts': 'a caption',
}

test('names stand in a row as the language has it', () => {
  const files = sources(['src/discord', 'src/games', 'commands']).filter(
    (file) => !file.endsWith('proof.ts') && !file.endsWith('proofs.ts'),
  )
  const joined = lines((line) => line.includes(".join(', ')"), files).map((line) => line.split(': ')[0]!)
  expect([...new Set(joined)].toSorted()).toEqual(Object.keys(commas).toSorted())
})
