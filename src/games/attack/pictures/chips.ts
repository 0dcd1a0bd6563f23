/** Rows of named places, each with the sign of whoever holds it. */
import type { RegionId, SeaId } from '../state.ts'
import { fleetsIn } from './amounts.ts'
import type { Place } from './place.ts'
import { govTints, marks, type Sheet, signColours } from './scene.ts'

export interface Chip {
  readonly label: string
  draw(x: number, y: number): void
}

const size = 25
const chipHeight = 38
const headingHeight = 32
const signRoom = 40
const gap = 8

export function regionChip(sheet: Sheet, region: RegionId): Chip {
  const { tools, view, say } = sheet
  const { owner, gov } = view.regions[region]!
  return {
    label: say(`region.${region}`),
    draw(x, y) {
      if (owner) tools.emblem(marks[owner], x + 20, y, 12, { rim: tools.theme.ink })
      else {
        tools.disc(x + 20, y, 13, { fill: gov ? govTints[gov] : tools.theme.quietLand })
        if (gov)
          tools.text(say(`gov-letter.${gov}`), x + 20, y, {
            size: 18,
            weight: 'loud',
            align: 'center',
            colour: tools.theme.paperInk,
          })
      }
    },
  }
}

export function seaChip(sheet: Sheet, sea: SeaId): Chip {
  const { tools, view, say } = sheet
  const [first] = fleetsIn(view, sea)
  return {
    label: say(`sea.${sea}`),
    draw(x, y) {
      if (first) tools.emblem(marks[first[0]], x + 20, y, 12, { rim: tools.theme.ink })
      else tools.icon('anchor', x + 20, y, 24, signColours.sea)
    },
  }
}

/** A heading and its chips; answers the y below. */
export function drawChips(sheet: Sheet, heading: string, chips: readonly Chip[], { x, y, width, height }: Place): number {
  if (chips.length === 0 || height < headingHeight + chipHeight) return y
  sheet.tools.text(heading, x, y + 12, { size: 23, colour: sheet.tools.theme.inkSoft })
  return chipRows(sheet, chips, { x, y: y + headingHeight, width, height: height - headingHeight })
}

/** Over as many lines as there is room for; then how many more there are. */
export function chipRows({ tools }: Sheet, chips: readonly Chip[], { x, y, width, height }: Place): number {
  const { theme } = tools
  let [left, top] = [x, y]
  for (const [index, { label, draw }] of chips.entries()) {
    const room = signRoom + tools.measure(label, size) + 14
    const last = top + 2 * chipHeight + gap > y + height
    if (last && left + room > x + width - (index < chips.length - 1 ? 56 : 0)) {
      tools.text(`+${chips.length - index}`, left + 6, top + chipHeight / 2, { size, colour: theme.inkSoft })
      break
    }
    if (left + room > x + width && left > x) {
      left = x
      top += chipHeight + gap
    }
    tools.box(left, top, room, chipHeight, { radius: chipHeight / 2, fill: theme.panelRaised })
    draw(left, top + chipHeight / 2)
    tools.text(label, left + signRoom, top + chipHeight / 2, { size })
    left += room + gap
  }
  return top + chipHeight + 16
}
