import type { Notice } from '../../../kernel/index.ts'
import { isRecord } from '../../../kernel/index.ts'
import { markup, type Say } from '../../../words/index.ts'
import type { Chronicle } from '../../chronicle.ts'

const inTheLog = {}

const total = (cards: unknown): number =>
  isRecord(cards) ? Object.values(cards).reduce((sum: number, count) => sum + Number(count), 0) : 0

const ownLine = (weight: number) => ({ weight, of: null })

export const chronicle: Chronicle = {
  tellings: {
    'round-begins': inTheLog,
    drew: { add: ['cards'] },
    'drew-cards': { add: ['count'] },
    reshuffled: inTheLog,
    discarded: { weight: 1 },
    traded: { weight: 2 },
    'traded-nothing': inTheLog,
    developed: { weight: 3, add: ['cards'], gather: ['region'], short: ({ region, cards }) => ({ region, count: total(cards) }) },
    bought: { weight: 6, gather: ['advancement'], over: ['cards'] },
    exchanged: { weight: 6, gather: ['advancement'], over: ['advancements'] },
    'developed-enough': inTheLog,
    'region-appeared': ownLine(5),
    extended: { weight: 4, gather: ['region'], over: ['kind', 'tribute'] },
    'fleet-sailed': inTheLog,
    removed: { weight: 3, gather: ['region'], over: ['kind'] },
    passed: { ...ownLine(1), add: ['count'], gather: ['seats'] },
    holding: inTheLog,
    'hold-released': inTheLog,
    ordered: inTheLog,
    proposed: inTheLog,
    // How it ended is told.
    attacked: inTheLog,
    countered: { weight: 4, of: 'target', gather: ['region'], over: ['kind'] },
    conceded: { weight: 9, of: 'attacker', gather: ['region'], over: ['kind'] },
    pressed: inTheLog,
    withdrew: { weight: 3, of: 'attacker', gather: ['region'] },
    'attack-spent': { weight: 3, of: 'attacker', gather: ['region'] },
    launched: ownLine(10),
    stances: inTheLog,
    'stances-same': inTheLog,
    'relation-changed': inTheLog,
    relations: ownLine(8),
    'level-rose': { weight: 6, add: ['change'], gather: ['region'], over: ['to'] },
    'level-fell': { weight: 7, add: ['change'], gather: ['region'], over: ['to'] },
    'region-lost': { weight: 9, gather: ['region'] },
    'region-won': { weight: 9, gather: ['region'], over: ['level'] },
    'turn-order': ownLine(2),
    // How the game ended is told by a message of its own.
    'target-reached': inTheLog,
    'round-limit': inTheLog,
    'nobody-rules': inTheLog,
    victory: inTheLog,
    'shared-victory': inTheLog,
  },
  fold: (notices, say) => foldRelations(notices.map(sameStance), say),
}

/** Whoever chose the same towards all others needs one word for it. */
function sameStance(notice: Notice): Notice {
  const { seat, stances } = notice.params
  if (notice.key !== 'stances' || !isRecord(stances)) return notice
  const [relation, ...others] = [...new Set(Object.values(stances))]
  return others.length > 0 ? notice : { key: 'stances-same', params: { seat, relation } }
}

type Pair = readonly [string, string]
const relations = ['war', 'peace', 'neutral'] as const

/** "War: Imperialism against all. Peace: all others." instead of a line for each pair. */
function foldRelations(notices: readonly Notice[], say: Say): readonly Notice[] {
  const changes = notices.filter(({ key }) => key === 'relation-changed')
  if (changes.length < 2) return notices
  const seats = new Set(notices.flatMap(({ key, params }) => (/^stances/.test(key) ? [String(params.seat)] : [])))
  const groups = relations.map((relation) =>
    changes.flatMap(({ params }): Pair[] => (params.relation === relation ? [[String(params.one), String(params.other)]] : [])),
  )
  // "All others" is true only where every pair has changed.
  const isAll = changes.length === (seats.size * (seats.size - 1)) / 2
  const largest = isAll ? groups.reduce((most, group) => (group.length > most.length ? group : most)) : undefined
  const said = groups.flatMap((pairs, index) => {
    if (pairs.length === 0) return []
    const isRest = pairs === largest && pairs.length > 2
    const rest = changes.length === pairs.length ? say('relations.everybody') : say('relations.others')
    const whom = isRest ? [rest] : pairsInWords(pairs, relations[index]!, seats.size, say)
    return [say(`relations.${relations[index]}`, { whom: whom.map(markup) })]
  })
  const folded: Notice = { key: 'relations', params: { said: { markup: said.join(' ') } } }
  const at = notices.findIndex(({ key }) => key === 'relation-changed')
  return [...notices.slice(0, at), folded, ...notices.slice(at).filter(({ key }) => key !== 'relation-changed')]
}

function pairsInWords(pairs: readonly Pair[], relation: (typeof relations)[number], seats: number, say: Say): readonly string[] {
  const common = pairs[0]?.find((seat) => pairs.every((pair) => pair.includes(seat)))
  if (common === undefined || pairs.length === 1) return pairs.map((pair) => pair.map((seat) => say(`seat.${seat}`)).join(' – '))
  if (pairs.length === seats - 1) return [say('relations.one-and-all', { seat: common })]
  const enemies = pairs.map(([one, other]) => (one === common ? other : one))
  return [say('relations.one-and', { seat: common, relation, enemies })]
}
