/** Positions in words, from the same view as the pictures. */
import type { Sight } from '../../../kernel/index.ts'
import type { Say } from '../../../words/index.ts'
import type { GameText } from '../../folder.ts'
import type { HandLine } from '../../hand.ts'
import { items, sentence, title } from '../../shared/hand.ts'
import { altText, list } from '../../shared/text.ts'
import { buyPrice, data, heads, sellPrice, starNow, yieldOf } from '../data.ts'
import { crisisCount, destabCap, pollutionCap, pollutionReserve } from '../derived.ts'
import { scoreOf } from '../round/scoring.ts'
import { columnOf } from '../social/demands.ts'
import { changesAhead, forecastOf } from '../social/forecast.ts'
import { moodOf } from '../social/steps.ts'
import { alliances, classes, decks, factories, type NationView, resources, type Seat, type View } from '../state.ts'
import { costWords, effectWords } from './cards.ts'
import { note } from './notes.ts'
import { points, self } from './self.ts'

const seatName = (say: Say, seat: string): string => say('text.name', { seat })

const handSize = ({ hand }: NationView): number => (typeof hand === 'number' ? hand : hand.length)

/** "3/2/2/1/1": A to E. */
const standards = (nation: NationView): string => classes.map((cls) => nation.classes[cls]).join('/')

function headline(view: View, say: Say): string {
  const { result } = view
  if (result && view.star) {
    const points = result.scores.p1?.total ?? 0
    return say('text.headline-solo', { points, excellent: result.excellent ?? false })
  }
  if (result) {
    const [winner] = result.winners
    return say('text.headline-won', { winners: result.winners, points: winner ? result.scores[winner]?.total : 0 })
  }
  return say('text.headline', {
    generation: view.round,
    years: data.years[view.round - 1],
    phase: view.phase,
    seat: view.leader,
    crises: crisisCount(view),
  })
}

const reserves = (view: View, say: Say): string =>
  say('text.reserves', {
    pollution: pollutionReserve(view),
    pollutionCap: pollutionCap(view),
    destab: view.destabReserve,
    destabCap: destabCap(view),
  })

function world(view: View, say: Say): string {
  const { financial, ecological, military } = view.crises
  const lines = [
    say('text.bank', { bank: view.bank }),
    reserves(view, say),
    say('text.crises', {
      crises: crisisCount(view),
      financial: financial.length,
      ecological: ecological.length,
      military: military.length,
    }),
    say('text.colonies', view.colonies),
    ...alliances.flatMap((alliance) => view.alliances[alliance].map((members) => say('text.alliance', { alliance, members }))),
  ]
  return `**${say('text.world')}**\n${list(lines)}`
}

const market = (view: View, say: Say): string =>
  `**${say('text.market')}**\n${list(
    resources.map((resource) => {
      const position = view.market.price[resource]
      const stock = view.market.stock[resource]
      return say('text.price', { resource, stock, buy: buyPrice(position), sell: sellPrice(position) ?? 0 })
    }),
  )}`

/** "2, 1, 1" with names: what the factories make. */
const factoriesOf = (nation: NationView, say: Say): string =>
  factories.map((factory) => `${say(`resource.${factory}`)} ${yieldOf(nation.factories[factory])}`).join(', ')

const stocksOf = (nation: NationView, say: Say): string =>
  resources.map((resource) => say('text.stock', { resource, count: nation.stock[resource] })).join(', ')

function nationLines(view: View, seat: Seat, say: Say): string {
  const nation = view.nations[seat]
  const marks = [
    view.leader === seat ? say('text.leader') : '',
    view.phase === 'decisions' && view.turn?.passed.includes(seat) ? say('text.passed') : '',
  ].filter(Boolean)
  const facts = say('text.nation', {
    people: heads(nation),
    level: nation.level,
    money: nation.money,
    disorder: nation.disorder,
    mood: moodOf(nation.disorder),
    standards: standards(nation),
    // In words already: these two are no lists of values.
    factories: factoriesOf(nation, say),
    stocks: stocksOf(nation, say),
    territories: nation.territories,
    pollution: nation.pollution,
    destab: nation.destab,
    hand: handSize(nation),
    points: scoreOf(view, nation).total,
  })
  const inPlay = nation.permanent.length > 0 ? [say('text.in-play', { cards: nation.permanent })] : []
  const played = nation.played.length > 0 ? [say('text.played', { cards: nation.played })] : []
  const pledged = Object.entries(nation.pledges).map(([to, amount]) => say('text.pledged', { to, amount }))
  const name = `**${seatName(say, seat)}**${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`
  return `${name}: ${[facts, ...inPlay, ...played, ...pledged].join(' ')}`
}

function starLine(view: View, say: Say): string[] {
  if (!view.star) return []
  const { people: count, standard, military, production } = starNow(view)
  return [say('text.star', { people: count, standard, military, production, ...view.star })]
}

function board({ view, awaited }: Sight<View, Seat>, say: Say): string {
  return [
    headline(view, say),
    ...(awaited.length > 0 ? [say('text.waiting', { seat: awaited })] : []),
    world(view, say),
    market(view, say),
    ...view.seats.map((seat) => nationLines(view, seat, say)),
    ...starLine(view, say),
  ].join('\n')
}

function alt({ view, awaited }: Sight<View, Seat>, say: Say): string {
  return altText([
    `${headline(view, say)}.`,
    ...(awaited.length > 0 ? [`${say('text.waiting', { seat: awaited })}.`] : []),
    ...view.seats.map((seat) => {
      const nation = view.nations[seat]
      const { money, disorder } = nation
      const points = scoreOf(view, nation).total
      return `${say('text.nation-short', { seat, points, people: heads(nation), money, disorder, standards: standards(nation) })}.`
    }),
    say('text.bank', { bank: view.bank }),
    reserves(view, say),
    ...starLine(view, say),
  ])
}

/** What comes by itself; nothing once the game is over. */
export function forecastLines(view: View, seat: Seat, say: Say): string[] {
  const forecast = forecastOf(view, seat)
  if (!forecast) return []
  const { food, goods, fossil, taxes, mood, shortages, crises } = forecast
  const changes = changesAhead(view, seat)
  const needs = [
    food && say('text.forecast-food', { ...food }),
    goods && say('text.forecast-goods', { ...goods }),
    fossil && fossil.need > 0 && say('text.forecast-fossil', { ...fossil }),
    taxes !== undefined && say('text.forecast-taxes', { money: taxes }),
    mood && say('text.forecast-mood', { mood, column: columnOf(view, seat) }),
  ].filter((need) => typeof need === 'string')
  const short = shortages.map(({ resource, levels, why }) =>
    say('text.forecast-short', { resource, levels, inCrisis: why === 'military-crisis' }),
  )
  const world = crises.map((crisis) => say('text.forecast-crisis', { crisis }))
  const asked = [...needs, ...short, ...world].join(' · ')
  // A line of its own, which may be read without what stands before it.
  const end =
    asked === '' ? say('text.forecast-changes', { changes }) : say('text.forecast-certain', { changes, phase: view.phase })
  return [asked, Object.keys(changes).length > 0 ? end : ''].filter((line) => line !== '')
}

const named = (view: View, forecast: string, say: Say): string =>
  `**${say('text.forecast', { phase: view.phase })}:** ${forecast}`

/** Whoever is asked to play cards plays them against what is coming. */
function ahead(view: View, seat: string, say: Say): string | undefined {
  const own = view.seats.find((known) => known === seat)
  const [forecast] = own && view.phase === 'decisions' && view.turn?.active === own ? forecastLines(view, own, say) : []
  return forecast && named(view, forecast, say)
}

/** The cards a seat has drawn and not yet chosen among. */
export function drawnCards(view: View, seat: Seat): readonly string[] {
  const entry = view.todo.find((todo) => todo.kind === 'keep' && todo.seat === seat)
  return entry?.kind === 'keep' && typeof entry.drawn !== 'number' ? entry.drawn : []
}

function hand(view: View, seat: string, say: Say): readonly HandLine[] | undefined {
  const own = view.seats.find((known) => known === seat)
  const nation = own && view.nations[own]
  if (!nation || typeof nation.hand === 'number') return undefined
  const cardLine = (id: string) => {
    const fact = effectWords(view, own, id, say)
    return { said: say('text.hand-card', { card: id, costs: costWords(view, own, id, say), effect: fact }), fact }
  }
  const drawn = drawnCards(view, own)
  const forecast = forecastLines(view, own, say)
  const sizes = decks.map((deck) => `${say(`deck.${deck}`)} ${nation.decks[deck] && (nation.decks[deck] as string[]).length}`)
  const held = [title(say('text.hand')), ...items(nation.hand.map(cardLine), sentence(say('text.hand-empty')))]
  const discards = view.todo.some((todo) => todo.kind === 'discard' && todo.seat === own)
  const coming = forecast.length > 0 ? [named(view, forecast[0]!, say), ...forecast.slice(1)].map(sentence) : []
  const left = sentence(say('text.decks', { decks: sizes.join(', ') }))
  const played = nation.played.length > 0 ? [sentence(say('text.played', { cards: nation.played }))] : []
  // What is to be chosen from comes first: panels show the beginning of a hand, and need the room for what each drawn card does.
  if (drawn.length > 0) return [title(say('text.drawn')), ...items(drawn.map(cardLine)), left, ...coming, ...held, ...played]
  return [...(discards ? [...held, ...coming] : [...coming, ...held]), ...played, left]
}

export const text: GameText<View, Seat> = { board, alt, hand, ahead, headline, points, self, note }
