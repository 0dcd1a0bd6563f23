import { accent, bad, changed, type GameSymbol, good, icon, symbol } from '../../shared/symbols.ts'
import type { Seat } from '../state.ts'
import { marks } from './sides.ts'

const side = (seat: Seat): GameSymbol => symbol({ mark: marks[seat] }, words[seat])

import words from './symbols.json' with { type: 'json' }

const paper = '#f3efe4'
const ink = '#1b2530'
const ground = '#111b26'

/** Everything that a picture of Ideology says without words. */
export const symbols: readonly GameSymbol[] = [
  side('capitalism'),
  side('communism'),
  side('fascism'),
  side('imperialism'),
  side('fundamentalism'),
  symbol({ land: paper }, words.independent),
  symbol({ land: '#34465a' }, words.hidden),
  symbol({ rim: '#f6f8fa' }, words.home),
  changed,
  symbol({ rim: bad }, words.fought),
  symbol({ as: (tools, x, y) => tools.number(3, x, y, 30, marks.capitalism.colour, '#f6f8fa') }, words.level),
  symbol({ change: 'up', colour: good }, words.rises),
  symbol({ change: 'down', colour: bad }, words.falls),
  symbol({ as: (tools, x, y) => drawCells(tools, x, y) }, words.cells),
  icon('tank', undefined, words.tank),
  icon('coin', undefined, words.coin),
  icon('screen', undefined, words.screen),
  icon('crosshair', undefined, words.crosshair),
  icon('factory', undefined, words.factory),
  icon('flag', undefined, words.flag),
  icon('rocket', undefined, words.rocket),
  icon('bulb', undefined, words.bulb),
  icon('megaphone', undefined, words.megaphone),
  icon('trefoil', bad, words.trefoil),
  icon('hand', accent, words.hand),
  icon('deck', undefined, words.deck),
  icon('pin', undefined, words.pin),
  icon('swords', bad, words.swords),
  icon('peace', good, words.peace),
  icon('trade', undefined, words.trade),
  icon('globe', undefined, words.globe),
  icon('crown', accent, words.crown),
  icon('hourglass', accent, words.hourglass),
  icon('check', good, words.check),
  icon('shield', accent, words.shield),
  icon('pause', accent, words.pause),
  symbol(
    {
      as: (tools, x, y) =>
        tools.track(x - 44, y - 14, 88, 28, { cells: 5, value: 3, colour: marks.imperialism.colour, ghost: 4 }),
    },
    words.track,
  ),
]

function drawCells(tools: Parameters<Extract<GameSymbol['look'], { as: unknown }>['as']>[0], x: number, y: number): void {
  const rows = [
    [{ mark: marks.communism }, { mark: marks.imperialism, fresh: true }],
    [{ mark: marks.capitalism }],
    [{ mark: marks.communism }],
  ]
  tools.box(x - 44, y - 37, 88, 74, { radius: 8, fill: ground, stroke: ink })
  rows.forEach((cells, index) => {
    tools.cells(x - 36, y - 33 + index * 23, 20, 6, cells, 3, { empty: '#74879a', rim: ink })
  })
}
