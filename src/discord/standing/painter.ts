/** The picture of a standing: rows with ratings as ranges on one scale. Runs in the drawing process. */
import type { Painter, Tools } from '../../pictures/toolkit.ts'

export interface StandingRow {
  /** The name, or by whose name of `people` it is called. */
  readonly name: string
  readonly person?: string
  readonly lead: string
  readonly note: string
  /** The likeliest rating with its uncertainty; absent where there is none yet. */
  readonly rating?: { readonly mu: number; readonly sigma: number; readonly inWords: string }
}

export interface StandingView {
  readonly title: string
  readonly rows: readonly StandingRow[]
}

const width = 1080
const rowHeight = 132
const head = 110
const margin = 24
const nameAt = 130
const scaleAt = 590
const scaleWidth = width - scaleAt - 200

const heightOf = ({ rows }: StandingView): number => head + Math.max(1, rows.length) * rowHeight + margin

/** What all rows have room on. */
function scaleOf({ rows }: StandingView): { readonly from: number; readonly to: number } {
  const ratings = rows.flatMap(({ rating }) => rating ?? [])
  const from = Math.min(0, ...ratings.map(({ mu, sigma }) => mu - 2 * sigma))
  const to = Math.max(50, ...ratings.map(({ mu, sigma }) => mu + 2 * sigma))
  return { from, to }
}

function drawRow(tools: Tools, row: StandingRow, name: string, y: number, at: (skill: number) => number): void {
  const { theme } = tools
  const middle = y + (rowHeight - 12) / 2
  tools.box(margin, y, width - 2 * margin, rowHeight - 12, { radius: 14, fill: theme.panel })
  tools.text(row.lead, margin + 52, middle, { size: 46, weight: 'loud', align: 'center', colour: theme.accent, maxWidth: 92 })
  tools.text(name, nameAt, middle - 24, { size: 42, weight: 'loud', maxWidth: scaleAt - nameAt - 24 })
  tools.text(row.note, nameAt, middle + 28, { size: 32, colour: theme.inkSoft, maxWidth: scaleAt - nameAt - 24 })
  if (!row.rating) return
  const { mu, sigma, inWords } = row.rating
  tools.box(scaleAt, middle - 5, scaleWidth, 10, { radius: 5, fill: theme.panelRaised })
  tools.box(at(mu - 2 * sigma), middle - 14, at(mu + 2 * sigma) - at(mu - 2 * sigma), 28, { radius: 14, fill: theme.edge })
  tools.disc(at(mu), middle, 16, { fill: theme.accent, stroke: theme.paperInk })
  tools.text(inWords, width - margin - 20, middle, { size: 40, weight: 'loud', align: 'right', maxWidth: 160 })
}

export const painter: Painter<StandingView> = {
  scenes: {
    standing: {
      size: (view) => ({ width, height: heightOf(view) }),
      draw(tools, view, { people }) {
        tools.ground()
        tools.text(view.title, margin + 8, head / 2, { size: 52, weight: 'loud', maxWidth: width - 2 * margin - 16 })
        const { from, to } = scaleOf(view)
        const at = (skill: number): number => scaleAt + ((skill - from) / (to - from)) * scaleWidth
        view.rows.forEach((row, index) => {
          const called = row.person === undefined ? undefined : people[row.person]
          drawRow(tools, row, called ?? row.name, head + index * rowHeight, at)
        })
      },
    },
  },
}
