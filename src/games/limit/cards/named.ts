/** What can be named with a card: what is listed of it, and what is wrong with it (6.3.4). */
import { oneOf, optional, type Params, type Refusal, refuse } from '../../../kernel/index.ts'
import { isSeat } from '../../shared/seats.ts'
import { powers } from '../derived.ts'
import { canRaise } from '../nation/tracks.ts'
import { oneListed } from '../params.ts'
import { type Cls, classes, decks, resources, type Seat, type State } from '../state.ts'
import type { Given } from './price.ts'

const crafted = ['renewable', 'industrial', 'military'] as const
const loot = ['fossil', 'renewable', 'industrial'] as const

const ofTheStar = ['fossil'] as const

export const named = {
  class: oneOf(classes, { words: 'class' }),
  /** Of a target: the Star Nation has no classes. */
  classOfTarget: optional(
    oneListed((_p, _seat, { target }) => (target === 'star' ? [] : classes), { values: classes, words: 'class' }),
  ),
  pick: oneListed((p, seat) => p.nations[seat].played, { words: 'card' }),
  deck: oneOf(decks),
  resource: oneOf(crafted),
  target: oneListed((p, seat) => powers(p).filter((who) => who !== seat), { words: 'seat' }),
  amount: oneOf([1, 2]),
  take: oneListed((_p, _seat, { target }) => (target === 'star' ? ofTheStar : loot), { values: loot, words: 'resource' }),
  price: oneOf(resources, { words: 'resource' }),
  dir: oneOf(['up', 'down']),
}

/** They have codes of their own, and are looked at by the effect or with the costs. */
const judgedElsewhere = ['target', 'pick', 'spend', 'backers']

/** What is wrong whatever the card does: a target that is none, and what nobody asked for or could choose. */
export function checkNamed(p: State, seat: Seat, params: Params, given: Given): Refusal | undefined {
  if ('target' in params) {
    if (given.target === seat) return refuse('target-self')
    if (!isSeat(p, given.target) && !(given.target === 'star' && p.star)) return refuse('no-such-target')
  }
  // Backers may be named with every card: whether there is anything to back is asked with the costs.
  if (!Object.keys(given).every((field) => field === 'card' || field === 'backers' || field in params))
    return refuse('bad-choice')
  for (const [name, param] of Object.entries(params)) {
    const value = given[name]
    if (judgedElsewhere.includes(name) || (param.optional && value === undefined)) continue
    if (!param.has(value)) return refuse('bad-choice')
  }
}

export const isClass = (value: unknown): value is Cls => classes.some((cls) => cls === value)

export const risesFor = (p: State, seat: Seat, cls: unknown): Refusal | undefined =>
  isClass(cls) && canRaise(p.nations[seat], cls) ? undefined : refuse('class-blocked', { class: cls })
