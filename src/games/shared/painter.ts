import type { Asked, Language, Mark, Painter, Size, Tools } from '../../pictures/toolkit.ts'
import type { Say } from '../../words/index.ts'
import { curveSize, drawCurve } from './curve.ts'
import { statusSize } from './status/picture.ts'
import type { GameSymbol } from './symbols.ts'
import { drawSymbols, onSheet, symbolsSize } from './symbols-picture.ts'

/** What every part of a picture is drawn from; games add what theirs need besides. */
export interface Sheet<View, Seat extends string = string> {
  readonly tools: Tools
  readonly view: View
  readonly say: Say
  /** Who sits where, as far as their names can be written. */
  readonly people: Readonly<Record<string, string>>
  /** The seats that are shown as asked now. */
  readonly awaited: readonly Seat[]
}

interface Drawings<View, Seat extends string, Besides, Focus> {
  say(language: Language, people: Readonly<Record<string, string>>): Say
  /** What the drawings of this game need besides; `before` is the view at the end of the chapter before, to mark what changed. */
  besides(view: View, before: View | null, tools: Tools): Besides
  /** What a focus means in this game; nothing where it names nothing, and the whole board is drawn. */
  focusOf(view: View, focus: string | null): Focus | null
  readonly board: { readonly size: Size; draw(sheet: Sheet<View, Seat> & Besides): void }
  /** What stands in the channel, composed for a phone. */
  status(sheet: Sheet<View, Seat> & Besides): void
  readonly close: { readonly size: Size; draw(sheet: Sheet<View, Seat> & Besides, focus: Focus): void }
  readonly hand: {
    readonly size: Size | ((view: View, asked: Asked<View, Seat>) => Size)
    draw(sheet: Sheet<View, Seat> & Besides, focus: string | null): void
  }
  /** Every sign that the others may show. */
  readonly symbols: readonly GameSymbol[]
  /** Whose sign is whose. */
  markOf(view: View, seat: Seat): Mark
  readonly cover: { readonly size: Size; draw(tools: Tools, say: Say): void }
}

/** The scenes of every game: the board or something of it closely, where it stands for a phone, a hand, what its signs mean, and the cover of its lobby. */
export function painterOf<View, Seat extends string, Besides, Focus extends object>(
  drawings: Drawings<View, Seat, Besides, Focus>,
): Painter<View, Seat> {
  const { say, besides, focusOf, board, status, close, hand, symbols, markOf, cover } = drawings
  const sheetOf = (tools: Tools, view: View, { language, before, people, awaited }: Asked<View, Seat>) => ({
    ...{ tools, view, say: say(language, people), people, awaited },
    ...besides(view, before, tools),
  })
  return {
    scenes: {
      board: {
        size: (view, { focus }) => (focusOf(view, focus) ? close.size : board.size),
        draw(tools, view, asked) {
          const sheet = sheetOf(tools, view, asked)
          const focus = focusOf(view, asked.focus)
          if (focus) close.draw(sheet, focus)
          else board.draw(sheet)
        },
      },
      status: { size: statusSize, draw: (tools, view, asked) => status(sheetOf(tools, view, asked)) },
      hand: { size: hand.size, draw: (tools, view, asked) => hand.draw(sheetOf(tools, view, asked), asked.focus) },
      curve: {
        size: (_, { series }) => curveSize(series),
        draw: (tools, view, { series, language, people }) =>
          // `as`: whoever asks for a curve names the seats of this view.
          drawCurve(tools, series, { say: say(language, people), people, markOf: (seat) => markOf(view, seat as Seat) }),
      },
      symbols: {
        size: (_, { focus }) => symbolsSize(onSheet(symbols, focus)),
        draw: (tools, _, { language, focus }) => drawSymbols(tools, onSheet(symbols, focus), language),
      },
      cover: { size: cover.size, draw: (tools, _, { language }) => cover.draw(tools, say(language, {})) },
    },
  }
}
