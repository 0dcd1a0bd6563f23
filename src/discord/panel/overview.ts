import { button, limits, type Part, row, rows, select, text } from '../ui.ts'
import { linesWithin } from '../words/text.ts'
import { home } from './choice.ts'
import { consequences, deedButton, deedsHere, mostBesides, opens } from './deeds.ts'
import { type DrawnScene, footer, hand, listed, type PanelScene, prompts } from './parts.ts'

/** What is asked, with a button for each answer; on the second page what can be done besides. */
export function overviewPage(
  scene: DrawnScene,
  page: 'home' | 'more',
  answers: readonly string[],
  asides: readonly string[],
): Part[] {
  const { desk, voice } = scene
  const shown = page === 'home' ? endingsLast(scene, answers) : asides
  const intro = page === 'home' ? prompts(scene) : [text(`**${voice('panel.asides')}**`)]
  const owes = desk.owed().length > 0
  const controls = page === 'home' && !owes ? again(scene) : choices(scene, page, shown)
  const early = page === 'home' && scene.early ? [scene.early] : []
  return [...intro, ...hand(scene), ...early, ...controls, ...listed(scene), ...footer(scene, page, owes, asides)]
}

/** What needs nothing chosen mostly passes or ends something: it stands after all else that can be done. */
function endingsLast({ desk }: PanelScene, answers: readonly string[]): readonly string[] {
  const isPlain = (type: string) => Object.keys(desk.params(type, {})).length === 0
  return [...answers.filter((type) => !isPlain(type)), ...answers.filter(isPlain)]
}

/** Whoever has just moved is not called when the others are quick: the panel itself brings what is asked next. */
function again({ ids, voice, waiting }: DrawnScene): Part[] {
  return waiting === '' ? [] : [row(button(ids.of({ do: 'show' }, home), voice('status.my-turn'), 'main'))]
}

/** Kinds of move that are shown as buttons; more are listed. */
const mostButtons = 12

function choices(scene: DrawnScene, page: 'home' | 'more', types: readonly string[]): Part[] {
  const { desk, ids, voice } = scene
  const index = (type: string) => desk.book.moves.findIndex((move) => move.type === type)
  const look = page === 'home' ? 'main' : 'plain'
  if (types.length <= mostButtons) {
    const deeds = new Map(types.map((type) => [type, deedsHere(scene, type, mostBesides) ?? []]))
    const lines = consequences([...deeds.values()].flat())
    const buttons = types.flatMap((type) => {
      const found = deeds.get(type) ?? []
      if (found.length > 0) return found.map((deed) => deedButton(scene, deed, look))
      return [button(ids.of({ do: 'open', move: index(type) }, { page }), `${desk.plain.move(type)}${opens}`, look)]
    })
    return [...(lines.length > 0 ? [text(linesWithin(lines, 800))] : []), ...rows(buttons)]
  }
  const entries = types.map((type) => ({
    value: index(type).toString(36),
    label: `${desk.plain.move(type)}${opens}`,
    help: desk.plain.moveHelp(type),
  }))
  const selects = []
  for (let start = 0; start < entries.length; start += limits.options) {
    const id = ids.of({ do: 'open', move: start }, { page }, 'list')
    selects.push(row(select(id, voice('panel.choose-move'), entries.slice(start, start + limits.options))))
  }
  return selects
}
