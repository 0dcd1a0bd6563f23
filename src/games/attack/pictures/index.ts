/** Pictures of Attack! Runs in the drawing process. */
import { speaker, together } from '../../../words/index.ts'
import { painterOf } from '../../shared/painter.ts'
import { names } from '../names.ts'
import type { View } from '../secrets/view.ts'
import { words } from '../words/index.ts'
import { boardSize, drawBoard } from './board.ts'
import { closeSize, drawClosely, focusOf } from './close.ts'
import { coverSize, drawCover } from './cover.ts'
import { drawHand, handSize } from './hand.ts'
import { marks } from './scene.ts'
import { drawAttackStatus } from './status.ts'
import { symbols } from './symbols.ts'
import { pictureWords } from './words.ts'

const catalogues = together(words, pictureWords)

export const painter = painterOf({
  say: (language, people) => speaker({ catalogues, language, names, people }),
  besides: (view: View, before: View | null, tools) => ({
    // A game before its start is nothing to compare with
    before: before?.options.map === view.options.map ? before : null,
    map: tools.loadMap(`attack-${view.options.map}`),
  }),
  focusOf,
  board: { size: boardSize, draw: drawBoard },
  status: drawAttackStatus,
  close: { size: closeSize, draw: drawClosely },
  hand: { size: (view, { focus }) => handSize(view, focus), draw: drawHand },
  symbols,
  markOf: (_, seat) => marks[seat],
  cover: { size: coverSize, draw: drawCover },
})
