/** Below the lands of a seat: its card, how its points come about, and what its technologies are. */
import { ownRegions } from '../derived.ts'
import { scoreOf } from '../end/scoring.ts'
import { governments, type Seat } from '../state.ts'
import { technologyWords } from '../text/effects.ts'
import { chipRows, regionChip } from './chips.ts'
import type { Place } from './place.ts'
import type { Sheet } from './scene.ts'
import { drawSeat } from './seats.ts'

const parts = ['regions', 'neutrals', 'invaded', 'overseas', 'conquests'] as const
const cardHeight = 196
const effectSize = 22

export function drawSeatDetails(sheet: Sheet, seat: Seat, { x, y, width, height }: Place): void {
  const { tools, view, say } = sheet
  const { theme } = tools
  drawSeat(sheet, seat, { x, y, width: 460, height: cardHeight })
  const left = x + 474
  tools.panel(left, y, width - 474, cardHeight)
  drawScore(sheet, seat, left + 20, y, width - 514)
  const top = y + cardHeight + 12
  tools.panel(x, top, width, height - cardHeight - 12)
  const { techs, capital } = view.players[seat]
  const home = capital ? say('picture.capital-in', { region: capital }) : say('picture.no-capital')
  const held = capital === null || view.regions[capital]?.owner === seat
  tools.icon('star', x + 36, top + 34, 34, held ? theme.accent : theme.bad)
  tools.text(held ? home : say('picture.capital-lost', { region: capital }), x + 66, top + 34, {
    size: 30,
    maxWidth: width - 90,
    colour: held ? theme.ink : theme.bad,
  })
  tools.icon('bulb', x + 36, top + 88, 34, theme.accent)
  const room = width - 90
  const effects = techs.map((id) => `${say(`tech.${id}`)}: ${technologyWords(id, say)}`)
  const lines = effects.flatMap((effect) => tools.wrap(effect, effectSize, 'strong', room)).length
  const names = techs.length > 0 ? techs.map((id) => say(`tech.${id}`)).join(', ') : say('picture.no-technology')
  // Where there are too many to say what each does, their names must do.
  const isRoomy = lines > 0 && top + 88 + lines * effectSize * 1.3 < y + height
  let below = top + 88
  for (const said of isRoomy ? effects : [names])
    below = tools.paragraph(said, x + 66, below, room, { size: isRoomy ? effectSize : 24, leading: 1.2 }) + 2
  const chips = ownRegions(view, seat).map((region) => regionChip(sheet, region))
  const chipsTop = Math.max(below - 8, top + 112)
  chipRows(sheet, chips, { x: x + 20, y: chipsTop, width: width - 40, height: y + height - 8 - chipsTop })
}

/** Where the points come from; a government counts in its own way. */
function drawScore({ tools, view, say }: Sheet, seat: Seat, x: number, y: number, width: number): void {
  const { theme } = tools
  const { gov } = view.players[seat]
  if (!gov || !governments.includes(gov)) {
    tools.text(say('picture.no-government'), x, y + 40, { size: 30, colour: theme.inkSoft, maxWidth: width })
    return
  }
  tools.text(say(`gov.${gov}`), x, y + 34, { size: 36, weight: 'loud', colour: theme.accent, maxWidth: width })
  const score = view.result?.scores[seat] ?? scoreOf(view, seat)
  const shown = parts.filter((part) => part === 'regions' || score[part] !== 0)
  shown.forEach((part, index) => {
    const middle = y + 82 + index * 40
    tools.text(say(`picture.score-${part}`), x, middle, { size: 28, colour: theme.inkSoft, maxWidth: width - 80 })
    tools.text(String(score[part]), x + width, middle, { size: 34, weight: 'loud', align: 'right' })
  })
}
