import type { Choice, Completion } from '../command.ts'
import { folderOf } from '../house.ts'
import { peopleAt } from '../people/names.ts'
import { gameWords } from '../words/game-words.ts'
import { clip } from '../words/text.ts'
import { entryLines } from './entry-lines.ts'
import { momentsIn } from './moments.ts'

// A moment of the game as an option of a command: by its number, and by what everybody was told of it.

/** What Discord offers at once. */
const mostChoices = 25

/**
 * The latest moves in force, by what everybody was told of them, and the chapters that ended there: what was done in secret is not among
 * them. What is typed is looked for in the whole game: "conflict" finds where each Conflict Phase ended.
 */
export async function momentsOffered({ house, channel, language, typed }: Completion): Promise<readonly Choice[]> {
  const look = await house.tables.look({ channel })
  if (!look?.state) return []
  const words = gameWords(folderOf(house, look.game), language, { people: peopleAt(look, language), form: 'plain' })
  const entries = await house.tables.log({ table: look.id, from: 1, limit: look.seq })
  const moments = momentsIn(entries)
  const wanted = typed.toLowerCase()
  const found: Choice[] = []
  for (const entry of entries.toReversed()) {
    if (found.length >= mostChoices) break
    if (entry.kind !== 'move' || !entry.inForce) continue
    const [line] = entryLines(entry, null, words, look)
    if (line === undefined) continue
    const value = moments.numberUpTo(entry.seq)
    const ended = entry.chapters.map(({ name }) => `– ${words.name('chapter', name)} –`)
    const name = clip([`${value}`, ...ended, line].join(' · '), 100)
    if (name.toLowerCase().includes(wanted)) found.push({ name, value })
  }
  return found
}
