/** What one seat alone may see: its cards with what they cost and do for it now, its forecast, its decks. */
import type { Size } from '../../../pictures/toolkit.ts'
import { paragraphWithin } from '../../shared/paragraph-within.ts'
import { cardOf } from '../data.ts'
import { type Deck, decks, type Seat, type View } from '../state.ts'
import { costWords, effectWords } from '../text/cards.ts'
import { drawnCards, forecastLines } from '../text/index.ts'
import type { Place } from './place.ts'
import { marks, type Sheet } from './scene.ts'

const head = 84
const cardHeight = 210
const gap = 10
const forecastLine = 100

/** Where the cards begin: below what comes, as long as something does. */
const topOf = ({ phase }: View): number => (phase === 'over' ? head : head + 2 * forecastLine)

export function handSize(view: View): Size {
  const seat = viewer(view)
  const rows = Math.ceil((seat ? cardsOf(view, seat).length : 0) / 2)
  return { width: 1000, height: topOf(view) + Math.max(1, rows) * (cardHeight + gap) + gap }
}

const deckColours: Readonly<Record<Deck, string>> = { society: '#56b4e9', production: '#14b58a', 'army-economy': '#e8703a' }

/** The seat whose eyes this view is: the one whose hand is not a number. */
const viewer = (view: View): Seat | undefined => view.seats.find((seat) => typeof view.nations[seat].hand !== 'number')

/** What has been drawn stands before what is held. */
function cardsOf(view: View, seat: Seat): readonly string[] {
  const { hand } = view.nations[seat]
  return typeof hand === 'number' ? [] : [...drawnCards(view, seat), ...hand]
}

export function drawHand(sheet: Sheet): void {
  const { tools, view } = sheet
  const seat = viewer(view)
  if (!seat) throw new Error('limit: a hand was asked for from a view that shows none')
  tools.ground()
  drawTop(sheet, seat)
  const width = (tools.width - 34) / 2
  cardsOf(view, seat).forEach((card, index) => {
    const x = 12 + (index % 2) * (width + 10)
    drawCard(sheet, seat, card, { x, y: topOf(view) + Math.floor(index / 2) * (cardHeight + gap), width, height: cardHeight })
  })
}

function drawTop({ tools, view, say }: Sheet, seat: Seat): void {
  const { theme } = tools
  const nation = view.nations[seat]
  tools.emblem(marks[seat], 44, 44, 26, { rim: theme.ink })
  tools.text(`${nation.money}$`, 90, 44, { size: 52, weight: 'loud' })
  let left = tools.width - 12
  for (const deck of [...decks].reverse()) {
    const cards = nation.decks[deck]
    const label = `${say(`deck.${deck}`)} ${typeof cards === 'number' ? cards : cards.length}`
    left -= tools.pill(label, left, 44, { size: 26, fill: deckColours[deck], align: 'right' }) + 10
  }
  // What is asked of the nation with what it is short of; below, what changes in any case.
  let y = head + 16
  for (const [index, line] of forecastLines(view, seat, say).entries()) {
    const place = { x: 18, y, width: tools.width - 36, height: forecastLine - 6 }
    const colour = index === 0 ? theme.ink : theme.inkSoft
    y = 6 + paragraphWithin(tools, line.replaceAll('⚠ ', ''), place, { colour, weight: 'strong', sizes: [28, 26, 24, 22] })
  }
}

function drawCard({ tools, view, say }: Sheet, seat: Seat, id: string, { x, y, width, height }: Place): void {
  const { theme } = tools
  const card = cardOf(id)
  tools.box(x, y, width, height, { radius: 14, fill: theme.paper })
  tools.box(x, y, 14, height, { radius: 7, fill: deckColours[card.deck] })
  if (drawnCards(view, seat).includes(id)) tools.box(x, y, width, height, { radius: 14, stroke: theme.accent, lineWidth: 6 })
  tools.text(say(`card.${id}`), x + 30, y + 32, { size: 36, weight: 'loud', colour: theme.paperInk, maxWidth: width - 48 })
  const cost = say('picture.cost', { costs: costWords(view, seat, id, say) })
  const column = { x: x + 30, width: width - 48 }
  const costPlace = { ...column, y: y + 72, height: 52 }
  const below = paragraphWithin(tools, cost, costPlace, { colour: '#8a4b00', weight: 'strong', sizes: [28, 23, 21] })
  const effectPlace = { ...column, y: below + 4, height: y + height - below - 2 }
  paragraphWithin(tools, effectWords(view, seat, id, say), effectPlace, { colour: theme.paperInk })
}
