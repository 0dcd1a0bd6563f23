/** What one seat alone may see: its economy with what the next production would bring, its political cards, its technologies. */
import type { Size } from '../../../pictures/toolkit.ts'
import { paragraphWithin } from '../../shared/paragraph-within.ts'
import { kindData, kindOf } from '../data.ts'
import type { View } from '../secrets/view.ts'
import type { Seat } from '../state.ts'
import { effectWords, technologyWords } from '../text/effects.ts'
import { isOpen, type OpenPlayer } from '../text/hand.ts'
import { drawEconomy, economyHeight } from './hand-economy.ts'
import type { Place } from './place.ts'
import { marks, type Sheet, seatName, signColours } from './scene.ts'

const margin = 14
const head = 84
const gap = 10
const politicalHeight = 160
const technologyHeight = 104
const heading = 46

/** The seat that is asked for; else whoever has cards that this view shows. At the end of the game all hands lie open. */
function shownHand(view: View, focus: string | null): { seat: Seat; player: OpenPlayer } | undefined {
  const open = view.seats.flatMap((seat) => {
    const player = view.players[seat]
    return isOpen(player) ? [{ seat, player }] : []
  })
  const cards = ({ player }: (typeof open)[number]): number => player.econ.length + player.routes.length + player.hand.length
  return open.find(({ seat }) => seat === focus) ?? open.toSorted((one, other) => cards(other) - cards(one))[0]
}

const rows = (count: number): number => Math.ceil(count / 2)

export function handSize(view: View, focus: string | null): Size {
  const own = shownHand(view, focus)
  if (!own) return { width: 1000, height: head }
  const { player } = own
  const political = heading + Math.max(rows(player.hand.length), 1) * (politicalHeight + gap)
  const technologies = player.techs.length > 0 ? heading + rows(player.techs.length) * (technologyHeight + gap) : 0
  return { width: 1000, height: head + economyHeight(player) + political + technologies + gap }
}

export function drawHand(sheet: Sheet, focus: string | null): void {
  const { tools, view, say } = sheet
  const own = shownHand(view, focus)
  if (!own) throw new Error('attack: a hand was asked for from a view that shows none')
  const { seat, player } = own
  const width = tools.width - 2 * margin
  tools.ground()
  drawHead(sheet, seat)
  drawEconomy(sheet, seat, player, { x: margin, y: head, width, height: economyHeight(player) })
  let top = head + economyHeight(player)
  top = drawTiles(
    sheet,
    say('picture.political-cards'),
    player.hand,
    { x: margin, y: top, width, height: politicalHeight },
    drawPolitical,
  )
  if (player.techs.length > 0)
    drawTiles(
      sheet,
      say('picture.technologies'),
      player.techs,
      { x: margin, y: top, width, height: technologyHeight },
      drawTechnology,
    )
}

function drawHead(sheet: Sheet, seat: Seat): void {
  const { tools, view } = sheet
  const { theme } = tools
  const { pp, oil, gov } = view.players[seat]
  tools.emblem(marks[seat], 46, 42, 26, { rim: theme.ink })
  const words = [seatName(sheet, seat), gov && sheet.say(`gov.${gov}`)].filter((word) => word).join(' · ')
  tools.text(words, 88, 42, { size: 38, weight: 'loud', maxWidth: 520 })
  tools.count('coin', pp, 640, 42, { size: 54, iconColour: signColours.pp })
  tools.count('drop', oil, 826, 42, { size: 54, iconColour: signColours.oil })
}

type DrawTile = (sheet: Sheet, id: string, place: Place) => void

/** A heading and its cards, two in a row; answers the y below. */
function drawTiles(sheet: Sheet, title: string, ids: readonly string[], { x, y, width, height }: Place, draw: DrawTile): number {
  const { tools } = sheet
  const { theme } = tools
  tools.text(title, x + 6, y + heading / 2, { size: 30, weight: 'loud', colour: theme.accent })
  if (ids.length === 0) tools.text('–', x + 6, y + heading + 30, { size: 30, colour: theme.inkSoft })
  const room = (width - gap) / 2
  ids.forEach((id, index) => {
    const left = x + (index % 2) * (room + gap)
    const top = y + heading + Math.floor(index / 2) * (height + gap)
    draw(sheet, id, { x: left, y: top, width: room, height })
  })
  return y + heading + Math.max(rows(ids.length), 1) * (height + gap)
}

function drawPolitical({ tools, say }: Sheet, card: string, { x, y, width, height }: Place): void {
  const { theme } = tools
  const kind = kindOf(card)
  const { eagle, block } = kindData(kind)
  tools.box(x, y, width, height, { radius: 14, fill: theme.paper })
  tools.box(x, y, 12, height, { radius: 6, fill: eagle ? '#b52b22' : block ? '#2e78c7' : '#8a7a55' })
  if (eagle) tools.icon('eagle', x + width - 36, y + 32, 46, '#b52b22')
  if (block) tools.icon('shield', x + width - 32, y + 30, 36, '#2e78c7')
  tools.text(say(`kind.${kind}`), x + 28, y + 32, {
    size: 34,
    weight: 'loud',
    colour: theme.paperInk,
    maxWidth: width - 40 - (eagle || block ? 56 : 0),
  })
  paragraphWithin(
    tools,
    effectWords(kind, say),
    { x: x + 28, y: y + 74, width: width - 44, height: height - 70 },
    { colour: theme.paperInk },
  )
}

function drawTechnology({ tools, say }: Sheet, id: string, { x, y, width, height }: Place): void {
  const { theme } = tools
  tools.box(x, y, width, height, { radius: 14, fill: theme.panelRaised })
  tools.icon('bulb', x + 30, y + 28, 34, theme.accent)
  tools.text(say(`tech.${id}`), x + 56, y + 28, { size: 29, weight: 'loud', maxWidth: width - 70 })
  paragraphWithin(
    tools,
    technologyWords(id, say),
    { x: x + 16, y: y + 62, width: width - 30, height: height - 52 },
    { colour: theme.inkSoft },
  )
}
