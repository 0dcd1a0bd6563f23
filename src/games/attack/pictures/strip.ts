/** What goes on now, below the board: a battle, the turn with the price of its next action, or how the game ended. */
import type { Icon } from '../../../pictures/toolkit.ts'
import type { OncePerTurn } from '../state.ts'
import { deed } from '../text/deed.ts'
import { drawBattle } from './battle.ts'
import { waysOf } from './marches.ts'
import { drawNaval } from './naval.ts'
import { drawOrders } from './orders.ts'
import { middleOf, type Place } from './place.ts'
import { marks, type Sheet, signColours } from './scene.ts'

export function drawStrip(sheet: Sheet, place: Place): void {
  const { action } = sheet.view
  const battle = action && 'battle' in action ? action.battle : null
  if (battle?.kind === 'land') drawBattle(sheet, battle, place)
  else if (battle?.kind === 'naval') drawNaval(sheet, battle, place)
  else drawProgress(sheet, place)
}

function drawProgress(sheet: Sheet, place: Place): void {
  const { tools, view } = sheet
  const { x, y, width, height } = place
  tools.panel(x, y, width, height)
  const left = view.turn ? drawTurn(sheet, place) : x + 20
  const right = drawDecks(sheet, place)
  if (view.phase === 'move' && waysOf(view).length > 0) {
    drawOrders(sheet, { x: left + 20, y: y + 2, width: right - left - 30, height: height - 4 })
    return
  }
  const words = view.result ? endWords(sheet) : deed(view, sheet.say)
  const lines = tools.wrap(words, 32, 'strong', right - left - 40).slice(0, 3)
  const size = lines.length > 2 ? 27 : 32
  lines.forEach((line, index) => {
    const at = middleOf(place) + (index - (lines.length - 1) / 2) * size * 1.12
    tools.text(line, left + 20, at, { size, maxWidth: right - left - 40 })
  })
}

function endWords({ view, say }: Sheet): string {
  const { winners, reason } = view.result!
  return `${say('picture.wins', { winners, count: winners.length })} ${say(`reason.${reason}`)}`
}

const once: readonly { use: OncePerTurn; icon: Icon }[] = [
  { use: 'move', icon: 'tank' },
  { use: 'blitz', icon: 'handshake' },
  { use: 'bombing', icon: 'plane' },
  { use: 'raid', icon: 'submarine' },
]

/** What the next action costs, and what can be done once in a turn: crossed where it was. Answers where it ends. */
function drawTurn({ tools, view, say }: Sheet, place: Place): number {
  const { theme } = tools
  const { x, y, height } = place
  const { active, turn } = view
  const cost = turn!.actions + 1
  if (active) tools.box(x + 3, y + 3, 12, height - 6, { radius: 6, fill: marks[active].colour })
  tools.text(say('picture.next-action'), x + 30, y + 26, { size: 23, colour: theme.inkSoft, maxWidth: 190 })
  const short = active !== null && view.players[active].oil < cost
  const colour = short ? theme.bad : theme.ink
  tools.icon('drop', x + 54, y + 68, 48, short ? theme.bad : signColours.oil)
  tools.text(String(cost), x + 84, y + 69, { size: 58, weight: 'loud', colour })
  once.forEach(({ use, icon }, index) => {
    const [left, top] = [x + 234 + (index % 2) * 62, y + 4 + Math.floor(index / 2) * 50]
    const used = turn!.used.includes(use)
    tools.box(left, top, 56, 46, { radius: 10, fill: used ? theme.ground : theme.panelRaised })
    tools.icon(icon, left + 28, top + 23, 34, used ? theme.edge : theme.ink)
    if (used) tools.icon('check', left + 42, top + 33, 22, theme.good)
  })
  return x + 362
}

/** How many cards are left to draw. Answers where it begins. */
function drawDecks({ tools, view }: Sheet, { x, y, width }: Place): number {
  const { theme } = tools
  const { economics, political, technology, routes } = view.decks
  const counts: [Icon, number][] = [
    ['deck', economics],
    ['megaphone', political],
    ['bulb', technology],
    ['ship', routes],
  ]
  const left = x + width - 218
  counts.forEach(([icon, value], index) => {
    tools.count(icon, value, left + (index % 2) * 106, y + 29 + Math.floor(index / 2) * 48, {
      size: 32,
      colour: theme.inkSoft,
      iconColour: theme.inkFaint,
    })
  })
  return left
}
