/** Signs of a game with their words, two beside each other, to be read where the picture is as wide as a phone. */
import type { Size, Tools } from '../../pictures/toolkit.ts'
import type { Language } from '../../words/index.ts'
import { type GameSymbol, inSheets, type Look } from './symbols.ts'

const width = 1080
const columns = 2
const row = 124
const margin = 14
const signAt = 58
const wordsAt = 118
const size = 42

const rowsOf = (symbols: readonly GameSymbol[]): number => Math.ceil(symbols.length / columns)

export const symbolsSize = (symbols: readonly GameSymbol[]): Size => ({ width, height: 2 * margin + rowsOf(symbols) * row })

/** The signs of one sheet, by its number; the first where none is asked for. */
export const onSheet = (symbols: readonly GameSymbol[], sheet: string | null): readonly GameSymbol[] =>
  inSheets(symbols)[Number(sheet ?? 0)] ?? []

/** Column by column: what belongs together stands together. */
export function drawSymbols(tools: Tools, symbols: readonly GameSymbol[], language: Language): void {
  const { theme } = tools
  const rows = rowsOf(symbols)
  const room = (width - 2 * margin) / columns
  tools.ground()
  symbols.forEach((symbol, index) => {
    const x = margin + Math.floor(index / rows) * room
    const y = margin + (index % rows) * row
    tools.box(x + 4, y + 4, room - 8, row - 8, { radius: 12, fill: theme.panel })
    drawLook(tools, symbol.look, x + signAt, y + row / 2, language)
    const lines = tools.wrap(symbol.words[language], size, 'strong', room - wordsAt - 16)
    const leading = size * (lines.length > 2 ? 0.84 : 1.06)
    lines.forEach((line, at) => {
      tools.text(line, x + wordsAt, y + row / 2 + (at - (lines.length - 1) / 2) * leading, {
        size: lines.length > 2 ? size * 0.78 : size,
        maxWidth: room - wordsAt - 16,
      })
    })
  })
}

function drawLook(tools: Tools, look: Look, x: number, y: number, language: Language): void {
  const { theme } = tools
  if ('icon' in look) tools.icon(look.icon, x, y, 58, look.colour ?? theme.ink)
  else if ('mark' in look) {
    tools.box(x - 44, y - 32, 88, 64, { radius: 10, fill: tools.fillOf(look.mark) })
    tools.emblem(look.mark, x, y, 22, { rim: theme.ink })
  } else if ('letter' in look) {
    tools.disc(x, y, 30, { fill: look.ground, stroke: theme.paperInk })
    tools.text(look.letter[language], x, y, { size: 44, weight: 'loud', align: 'center', colour: tools.inkOn(look.ground) })
  } else if ('land' in look) tools.box(x - 36, y - 28, 72, 56, { radius: 10, fill: look.land, stroke: theme.paperInk })
  else if ('rim' in look)
    tools.box(x - 34, y - 26, 68, 52, { radius: 10, fill: theme.panelRaised, stroke: look.rim, lineWidth: 6 })
  else if ('change' in look) tools.triangle(x, y, 40, look.change, look.colour)
  else look.as(tools, x, y)
}
