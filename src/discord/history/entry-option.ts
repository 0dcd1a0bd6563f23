import type { Choice, Completion } from '../command.ts'
import { folderOf } from '../house.ts'
import { peopleAt } from '../people/names.ts'
import { gameWords } from '../words/game-words.ts'
import { clip } from '../words/text.ts'
import { entryLines } from './entry-lines.ts'
import { momentsOf } from './moments.ts'

// A moment of the game as an option of a command: by its number, and by what everybody was told of it.

/** So many of the latest entries are looked through. */
const looked = 100

interface Offered {
  readonly name: string
  readonly entry: number
  readonly moment: number
}

/** The latest moves in force, by what everybody was told of them: what was done in secret is not among them. */
async function offered({ house, channel, language, typed }: Completion): Promise<readonly Offered[]> {
  const look = await house.tables.look({ channel })
  if (!look?.state) return []
  const words = gameWords(folderOf(house, look.game), language, { people: peopleAt(look, language), form: 'plain' })
  const entries = await house.tables.log({ table: look.id, from: Math.max(1, look.seq - looked + 1) })
  const moments = await momentsOf(house, look)
  return entries
    .filter(({ kind, inForce }) => kind === 'move' && inForce)
    .toReversed()
    .flatMap((entry) => {
      const [line] = entryLines(entry, null, words, look)
      const moment = moments.numberUpTo(entry.seq)
      return line === undefined ? [] : [{ name: clip(`${moment} · ${line}`, 100), entry: entry.seq, moment }]
    })
    .filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))
    .slice(0, 25)
}

export const entriesOffered = async (completion: Completion): Promise<readonly Choice[]> =>
  (await offered(completion)).map(({ name, entry }) => ({ name, value: entry }))

export const momentsOffered = async (completion: Completion): Promise<readonly Choice[]> =>
  (await offered(completion)).map(({ name, moment }) => ({ name, value: moment }))
