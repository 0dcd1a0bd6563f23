import type { Asked, Language, Painter, Size, Tools } from '../../pictures/toolkit.ts'

interface Drawings<View, Seat extends string, Sheet, Focus> {
  /** What every part of a picture is drawn from. */
  sheetOf(tools: Tools, view: View, asked: Asked<View, Seat>): Sheet
  /** What a focus means in this game; nothing where it names nothing, and the whole board is drawn. */
  focusOf(view: View, focus: string | null): Focus | null
  readonly board: { readonly size: Size; draw(sheet: Sheet): void }
  readonly close: { readonly size: Size; draw(sheet: Sheet, focus: Focus): void }
  readonly hand: {
    readonly size: Size | ((view: View, asked: Asked<View, Seat>) => Size)
    draw(sheet: Sheet, focus: string | null): void
  }
  readonly cover: { readonly size: Size; draw(tools: Tools, language: Language): void }
}

/** The three scenes of every game: the board or something of it closely, a hand, and the cover of its lobby. */
export const painterOf = <View, Seat extends string, Sheet, Focus extends object>({
  sheetOf,
  focusOf,
  board,
  close,
  hand,
  cover,
}: Drawings<View, Seat, Sheet, Focus>): Painter<View, Seat> => ({
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
    hand: { size: hand.size, draw: (tools, view, asked) => hand.draw(sheetOf(tools, view, asked), asked.focus) },
    cover: { size: cover.size, draw: (tools, _, { language }) => cover.draw(tools, language) },
  },
})
