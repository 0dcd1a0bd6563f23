/** 5.13 What is told of a deal: to the two while it is proposed, to everybody once it is accepted. */
import type { Notice } from '../../../kernel/index.ts'
import type { Seat } from '../state.ts'
import type { Bundle, Deal } from '../turn/action.ts'

const goodsOf = ({ pp, oil }: Bundle) => ({ pp, oil })
const hasGoods = ({ pp, oil }: Bundle): boolean => pp + oil > 0
const cardsOf = ({ econ, political }: Bundle): readonly string[] => [...econ, ...political]

const line = (holds: boolean, key: string, params: Notice['params']): readonly Notice[] => (holds ? [{ key, params }] : [])

/** The terms as they are proposed: of the wanted political cards only the kinds. */
export const termsOf = (seat: Seat, { to, give, want, note }: Deal): readonly Notice[] => [
  ...line(hasGoods(give), 'offers-goods', { seat, to, resources: goodsOf(give) }),
  ...line(cardsOf(give).length > 0, 'offers-cards', { seat, to, cards: cardsOf(give) }),
  ...line(hasGoods(want), 'wants-goods', { seat, to, resources: goodsOf(want) }),
  ...line(cardsOf(want).length > 0, 'wants-cards', { seat, to, goods: cardsOf(want) }),
  ...line(note !== '', 'deal-note', { seat, note }),
]

const given = (seat: Seat, to: Seat, bundle: Bundle): readonly Notice[] => [
  ...line(hasGoods(bundle), 'gives-goods', { seat, to, resources: goodsOf(bundle) }),
  ...line(cardsOf(bundle).length > 0, 'gives-cards', { seat, to, cards: cardsOf(bundle) }),
]

/** What changed hands; `political` are the cards that answered to the wanted kinds. */
export const exchangeOf = (seat: Seat, { to, give, want, note }: Deal, political: readonly string[]): readonly Notice[] => [
  ...given(seat, to, give),
  ...given(to, seat, { ...want, political: [...political] }),
  ...line(note !== '', 'deal-note', { seat, note }),
]
