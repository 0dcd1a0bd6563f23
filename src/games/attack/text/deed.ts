/** What goes on right now, in one sentence: what the active seat does, or whom everybody waits for. */
import type { Say } from '../../../words/index.ts'
import { kindOf } from '../data.ts'
import { sizeOf } from '../derived.ts'
import type { View } from '../secrets/view.ts'
import type { PoliticalAction } from '../turn/action.ts'

type Action = NonNullable<View['action']>
/** The member of the union that may be of this type: moves and Blitzkrieg moves share one. */
type Typed<Type, Member = Action> = Member extends { type: infer Own } ? (Type extends Own ? Member : never) : never
type Telling<Type extends Action['type']> = (view: View, action: Typed<Type>, say: Say) => string

const marching = (view: View, action: Typed<'move'>, say: Say): string => {
  const seat = view.active
  const { type, battle, targets, contests } = action
  if (battle?.kind === 'land')
    return say('deed.land', { attacker: battle.attacker, defender: battle.defender, region: battle.region, round: battle.round })
  if (battle?.kind === 'naval') return say('deed.naval', { ...battle, round: battle.round })
  if (view.phase === 'block' || view.phase === 'passage' || view.phase === 'intercept') return say(`deed.${view.phase}`, { seat })
  if (targets.length > 0) return say('deed.fights', { seat, regions: targets })
  if (contests.length > 0) return say('deed.fights-at-sea', { seat, seas: contests.map(({ sea }) => sea) })
  return say(`deed.${type}`, { seat })
}

function playing(view: View, play: NonNullable<PoliticalAction['play']>, say: Say): string {
  const facts = { seat: view.active, kind: kindOf(play.card) }
  if (play.target) return say('deed.plays-at', { ...facts, target: play.target })
  return play.region ? say('deed.plays-in', { ...facts, region: play.region }) : say('deed.plays', facts)
}

const tellings: { readonly [Type in Action['type']]: Telling<Type> } = {
  move: marching,
  blitzkrieg: marching,
  'strategic-move': (view, _, say) => say('deed.strategic-move', { seat: view.active }),
  build: (view, { battle }, say) =>
    battle ? say('deed.naval', { ...battle }) : say('deed.build', { seat: view.active, pp: view.players[view.active!].pp }),
  political: (view, { play, take, deploy }, say) => {
    const played = play ? playing(view, play, say) : say('deed.political', { seat: view.active })
    if (view.phase === 'block') return `${played} ${say('deed.may-block')}`
    if (take > 0) return `${played} ${say('deed.takes', { count: take })}`
    return deploy > 0 ? `${played} ${say('deed.deploys', { count: deploy })}` : played
  },
  blitz: (view, { attempt }, say) => say('deed.blitz', { seat: view.active, attempt }),
  auction: (view, { bid }, say) => say('deed.auction', { seat: view.active, bid }),
  trade: (view, { deal }, say) =>
    deal ? say('deed.trade-with', { seat: view.active, to: deal.to }) : say('deed.trade', { seat: view.active }),
  bombing: (view, { target, step }, say) => say(`deed.bombing-${step}`, { seat: view.active, target }),
  raid: (view, { areas, sea }, say) =>
    sea ? say('deed.raid-hits', { seat: view.active, sea }) : say('deed.raid', { seat: view.active, seas: areas }),
  production: (view, _, say) => say('deed.production', { round: view.round }),
}

/** Setup has no actions: whose turn it is, and what is left to place. */
function settingUp(view: View, say: Say): string {
  const seat = view.active
  if (view.phase === 'setup-place' && seat) {
    const { pool } = view.players[seat]
    return say('deed.setup-place', { seat, left: view.setup?.left ?? 0, pool: pool ? sizeOf(pool) : 0 })
  }
  return say(`deed.${view.phase}`, { seat })
}

export function deed(view: View, say: Say): string {
  const { action, phase } = view
  if (phase.startsWith('setup-')) return settingUp(view, say)
  if (!action) return say('deed.turn', { seat: view.active })
  // `as`: the type of an action says which of the tellings is its own.
  return (tellings[action.type] as Telling<Action['type']>)(view, action, say)
}
