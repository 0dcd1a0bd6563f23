/** What a card in hand could be played at now, asked of its own rule. */
import { offer } from '../../../kernel/index.ts'
import { markup, type Say } from '../../../words/index.ts'
import { isSeat } from '../../shared/seats.ts'
import { cardOf, isTerritory } from '../data.ts'
import { venontaRules } from '../rulebook.ts'
import type { Seat, State, View } from '../state.ts'
import { seatName, territoryName } from './names.ts'

export interface Now {
  readonly playable: boolean
  /** Empty where nothing is to be chosen, or nearly everything can be. */
  readonly targets: readonly string[]
}

const mostNamed = 4

export function cardNow(view: View, seat: Seat, id: string, say: Say): Now {
  // `as`: a card's rule looks at what everybody may see, and at whoever plays it.
  const state = view as unknown as State
  const [param] = cardOf(id).params
  const playable = offer(venontaRules, state, seat, 'play', 'card', { card: id }).length > 0
  if (!playable || param === undefined) return { playable, targets: [] }
  const targets = offer(venontaRules, state, seat, 'play', param, { card: id })
  return { playable, targets: targets.length <= mostNamed ? targets.map((target) => targetName(view, target, say)) : [] }
}

function targetName(view: View, target: unknown, say: Say): string {
  if (isTerritory(target)) return territoryName(target, say)
  return isSeat(view, target) ? seatName(view, target, say) : `${say('thing.ocean')} ${target}`
}

/** "Now: 1 Norda, 3 Rivera" */
export function nowWords({ playable, targets }: Now, say: Say): string {
  if (!playable) return say('text.not-now')
  return targets.length > 0 ? say('text.now-at', { targets: targets.map(markup) }) : say('text.now')
}
