import { areAllOnce, type Found, ofEachSeat, soundness, within } from '../shared/soundness.ts'
import { data, lastFactory, lastPopulation, lastPrice, mostDisorder } from './data.ts'
import { allDestab, destabCap } from './derived.ts'
import { classes, crises, decks, factories, resources, type Seat, type State } from './state.ts'

const allCards = data.cards.map(({ id }) => id)

/** 11.1 */
function cardsAreWhole(p: State, seat: Seat, found: Found): void {
  const nation = p.nations[seat]
  const drawn = p.todo.flatMap((entry) => (entry.kind === 'keep' && entry.seat === seat ? entry.drawn : []))
  const held = [...nation.hand, ...nation.aside, ...nation.played, ...nation.permanent, ...drawn]
  const cards = [...held, ...decks.flatMap((deck) => nation.decks[deck])]
  if (!areAllOnce(allCards, cards)) found(`the cards of ${seat} are not the 37`)
  for (const deck of decks)
    if (nation.decks[deck].some((id) => data.cards.find((card) => card.id === id)?.deck !== deck))
      found(`a card of ${seat} lies in a wrong deck`)
}

/** 11.2 and 11.3, what lies in front of a nation. */
function nationIsSound(p: State, seat: Seat, found: Found): void {
  const nation = p.nations[seat]
  if (!within(nation.level, 1, lastPopulation)) found(`level of ${seat}`)
  for (const factory of factories) if (!within(nation.factories[factory], 1, lastFactory)) found(`${factory} level of ${seat}`)
  if (nation.factories.renewable > Math.max(1, nation.territories)) found(`${seat} farms more than its territories`)
  const standards = classes.map((cls) => nation.classes[cls])
  if (!standards.every((standard, index) => within(standard, 1, 4) && standard <= (standards[index - 1] ?? 4)))
    found(`classes of ${seat}`)
  if (!within(nation.disorder, 0, mostDisorder)) found(`disorder of ${seat}`)
  if (nation.transition.zone < 0 || nation.transition.zone + nation.transition.rows.length > classes.length)
    found(`transition of ${seat}`)
  const amounts = [
    nation.money,
    nation.territories,
    nation.pollution,
    nation.destab,
    ...resources.map((res) => nation.stock[res]),
  ]
  if (!amounts.every((amount) => within(amount, 0))) found(`${seat} holds less than nothing`)
}

function worldIsSound(p: State, found: Found): void {
  const amounts = [p.bank, p.colonies.territories, p.colonies.fossils, ...resources.map((resource) => p.market.stock[resource])]
  if (!amounts.every((amount) => within(amount, 0))) found('the world holds less than nothing')
  if (p.star && !Object.values(p.star).every((amount) => within(amount, 0))) found('the Star holds less than nothing')
  for (const resource of resources) if (!within(p.market.price[resource], 1, lastPrice)) found(`price of ${resource}`)
  if (!within(p.destabReserve, Math.max(0, destabCap(p) - allDestab(p)), destabCap(p))) found('reserve of destabilisation')
  for (const kind of crises) {
    const list = p.crises[kind]
    if (!list.every((round, index) => within(round, 1, p.round) && round > (list[index - 1] ?? 0)) || list.length > 4)
      found(`${kind} crises`)
  }
}

/** 11.7 */
function phaseIsSound(p: State, found: Found): void {
  if ((p.turn !== null) !== (p.phase === 'decisions' || p.phase === 'alliances')) found(`turn in ${p.phase}`)
  if (Object.keys(p.progress).length > 0 !== (p.phase === 'social' || p.phase === 'resilience')) found(`progress in ${p.phase}`)
  if (p.stage !== null && p.phase !== 'crises') found(`stage in ${p.phase}`)
  for (const kind of ['military', 'economic'] as const)
    if (
      p.alliances[kind].some((group) => group.length < 2) ||
      new Set(p.alliances[kind].flat()).size !== p.alliances[kind].flat().length
    )
      found(`${kind} alliances`)
}

/** What must be true of every position (11). */
export const invariants = soundness<State>(ofEachSeat(cardsAreWhole), ofEachSeat(nationIsSound), worldIsSound, phaseIsSound)
