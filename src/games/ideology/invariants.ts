/** 11 What is true of every position that play can reach. */
import { areAllOnce, type Found, ofEachSeat, soundness } from '../shared/soundness.ts'
import { ideologies as ideology, printedLevel, regionIds } from './data.ts'
import { handTarget, sector, supply, total } from './derived.ts'
import { advancementIds, type Cards, ideologies, kinds, type Seat, type State } from './state.ts'

/** 1. No card is lost or made. */
function cardsAddUp(p: State, seat: Seat, found: Found): void {
  const { hand, deck, discard } = p.players[seat]
  for (const kind of kinds) {
    const inRegions = Object.values(p.regions).reduce((sum, { influence }) => sum + (influence[seat]?.[kind] ?? 0), 0)
    const attacking = p.conflict?.stage === 'defend' && p.conflict.attacker === seat && p.conflict.kind === kind ? 1 : 0
    const there = hand[kind] + deck.filter((card) => card === kind).length + discard[kind] + inRegions + attacking
    const all = ideology[seat].decks[p.options.decks][kind]
    if (there !== all) found(`${seat} has ${there} ${kind} cards instead of ${all}`)
  }
}

/** 2. */
function regionsAreComplete(p: State, found: Found): void {
  if (!areAllOnce(regionIds, [...Object.keys(p.regions), ...p.regionDeck])) found('regions are missing or double')
}

/** 3. */
function noNegative(p: State, seat: Seat, found: Found): void {
  const { hand, discard, advancements } = p.players[seat]
  const lists: readonly Readonly<Record<string, number>>[] = [hand, discard, advancements]
  if (lists.some((list) => Object.values(list).some((count) => count < 0 || !Number.isInteger(count))))
    found(`${seat} has a negative count`)
}

function suppliesAreSound(p: State, found: Found): void {
  for (const id of advancementIds) if (supply(p, id) < 0) found(`more ${id} are owned than there are`)
}

/** 4 and 5. */
function regionsAreSound(p: State, found: Found): void {
  for (const [region, { controller, level, influence }] of Object.entries(p.regions)) {
    if (level < 1 || level > 6) found(`${region} has level ${level}`)
    if (controller !== null && !p.seats.includes(controller)) found(`${region} is controlled by ${controller}`)
    for (const kind of kinds)
      if (sector(p, region, kind) > 2 * printedLevel(region)) found(`${region} has too many ${kind} cards`)
    const entries = Object.entries(influence) as [Seat, Cards][]
    if (entries.some(([seat, cards]) => !p.seats.includes(seat) || total(cards) < 1 || kinds.some((kind) => cards[kind] < 0)))
      found(`${region} has an empty or unknown entry of influence`)
  }
}

/** 6. */
function turnsAreSound(p: State, found: Found): void {
  if (!areAllOnce(p.seats, p.order)) found('the turn order is no order of the seats')
  if (p.seats.some((seat) => !ideologies.includes(seat))) found('an unknown seat')
  const nobodysTurn = ['resources', 'diplomacy', 'finished'].includes(p.phase)
  if ((p.turn === null) !== nobodysTurn) found(`turn is ${p.turn} in phase ${p.phase}`)
  if ((p.result !== null) !== (p.phase === 'finished')) found('a result before the end, or none after it')
  const circles = p.phase === 'foreign' || p.phase === 'conflict'
  if (circles && p.passes >= p.seats.length) found(`${p.passes} passes in phase ${p.phase}`)
}

/** 8. */
function conflictIsSound(p: State, found: Found): void {
  const { conflict } = p
  if (!conflict) return
  const { attacker, target, kind, defendKind, attackCommit, defendCommit } = conflict
  if (p.phase !== 'conflict') found(`an open conflict in phase ${p.phase}`)
  if (attacker === target || p.turn !== attacker) found('a conflict out of turn, or with oneself')
  if (attackCommit < 0 || attackCommit > p.players[attacker].hand[kind]) found('more attack cards committed than held')
  const most = defendKind ? p.players[target].hand[defendKind] : 0
  if (defendCommit < 0 || defendCommit > most) found('more counters committed than held')
}

/** 9. From Trading on nobody holds more than the hand target. */
function handFits(p: State, seat: Seat, found: Found): void {
  if (['resources', 'finished'].includes(p.phase)) return
  // Weapons launched lower the target, but not the hand; weapons built raise it.
  const launched = p.fought.filter(({ attacker }) => attacker === seat).length
  if (total(p.players[seat].hand) > handTarget(p, seat) + launched) found(`${seat} holds more than it may`)
}

export const invariants = soundness<State>(
  ofEachSeat(cardsAddUp),
  ofEachSeat(handFits),
  ofEachSeat(noNegative),
  regionsAreComplete,
  suppliesAreSound,
  regionsAreSound,
  turnsAreSound,
  conflictIsSound,
)
