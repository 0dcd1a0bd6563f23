import type { GameFolder, RulesPage } from '../../games/folder.ts'
import type { Language } from '../../words/index.ts'
import { problemOf } from '../gateway/logger.ts'
import type { House } from '../house.ts'
import { type File, limits } from '../ui.ts'
import { gameWords } from '../words/game-words.ts'
import { messageVoice } from '../words/language.ts'
import { clip } from '../words/text.ts'

/** The topic that any game has beside those it writes itself. */
export const symbolsId = 'symbols'

/** The game's own pages, then what the signs on its pictures mean. */
export function rulesPagesOf(folder: GameFolder, language: Language): readonly RulesPage[] {
  const pages = folder.pages[language]
  if (!folder.symbols) return pages
  const title = messageVoice(language)('rules.symbols')
  const lines = folder.symbols.inWords(language).map((line) => `- ${line}`)
  return [...pages, { id: symbolsId, title, text: lines.join('\n') }]
}

/** A picture for each sheet of them; undefined if they cannot be drawn just now: words must do then. */
export async function symbolsDrawn(
  house: House,
  folder: GameFolder,
  language: Language,
  { title }: RulesPage,
): Promise<readonly File[] | undefined> {
  const { symbols, painter } = folder
  if (!symbols) return undefined
  const game = gameWords(folder, language, { form: 'plain' }).say('game.name')
  try {
    const drawn = symbols.sheets.map(async (signs, sheet): Promise<File> => {
      const { png } = await house.studio.picture({ painter, scene: 'symbols', view: null, language, focus: String(sheet) })
      const meanings = symbols.inWords(language, signs).join('; ')
      return { name: `symbols-${sheet + 1}.png`, bytes: png, alt: clip(`${game} · ${title}. ${meanings}`, limits.alt) }
    })
    return await Promise.all(drawn)
  } catch (error) {
    house.log.warn({ game: folder.rulebook.id, scene: 'symbols', error: problemOf(error) }, 'not drawn')
    return undefined
  }
}
