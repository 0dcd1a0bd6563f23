import { describe, expect, test } from 'vitest'
import { Desk } from '../../src/discord/desk.ts'
import { gameWords } from '../../src/discord/words/game-words.ts'
import { games } from '../../src/games/index.ts'
import { limit } from '../../src/games/limit/index.ts'
import { type AnyRulebook, owedBy, viewOf } from '../../src/kernel/index.ts'
import { given } from './limit/given.ts'

const rulebooks: readonly AnyRulebook[] = games.map(({ rulebook }) => rulebook)

test.each(rulebooks.map((book) => [book.id, book] as const))('whatever %s asks as a reaction comes with its facts', (_, book) => {
  const bare = Object.entries(book.decisions).filter(([, { reaction, weigh }]) => reaction && !weigh)
  expect(bare.map(([decision]) => decision)).toEqual([])
})

describe('an ally who is asked for aid', () => {
  const short = { kind: 'shortage', seat: 'p1', resource: 'renewable', why: 'food', gap: 2, asked: true, aid: {} } as const
  const p = given({
    phase: 'social',
    turn: null,
    todo: [short, { kind: 'give-aid', seat: 'p2', to: 'p1', resource: 'renewable', max: 2 }],
    progress: { p1: { step: 3, column: 1 }, p2: { step: 3, column: 1 } },
    nations: { p1: { level: 2, stock: { renewable: 0 } }, p2: { stock: { renewable: 5 } } },
  })
  const book: AnyRulebook = limit.rulebook

  test('reads what is lacking, what that costs, and what both have', () => {
    const [owed] = owedBy(book, p, 'p2')
    const facts = book.decisions['give-aid']?.weigh?.(viewOf(book, p, 'p2') as never, 'p2', owed!).facts ?? []
    expect(facts.map(({ key }) => key)).toEqual(['lacks', 'short', 'stocks'])
    expect(facts[1]).toEqual({ key: 'short', params: { seat: 'p1', resource: 'renewable', levels: 2, own: false } })
    expect(facts[2]?.params).toMatchObject({ amount: 0, mine: 5 })
  })

  test.each([
    ['en', 'Without help you suffer', 'Without help Anna suffers'],
    ['it', 'Senza aiuto subisci', 'Senza aiuto Anna subisce'],
    ['de', 'Ohne Hilfe trifft es dich', 'Ohne Hilfe trifft es Anna'],
  ] as const)('reads who suffers, and whoever suffers is spoken to, in %s', (language, spokenTo, spokenOf) => {
    const alone = { ...p, todo: [{ ...short, asked: false }] }
    const factsOf = (seat: string, position: typeof p) => {
      const desk = new Desk(limit, position, seat, language, { p1: 'Anna', p2: 'Bruno' })
      return desk.weighings().flatMap(({ facts }) => facts.map((fact) => desk.words.notice(fact, 'fact').split(':')[0]))
    }
    expect(factsOf('p1', alone)).toContain(spokenTo)
    expect(factsOf('p2', p)).toContain(spokenOf)
  })

  test.each([
    ['it', 'Te ne manca 1.', 'Te ne mancano 2.'],
    ['de', 'Dir fehlt 1.', 'Dir fehlen 2.'],
  ] as const)('one that is lacking is one, in %s', (language, one, several) => {
    const { say } = gameWords(limit, language)
    const arms = (lacks: number) => say('fact.arms', { military: 0, promised: 2, spend: 3, lacks, left: 0 })
    expect(arms(1)).toContain(one)
    expect(arms(2)).toContain(several)
  })
})
