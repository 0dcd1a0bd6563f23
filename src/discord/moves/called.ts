import type { GameFolder } from '../../games/folder.ts'
import { inEach } from '../../words/index.ts'
import { gameWords } from '../words/game-words.ts'
import type { Localised } from '../words/language.ts'
import { kebab } from '../words/text.ts'

/** A label without what stands in brackets, as Discord wants names. */
const asName = (label: string): string =>
  kebab(label.replace(/\s*\(.*\)/, ''))
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * What a move is called where it is typed: as on the buttons of panels. In English the rulebook's own word for it will do, which is
 * shorter, as long as the button says it too.
 */
export function nameOfMove(folder: GameFolder, type: string): Localised {
  const said = inEach((language) => asName(gameWords(folder, language, { form: 'plain' }).move(type)))
  const words = kebab(type).split('-')
  return words.every((word) => said.en.split('-').includes(word)) ? { ...said, en: kebab(type) } : said
}

/** What the group of a game's moves is called where they are typed; in English by its key, which is shorter than what it is called. */
export const nameOfGroup = (folder: GameFolder, group: string): Localised => ({
  ...inEach((language) => asName(gameWords(folder, language, { form: 'plain' }).name('group', group))),
  en: group,
})

const known = new WeakMap<GameFolder, ReadonlyMap<string, string>>()

/** The move that a subcommand stands for. */
export function moveCalled(folder: GameFolder, subcommand: string): string | undefined {
  const types =
    known.get(folder) ?? new Map(folder.rulebook.moves.map(({ type }) => [nameOfMove(folder, type).en, type] as const))
  known.set(folder, types)
  return types.get(subcommand)
}
