import { expect, test } from 'vitest'
import { amongSeveral } from '../../../src/games/limit/computer/among-several.ts'
import { betweenTwo } from '../../../src/games/limit/computer/between-two.ts'
import { playsOf } from '../../../src/games/limit/computer/plays.ts'
import { prospects } from '../../../src/games/limit/computer/prospects.ts'
import { situationOf } from '../../../src/games/limit/computer/situation.ts'
import { data } from '../../../src/games/limit/data.ts'
import { limitRules } from '../../../src/games/limit/rulebook.ts'
import type { Limit, State } from '../../../src/games/limit/state.ts'
import { computerMove, type Level, legal, levels, type PlainMove, SeededChance } from '../../../src/kernel/index.ts'
import { given } from './given.ts'

/** What leaves an ally alone. */
const isBreach = ({ type, breakAlliance }: PlainMove): boolean =>
  breakAlliance === true || type === 'leave-alliance' || type === 'exclude'

const choose = (p: State, level: Level = 'easy') => computerMove<Limit>(limitRules, p, 'p1', new SeededChance('computer'), level)

test('a computer passes when nothing it holds is worth its price', () => {
  expect(choose(given({ nations: { p1: { hand: ['political-planning'], disorder: 8 }, p2: {} } }))).toEqual({ type: 'pass' })
})

test('a computer cheapens its food before its people starve', () => {
  const hungry = {
    level: 6,
    makes: [5, 1, 1] as const,
    stock: { renewable: 10, industrial: 80 },
    standards: '33333',
    disorder: 2,
    hand: ['vegetarianism', 'surtax'],
  }
  expect(choose(given({ nations: { p1: hungry, p2: {} } }))).toMatchObject({ card: 'vegetarianism' })
})

test('a computer asks its ally for arms before it yields land', () => {
  const p = given({
    military: [['p1', 'p3']],
    nations: { p1: { stock: { military: 4 } }, p2: {}, p3: { stock: { military: 9 } } },
  })
  p.todo.push({
    kind: 'resist',
    seat: 'p1',
    by: 'p2',
    card: 'territorial-annexation',
    spend: 10,
    params: { factory: 'industrial' },
    aid: {},
    asked: false,
  })
  expect(choose(p)).toEqual({ type: 'ask-aid' })
})

test('a rich computer pledges once, to whoever could best pay the rest, while a crisis is near', () => {
  const p = given({ nations: { p1: { money: 90 }, p2: { money: 10 }, p3: { money: 40, destab: 4 } } })
  p.destabReserve = 3
  expect(choose(p)).toEqual({ type: 'set-pledge', to: 'p3', amount: 10 })
  p.nations.p1.pledges = { p2: 1 }
  expect(choose(p)).not.toMatchObject({ type: 'set-pledge' })
})

test('a computer pledges nothing while the reserves are full', () => {
  const p = given({ nations: { p1: { money: 90 }, p2: { money: 10 } } })
  expect(choose(p)).not.toMatchObject({ type: 'set-pledge' })
})

test('a computer gives food that would rot, and keeps what it will eat', () => {
  const p = given({
    phase: 'social',
    progress: { p1: { step: 2, column: 1 }, p2: { step: 2, column: 1 } },
    economic: [['p1', 'p2']],
    nations: { p1: { level: 4, makes: [4, 1, 1], stock: { renewable: 9 } }, p2: { level: 5 } },
  })
  p.todo.push(
    { kind: 'shortage', seat: 'p2', resource: 'renewable', why: 'food', gap: 8, asked: true, aid: {} },
    { kind: 'give-aid', seat: 'p1', to: 'p2', resource: 'renewable', max: 8 },
  )
  // Next time 10 people eat and 5 food is made.
  expect(choose(p)).toEqual({ type: 'give-aid', to: 'p2', amount: 4 })
})

test('computers stand by their allies: at no level do they think of leaving them', () => {
  const nations = { p1: { stock: { military: 1, renewable: 0 }, level: 4 }, p2: {}, p3: { money: 60, stock: { military: 0 } } }
  const attacked = given({ military: [['p1', 'p3']], nations })
  const params = { factory: 'industrial' } as const
  attacked.todo.push({
    kind: 'resist',
    seat: 'p1',
    by: 'p2',
    card: 'territorial-annexation',
    spend: 10,
    params,
    aid: {},
    asked: true,
  })
  const step = { step: 2, column: 1 }
  const hungry = given({ economic: [['p1', 'p3']], nations, phase: 'social', progress: { p1: step, p2: step, p3: step } })
  hungry.todo.push({ kind: 'shortage', seat: 'p1', resource: 'renewable', why: 'food', gap: 8, asked: true, aid: {} })
  const talking = given({ military: [['p1', 'p3']], nations, phase: 'alliances' })
  for (const p of [attacked, hungry, talking]) {
    const answers = legal(limitRules, p, 'p1')
    expect(answers.some(isBreach)).toBe(true)
    for (const level of levels) expect(isBreach(choose(p, level)), level).toBe(false)
  }
})

test('computers of the higher levels join an alliance rather than refuse it and propose the same', () => {
  const p = given({ phase: 'alliances', nations: { p1: { money: 20 }, p2: { money: 20 }, p3: {} } })
  p.turn = { active: 'p2', cards: 0, passed: [], acted: [] }
  p.todo.push({ kind: 'vote', seat: 'p1', matter: 'join', alliance: 'economic', by: 'p2', about: 'p1', share: 1 })
  for (const level of ['easy', 'normal', 'strong'] as const)
    expect(computerMove<Limit>(limitRules, p, 'p1', new SeededChance('vote'), level)).toEqual({ type: 'vote', accept: true })
})

/** What better computers do where they think about nothing. */
const byRules = (p: State) =>
  computerMove<Limit>(
    { ...limitRules, prospects: { ...prospects, playouts: { normal: 0, strong: 0 } } },
    p,
    'p1',
    new SeededChance('rules'),
    'normal',
  )

test('by rules of thumb, what is of no use any more in the last generation is sold', () => {
  const rich = { hand: ['market-access'], stock: { fossil: 8, renewable: 2 }, level: 2 }
  const p = given({ round: 7, nations: { p1: rich, p2: {} } })
  expect(byRules(p)).toEqual({ type: 'play-card', card: 'market-access' })
  p.todo.push({ kind: 'transact', seat: 'p1', left: 1, used: [] })
  expect(byRules(p)).toEqual({ type: 'transact', side: 'sell', resource: 'fossil', amount: 8 })
})

test('by rules of thumb, C stays at 2 while there are children to come who pay taxes', () => {
  const p = given({
    phase: 'social',
    progress: { p1: { step: 11, column: 2 }, p2: { step: 11, column: 1 } },
    nations: { p1: { standards: '33222', level: 5 }, p2: {} },
  })
  p.todo.push({ kind: 'raise-class', seat: 'p1', count: 1, why: 'public-order' })
  expect(byRules(p)).not.toMatchObject({ class: 'C' })
})

test('by rules of thumb, people are calmed before a revolt, and nothing is spent on those who are calm', () => {
  const uneasy = { hand: ['public-spending'], money: 30, standards: '22211', level: 4 }
  expect(byRules(given({ nations: { p1: { ...uneasy, disorder: 9 }, p2: {} } }))).toMatchObject({
    card: 'public-spending',
  })
  expect(byRules(given({ nations: { p1: { ...uneasy, disorder: 0 }, p2: {} } }))).toEqual({ type: 'pass' })
})

test('by rules of thumb, food is bought where people would go hungry', () => {
  const p = given({ nations: { p1: { level: 5, money: 50, stock: { renewable: 8 } }, p2: {} } })
  p.todo.push({ kind: 'transact', seat: 'p1', left: 1, used: [] })
  expect(byRules(p)).toEqual({ type: 'transact', side: 'buy', resource: 'renewable', amount: 2 })
})

test('by rules of thumb, land is taken from the only rival, with as many arms as it takes', () => {
  const armed = { hand: ['territorial-annexation', 'schooling'], stock: { military: 20, renewable: 20 } }
  const p = given({ nations: { p1: armed, p2: { stock: { military: 12 } } } })
  expect(byRules(p)).toMatchObject({ card: 'territorial-annexation', target: 'p2', spend: 13 })
})

test('by rules of thumb, the only rival is kept in unrest by terror', () => {
  const p = given({
    nations: { p1: { hand: ['terrorism', 'surtax'], stock: { military: 2, renewable: 20 } }, p2: { disorder: 4 } },
  })
  expect(byRules(p)).toEqual({ type: 'play-card', card: 'terrorism', target: 'p2' })
})

test('by rules of thumb, a card that could not be played now is kept after one that can', () => {
  const kept = (standards: string) => {
    const p = given({ phase: 'policies', nations: { p1: { level: 5, standards, stock: { renewable: 20 } }, p2: {}, p3: {} } })
    const drawn = ['indoctrination', 'vegetarianism']
    p.todo.push({ kind: 'keep', seat: 'p1', deck: 'society', drawn, count: 1, source: 'new-policies' })
    return byRules(p).cards
  }
  // It costs a class that can be lowered.
  expect(kept('11111')).toEqual(['vegetarianism'])
  expect(kept('22211')).toEqual(['indoctrination'])
})

test('there is a rule of thumb for every card', () => {
  const nations = {
    p1: {
      played: ['surtax'],
      pollution: 2,
      standards: '22211',
      makes: [3, 3, 1] as const,
      stock: { military: 30, industrial: 30 },
    },
    p2: { standards: '33322', money: 50, makes: [3, 4, 1] as const },
  }
  const p = given({ round: 7, nations })
  for (const leanings of [betweenTwo, amongSeveral])
    for (const { id } of data.cards)
      expect(
        playsOf(situationOf(p, 'p1', leanings), id).map(({ worth }) => Number.isFinite(worth)),
        id,
      ).toContain(true)
})

test('the strongest computer takes from the only rival what decides the game', () => {
  const nations = {
    p1: { hand: ['political-interference', 'schooling'], money: 100, level: 6, stock: { renewable: 20 } },
    p2: { money: 110, level: 6, stock: { renewable: 20 } },
  }
  expect(choose(given({ round: 7, nations }), 'strong')).toMatchObject({ card: 'political-interference', target: 'p2' })
})

test('alone, computers of all levels play as the simple one does, which has more points there', () => {
  const p = given({ star: {}, nations: { p1: { hand: ['surtax', 'schooling', 'crafts'], money: 20, level: 4 } } })
  for (const level of levels) expect(choose(p, level)).toEqual(choose(p))
})
