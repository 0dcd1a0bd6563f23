/** 11 What is true of every position that play can reach. */
import { ideologies as ideology, isRegionId, printedLevel, regionIds } from './data.ts'
import { handTarget, sector, supply, total } from './derived.ts'
import { advancementIds, type Cards, ideologies, type Kind, kinds, type Seat, type State } from './state.ts'

type Finding = string | false

const findingIf = (problem: string, wrong: boolean): Finding => wrong && problem

export function invariants(p: State): readonly string[] {
  const findings: Finding[] = [
    ...p.seats.flatMap((seat) => kinds.map((kind) => cardsAddUp(p, seat, kind))),
    ...p.seats.flatMap((seat) => [handFits(p, seat), noNegative(p, seat)]),
    regionsAreComplete(p),
    ...advancementIds.map((id) => findingIf(`more ${id} are owned than there are`, supply(p, id) < 0)),
    ...Object.keys(p.regions).map((region) => regionIsSound(p, region)),
    turnsAreSound(p),
    conflictIsSound(p),
  ]
  return findings.filter((finding) => finding !== false)
}

/** 1. No card is lost or made. */
function cardsAddUp(p: State, seat: Seat, kind: Kind): Finding {
  const { hand, deck, discard } = p.players[seat]
  const inRegions = Object.values(p.regions).reduce((sum, { influence }) => sum + (influence[seat]?.[kind] ?? 0), 0)
  const attacking = p.conflict?.stage === 'defend' && p.conflict.attacker === seat && p.conflict.kind === kind ? 1 : 0
  const found = hand[kind] + deck.filter((card) => card === kind).length + discard[kind] + inRegions + attacking
  const all = ideology[seat].decks[p.options.decks][kind]
  return findingIf(`${seat} has ${found} ${kind} cards instead of ${all}`, found !== all)
}

/** 2. */
function regionsAreComplete(p: State): Finding {
  const all = [...Object.keys(p.regions), ...p.regionDeck].sort()
  return findingIf('regions are missing or double', all.join() !== [...regionIds].sort().join() || !all.every(isRegionId))
}

/** 3. */
function noNegative(p: State, seat: Seat): Finding {
  const { hand, discard, advancements } = p.players[seat]
  const lists: readonly Readonly<Record<string, number>>[] = [hand, discard, advancements]
  return findingIf(
    `${seat} has a negative count`,
    lists.some((list) => Object.values(list).some((count) => count < 0 || !Number.isInteger(count))),
  )
}

/** 4 and 5. */
function regionIsSound(p: State, region: string): Finding {
  const found = p.regions[region]
  if (!found) return false
  const { controller, level, influence } = found
  if (level < 1 || level > 6) return `${region} has level ${level}`
  if (controller !== null && !p.seats.includes(controller)) return `${region} is controlled by ${controller}`
  for (const kind of kinds) if (sector(p, region, kind) > 2 * printedLevel(region)) return `${region} has too many ${kind} cards`
  const entries = Object.entries(influence) as [Seat, Cards][]
  return findingIf(
    `${region} has an empty or unknown entry of influence`,
    entries.some(([seat, cards]) => !p.seats.includes(seat) || total(cards) < 1 || kinds.some((kind) => cards[kind] < 0)),
  )
}

/** 6. */
function turnsAreSound(p: State): Finding {
  if ([...p.order].sort().join() !== [...p.seats].sort().join()) return 'the turn order is no order of the seats'
  if (p.seats.some((seat) => !ideologies.includes(seat))) return 'an unknown seat'
  const nobodysTurn = ['resources', 'diplomacy', 'finished'].includes(p.phase)
  if ((p.turn === null) !== nobodysTurn) return `turn is ${p.turn} in phase ${p.phase}`
  if ((p.result !== null) !== (p.phase === 'finished')) return 'a result before the end, or none after it'
  const circles = p.phase === 'foreign' || p.phase === 'conflict'
  return findingIf(`${p.passes} passes in phase ${p.phase}`, circles && p.passes >= p.seats.length)
}

/** 8. */
function conflictIsSound(p: State): Finding {
  const { conflict } = p
  if (!conflict) return false
  if (p.phase !== 'conflict') return `an open conflict in phase ${p.phase}`
  const { attacker, target, kind, defendKind, attackCommit, defendCommit } = conflict
  if (attacker === target || p.turn !== attacker) return 'a conflict out of turn, or with oneself'
  if (attackCommit < 0 || attackCommit > p.players[attacker].hand[kind]) return 'more attack cards committed than held'
  const most = defendKind ? p.players[target].hand[defendKind] : 0
  return findingIf('more counters committed than held', defendCommit < 0 || defendCommit > most)
}

/** 9. From Trading on nobody holds more than the hand target. */
function handFits(p: State, seat: Seat): Finding {
  if (['resources', 'finished'].includes(p.phase)) return false
  // Weapons launched lower the target, but not the hand; weapons built raise it.
  const launched = p.fought.filter(({ attacker }) => attacker === seat).length
  return findingIf(`${seat} holds more than it may`, total(p.players[seat].hand) > handTarget(p, seat) + launched)
}
