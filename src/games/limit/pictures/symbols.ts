import { accent, bad, changed, type GameSymbol, good, icon, moreAndLess, symbol } from '../../shared/symbols.ts'
import { crisisColours, marks, resourceColours } from './scene.ts'

import words from './symbols.json' with { type: 'json' }

/** Everything that a picture of Limit says without words. */
export const symbols: readonly GameSymbol[] = [
  symbol({ mark: marks.p1 }, words.aNationIts),
  symbol({ mark: marks.star }, words.starNation),
  icon('crown', accent, words.crown),
  icon('flag', accent, words.flag),
  icon('hourglass', accent, words.hourglass),
  icon('check', good, words.check),
  ...moreAndLess,
  changed,
  icon('people', undefined, words.people),
  icon('megaphone', undefined, words.megaphone),
  symbol({ as: (tools, x, y) => drawDisorder(tools, x, y) }, words.disorder01),
  icon('coin', accent, words.coin),
  icon('wheat', resourceColours.renewable, words.wheat),
  icon('cube', resourceColours.industrial, words.cube),
  icon('sword', resourceColours.military, words.sword),
  icon('drop', resourceColours.fossil, words.drop),
  icon('factory', undefined, words.factory),
  icon('lock', accent, words.lock),
  icon('globe', good, words.globe),
  icon('cloud', bad, words.cloud),
  icon('warning', bad, words.warning),
  icon('hand', accent, words.hand),
  icon('deck', accent, words.deck),
  icon('home', undefined, words.home),
  icon('swords', crisisColours.military, words.swords),
  icon('leaf', crisisColours.ecological, words.leaf),
  icon('shield', accent, words.shield),
  icon('handshake', accent, words.handshake),
  symbol({ rim: bad }, words.lessThanA),
]

function drawDisorder(tools: Parameters<Extract<GameSymbol['look'], { as: unknown }>['as']>[0], x: number, y: number): void {
  for (let step = 0; step <= 10; step++) {
    const colour = step <= 1 ? '#6cbcf0' : step <= 8 ? '#b4c2cf' : bad
    tools.box(x - 44 + step * 8, y - 16, 6, 32, { radius: 2, fill: colour })
  }
}
