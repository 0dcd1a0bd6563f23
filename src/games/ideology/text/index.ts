/** Positions in words, from the same view as the pictures. */
import type { Sight, Viewer } from '../../../kernel/index.ts'
import type { Say } from '../../../words/index.ts'
import type { GameText } from '../../folder.ts'
import type { HandLine } from '../../hand.ts'
import { items, sentence, title } from '../../shared/hand.ts'
import { altText, list } from '../../shared/text.ts'
import { ideologies as ideology } from '../data.ts'
import {
  cap,
  controller,
  full,
  globalInfluence,
  influence,
  leader,
  near,
  owned,
  regionOf,
  regionsOf,
  relation,
  sector,
  total,
  tradingInfluence,
} from '../derived.ts'
import { nextHand, nextLevel } from '../round/outlook.ts'
import { unseenCards } from '../secrets.ts'
import {
  advancementIds,
  type Cards,
  kinds,
  type RegionId,
  type Seat,
  type Stance,
  type View,
  type ViewedConflict,
} from '../state.ts'
import { note } from './notes.ts'
import { points, self } from './self.ts'

const handSize = ({ hand }: View['players'][Seat]): number => (typeof hand === 'number' ? hand : total(hand))

const seatName = (say: Say, seat: Seat): string => say(`seat.${seat}`)
const regionName = (say: Say, region: RegionId): string => say(`region.${region}`)

/** "5/5/4": military, economic, cultural. */
const triple = (count: (kind: (typeof kinds)[number]) => number): string => kinds.map(count).join('/')

const independentRegions = (view: View): RegionId[] => Object.keys(view.regions).filter((region) => !controller(view, region))

/** Who has cards in the region: "Communism 1/0/1, Fascism 0/1/0". */
const presence = (view: View, region: RegionId, say: Say, except: Seat | null = null): string =>
  view.seats
    .filter((seat) => seat !== except && regionOf(view, region).influence[seat])
    .map((seat) => `${seatName(say, seat)} ${triple((kind) => influence(view, region, seat, kind))}`)
    .join(', ')

function headline(view: View, say: Say): string {
  const most = Math.max(...view.seats.map((seat) => globalInfluence(view, seat)))
  const seats = view.result?.winners ?? view.seats.filter((seat) => globalInfluence(view, seat) === most)
  const facts = { round: view.round, phase: view.phase, influence: most, goal: view.options.target }
  const [seat, ...others] = seats
  if (view.result)
    return others.length === 0 ? say('text.headline-won', { ...facts, seat }) : say('text.headline-shared', { ...facts, seats })
  if (others.length === 0) return say('text.headline', { ...facts, seat })
  return seats.length < view.seats.length ? say('text.headline-tie', { ...facts, seats }) : say('text.headline-level', facts)
}

/** Where the round stands and who is to act. */
function standing({ view, awaited }: Sight<View, Seat>, say: Say): string {
  const { conflict, result } = view
  const parts = [
    say('text.round', { round: view.round, phase: view.phase, goal: view.options.target }),
    conflict && attackWords(conflict, say),
    awaited.length > 0 && say(conflict ? 'text.must-answer' : 'text.turn', { seat: awaited }),
    result && headline(view, say),
  ]
  return parts.filter(Boolean).join(' ')
}

const attackWords = ({ attacker, target, region, kind }: ViewedConflict, say: Say): string =>
  say('text.conflict', { attacker, target, region, kind })

const advancementsOf = (view: View, seat: Seat, say: Say): string =>
  advancementIds
    .filter((id) => owned(view, seat, id) > 0)
    .map((id) => `${say(`advancement.${id}`)} ×${owned(view, seat, id)}`)
    .join(', ')

function seatLine(view: View, seat: Seat, say: Say): string {
  const player = view.players[seat]
  const facts = say('text.seat', {
    influence: globalInfluence(view, seat),
    hand: handSize(player),
    deck: player.deck,
    discard: total(player.discard),
  })
  const chosen = view.proposals[seat] ? `; ${say('text.has-chosen')}` : ''
  const advancements = advancementsOf(view, seat, say)
  return `**${seatName(say, seat)}**: ${facts}${advancements && `; ${advancements}`}${chosen}`
}

function relations(view: View, say: Say): string {
  const pairs = (stance: Stance) =>
    view.seats.flatMap((one, index) =>
      view.seats
        .slice(index + 1)
        .filter((other) => relation(view, one, other) === stance)
        .map((other) => `${seatName(say, one)} – ${seatName(say, other)}`),
    )
  const [war, peace] = [pairs('war'), pairs('peace')]
  const parts = [
    ...(war.length > 0 ? [say('text.at-war', { pairs: war })] : []),
    ...(peace.length > 0 ? [say('text.at-peace', { pairs: peace })] : []),
  ]
  return parts.join(' ') || say('text.all-neutral')
}

function controlledLine(view: View, region: RegionId, owner: Seat, say: Say): string {
  const { level } = regionOf(view, region)
  const next = nextLevel(view, region)
  const others = presence(view, region, say, owner)
  const change = next === level ? '' : ` (${say('text.next-level', { level: next })})`
  const name = say('text.region-controlled', { region, level })
  return `${name}: ${triple((kind) => influence(view, region, owner, kind))}${change}${others && `; ${others}`}`
}

function independentLine(view: View, region: RegionId, viewer: Seat | undefined, say: Say): string {
  const ahead = leader(view, region)
  const parts = [
    say('text.region-independent', { region, level: regionOf(view, region).level, cap: cap(view, region) }),
    presence(view, region, say),
    full(view, region) ? say('text.full') : '',
    ahead ? say('text.leads', { seat: ahead }) : '',
    viewer && near(view, viewer, region) ? say('text.near') : '',
  ]
  return parts.filter(Boolean).join('; ')
}

const seatOf = (view: View, viewer: Viewer): Seat | undefined => view.seats.find((seat) => seat === viewer)

function board(sight: Sight<View, Seat>, say: Say): string {
  const { view, viewer } = sight
  const independent = independentRegions(view)
  const watching = seatOf(view, viewer)
  return [
    standing(sight, say),
    `**${say('text.seats')}**\n${list(view.order.map((seat) => seatLine(view, seat, say)))}`,
    `**${say('text.relations')}**\n${relations(view, say)}`,
    `**${say('text.controlled')}**`,
    ...view.order
      .filter((seat) => regionsOf(view, seat).length > 0)
      .map((seat) => {
        const lines = regionsOf(view, seat).map((region) => controlledLine(view, region, seat, say))
        return `${seatName(say, seat)}\n${list(lines)}`
      }),
    `**${say('text.independent')}**`,
    independent.length > 0
      ? list(independent.map((region) => independentLine(view, region, watching, say)))
      : say('text.none-independent'),
    say('text.hidden-regions', { count: view.regionDeck }),
  ].join('\n')
}

function alt(sight: Sight<View, Seat>, say: Say): string {
  const { view } = sight
  return altText([
    standing(sight, say),
    ...view.order.map((seat) => {
      const facts = say('text.seat-short', { seat, influence: globalInfluence(view, seat), hand: handSize(view.players[seat]) })
      const regions = regionsOf(view, seat).map((region) => `${regionName(say, region)} ${regionOf(view, region).level}`)
      return `${say('text.holds-regions', { seat: facts, regions: regions.join(', ') || '–' })}.`
    }),
    relations(view, say),
    ...independentRegions(view)
      .reverse()
      .map((region) => {
        const cards = triple((kind) => sector(view, region, kind))
        return `${say('text.region-controlled', { region, level: regionOf(view, region).level })}: ${cards}; ${presence(view, region, say) || '–'}.`
      }),
  ])
}

function hand(view: View, viewer: string, say: Say): readonly HandLine[] | undefined {
  const seat = seatOf(view, viewer)
  const cards = seat && view.players[seat].hand
  if (!seat || !cards || typeof cards === 'number') return undefined
  const deck: Cards = unseenCards(view, seat)
  const { orders } = view.players[seat]
  const waits = view.holds[seat]
  const mayWait = view.phase === 'foreign' || view.phase === 'conflict'
  const proposal = view.proposals[seat]
  const nextCards = nextHand(view, seat)
  const lines = [
    total(cards) > 0 ? say('text.hand', { cards }) : say('text.hand-empty'),
    nextCards === undefined ? '' : say('text.next-hand', { count: nextCards }),
    view.result ? '' : say('text.trades', { count: tradingInfluence(view, seat) }),
    total(deck) > 0 ? say('text.deck', { cards: deck }) : say('text.deck-empty'),
    orders ? say('text.your-order', { defence: orders.defence }) : '',
    waits && waits !== 'none' && mayWait ? say('event.holding', { until: waits }) : '',
    proposal && proposal !== true ? say('text.your-stances', { stances: proposal }) : '',
  ]
  const rules = view.options.ideologyRules ? rulesLines(seat, say) : []
  return [...lines.filter((line) => line !== '').map(sentence), ...rules]
}

/** The special rules of an ideology, each with what it does. */
function rulesLines(seat: Seat, say: Say): readonly HandLine[] {
  const rules = ideology[seat].rules.map((rule) => {
    const fact = say(`rule-does.${rule}`)
    return { said: `**${say(`rule.${rule}`)}**: ${fact}`, fact }
  })
  return [title(say('text.your-rules')), ...items(rules)]
}

export const text: GameText<View, Seat> = { board, alt, hand, headline, points, self, note }
