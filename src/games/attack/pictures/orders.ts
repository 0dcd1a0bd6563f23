/** What has been ordered in this move, place by place: the arrows of the map with their loads. */
import { waysOf } from './marches.ts'
import type { Place } from './place.ts'
import { type Sheet, unitIcons } from './scene.ts'

const size = 26
const columns = 2

export function drawOrders(sheet: Sheet, { x, y, width, height }: Place): void {
  const { tools, view, say } = sheet
  const { theme } = tools
  const ways = waysOf(view)
  const leading = 34
  const rows = Math.floor(height / leading)
  const shown = ways.length > rows * columns ? ways.slice(0, rows * columns - 1) : ways
  const room = width / columns
  shown.forEach(({ from, to, atSea, load }, index) => {
    const left = x + Math.floor(index / rows) * room
    const middle = y + (index % rows) * leading + leading / 2
    const loads = load.length * 54
    const half = (room - loads - 60) / 2
    const [start, goal] = [from, to].map((id) => say(`${atSea ? 'sea' : 'region'}.${id}`))
    const turn = left + tools.text(start!, left, middle, { size, maxWidth: half })
    tools.triangle(turn + 18, middle, 16, 'right', theme.accent)
    const end = turn + 34 + tools.text(goal!, turn + 34, middle, { size, maxWidth: half })
    load.forEach(({ unit, count }, at) => {
      const start = end + 12 + at * 54
      tools.icon(unitIcons[unit], start + 11, middle, 22, theme.inkSoft)
      tools.text(String(count), start + 24, middle, { size, weight: 'loud', maxWidth: 28 })
    })
  })
  if (shown.length < ways.length)
    tools.text(`+${ways.length - shown.length}`, x + room, y + (rows - 0.5) * leading, { size, colour: theme.inkSoft })
}
