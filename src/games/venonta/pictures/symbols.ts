import type { Tools } from '../../../pictures/toolkit.ts'
import { sixMarks } from '../../shared/marks.ts'
import { accent, bad, changed, type GameSymbol, good, icon, moreAndLess, symbol, type Words } from '../../shared/symbols.ts'
import type { Use } from '../state.ts'
import { fishColour, fuelColour, groupColours, helmetColour, neutralMark, waterColour, wheatColour } from './sides.ts'
import { drawSlot } from './slot.ts'

import words from './symbols.json' with { type: 'json' }

const slot = (use: Use, means: Words, water = false): GameSymbol =>
  symbol({ as: (tools, x, y) => drawSlot(tools, use, x - 30, y - 30, 60, { water, fresh: false }) }, means)

/** Everything that a picture of Venonta says without words. */
export const symbols: readonly GameSymbol[] = [
  symbol({ mark: sixMarks.p1 }, words.seat),
  symbol({ mark: neutralMark }, words.neutral),
  symbol({ land: '#d9d3c3' }, words.free),
  symbol({ as: drawColony }, words.colony),
  changed,
  symbol({ rim: bad }, words.attacked),
  ...moreAndLess,
  slot('forest', words.forest),
  slot('farm', words.farm),
  slot('intensive', words.intensive),
  slot('factory', words.factory),
  slot('forest', words.wet, true),
  symbol({ as: drawWater }, words.water),
  icon('tree', '#5fd38f', words.tree),
  icon('wheat', wheatColour, words.wheat),
  icon('check', good, words.check),
  icon('coin', accent, words.coin),
  icon('drop', fuelColour, words.drop),
  icon('person', accent, words.person),
  icon('tank', undefined, words.tank),
  icon('people', undefined, words.people),
  icon('factory', undefined, words.idle),
  icon('crown', undefined, words.crown),
  icon('shield', good, words.shield),
  icon('cloud', undefined, words.cloud),
  icon('fish', fishColour, words.fish),
  icon('cross', bad, words.cross),
  icon('swords', groupColours.aggressive, words.swords),
  icon('globe', groupColours.neutral, words.globe),
  icon('leaf', groupColours.peaceful, words.leaf),
  icon('helmet', helmetColour, words.helmet),
  icon('handshake', undefined, words.handshake),
  icon('lock', bad, words.lock),
  icon('trade', undefined, words.trade),
  icon('hand', undefined, words.hand),
  icon('deck', undefined, words.deck),
  icon('hourglass', accent, words.hourglass),
  icon('flag', accent, words.flag),
  icon('warning', bad, words.warning),
  icon('pause', undefined, words.pause),
]

function drawColony(tools: Tools, x: number, y: number): void {
  tools.box(x - 36, y - 28, 72, 56, { radius: 10, fill: sixMarks.p2.colour })
  for (const at of [-24, 0, 24]) tools.box(x + at - 6, y - 28, 12, 56, { fill: sixMarks.p1.colour })
  tools.disc(x, y, 18, { fill: tools.theme.ground, stroke: sixMarks.p1.colour, lineWidth: 3 })
  tools.emblem(sixMarks.p1, x, y, 10, { rim: tools.theme.ink })
}

function drawWater(tools: Tools, x: number, y: number): void {
  tools.disc(x, y, 30, { fill: '#0f1d2b', stroke: waterColour, lineWidth: 3 })
  tools.text('A', x, y, { size: 38, colour: waterColour, align: 'center' })
}
