/** A painter of its own: every element of the toolkit on a few sheets. */
import type { Mark, Painter, Tools } from '../../pictures/toolkit.ts'

const shapes = ['circle', 'star', 'square', 'diamond', 'triangle', 'hexagon', 'shield', 'drop'] as const
const patterns = ['across', 'rising', 'grid', 'upright', 'dots', 'falling', 'waves', 'plain'] as const
const letters = ['A', 'B', 'C', 'D', 'E'] as const

function marksOf({ okabeIto }: Tools): Mark[] {
  return Object.values(okabeIto).map((colour, index) => ({
    colour,
    shape: shapes[index]!,
    pattern: patterns[index]!,
  }))
}

const size = { width: 1600, height: 1000 } as const

function drawSigns(tools: Tools): void {
  const { theme } = tools
  tools.ground()
  tools.iconNames.forEach((name, index) => {
    const [x, y] = [60 + (index % 17) * 92, 60 + Math.floor(index / 17) * 110]
    tools.icon(name, x, y, 54)
    tools.text(name, x, y + 46, { size: 17, weight: 'plain', colour: theme.inkSoft, align: 'center' })
  })
  marksOf(tools).forEach((mark, index) => {
    const x = 20 + index * 196
    tools.box(x, 420, 180, 120, { radius: 12, fill: tools.fillOf(mark), stroke: theme.ink })
    tools.emblem(mark, x + 40, 600, 30, { rim: theme.ink })
    tools.emblem(mark, x + 100, 600, 18, { rim: theme.ink })
    tools.emblem(mark, x + 140, 600, 9, { rim: theme.ink })
    tools.cells(x, 650, 26, 5, [{ mark }, { mark, fresh: true }], 4, { empty: theme.inkFaint, rim: theme.paperInk })
    tools.cells(x, 690, 11, 2, [{ mark }, { mark, fresh: true }], 6, { empty: theme.inkFaint, rim: theme.paperInk })
  })
  const accents = 'ÀÁÂÄÈÉÊËÌÍÎÏÒÓÔÖÙÚÛÜß àáâäèéêëìíîïòóôöùúûüçñ «» „“ – … × ½ € 0123456789'
  tools.text(accents, 20, 760, { size: 36, weight: 'plain', maxWidth: 1560 })
  tools.text(accents, 20, 820, { size: 36, weight: 'strong', maxWidth: 1560 })
  tools.text(accents, 20, 880, { size: 36, weight: 'loud', maxWidth: 1560 })
  tools.text('Fundamentalismus, shrunk and then cut to its room', 20, 950, { size: 44, maxWidth: 420 })
  tools.text('A name with a rim', 520, 950, { size: 44, outline: { colour: '#000000', width: 5 } })
}

function drawThings(tools: Tools): void {
  const { theme } = tools
  const marks = marksOf(tools)
  tools.ground()
  tools.timeline(
    20,
    50,
    ['1850', '1880', '1910', '1940', '1970', '2000', '2060'].map((label) => ({ label, icon: 'hourglass' as const })),
    3,
    {
      size: 28,
      width: 1560,
    },
  )
  marks.slice(0, 4).forEach((mark, index) => {
    const y = 120 + index * 52
    tools.track(20, y, 560, 32, {
      cells: 12,
      value: 3 + index * 2,
      colour: mark.colour,
      ghost: 5 + index,
      marked: new Map([[10, theme.accent]]),
    })
    tools.gauge(620, y, 420, 34, { value: 20 + index * 25, most: 109, colour: mark.colour })
    tools.count('coin', 12 * index, 1080, y + 16, { size: 36 })
    tools.change(index - 2, 1220, y + 16, 34)
    tools.number(index + 1, 1320, y + 16, 22, mark.colour)
    tools.pill(`${index} of 4`, 1370, y + 16, { size: 26, fill: mark.colour })
  })
  tools.way(40, 390, 1500, {
    last: 60,
    every: 10,
    marked: new Map([10, 18, 25, 31, 37, 43, 49, 55].map((space) => [space, theme.bad])),
    tokens: marks.slice(0, 6).map((mark, index) => ({ mark, at: [3, 3, 17, 25, 25, 44][index]! })),
  })
  marks.slice(0, 3).forEach(({ colour }, index) => {
    tools.card(20 + index * 200, 440, 180, 250, {
      title: ['Schooling', 'Steel', 'A long title'][index]!,
      colour,
      icon: 'factory',
      corner: '10',
    })
  })
  tools.card(620, 440, 180, 250, {
    title: 'Rules',
    colour: theme.accent,
    body: 'Once per turn, draw two cards and keep one of them.',
    corner: '3',
  })
  tools.card(820, 440, 180, 250, { title: 'Not now', colour: theme.bad, icon: 'swords', faded: true })
  for (const [index, howMany] of [0, 1, 2, 7].entries()) tools.cardBacks(1030 + index * 130, 460, 90, 130, theme.accent, howMany)
  for (let face = 1; face <= 8; face++) tools.die(20 + (face - 1) * 86, 730, 70, face, { hit: face % 3 === 0 })
  tools.die(708, 730, 70, 'plane', { colour: '#56b4e9' })
  tools.die(794, 730, 70, 'tank', { colour: '#d55e00', hit: true })
  tools.relations(
    1150,
    800,
    110,
    letters.map((id, index) => ({ id, mark: marks[index]! })),
    [
      { between: ['A', 'B'], kind: 'war' },
      { between: ['C', 'E'], kind: 'peace', fresh: true },
      { between: ['D', 'A'], kind: 'peace' },
    ],
  )
  tools.arrow([1330, 700], [1560, 900], { colour: '#d55e00', width: 12, bend: 0.2, rim: theme.ground })
  tools.table(
    20,
    830,
    800,
    [{ share: 3 }, { share: 1, align: 'center' }, { share: 1, align: 'right' }],
    [
      [{ text: 'Region' }, { text: 'Level' }, { text: 'Cards' }],
      [{ text: 'Great Britain', icon: 'pin' }, { text: '4' }, { text: '3/4/4' }],
      [{ text: 'Japan', icon: 'pin', colour: theme.accent }, { text: '2' }, { text: '1/2/1' }],
    ],
    30,
  )
}

export const painter: Painter<null> = { scenes: { signs: { size, draw: drawSigns }, things: { size, draw: drawThings } } }
