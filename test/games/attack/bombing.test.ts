import { describe, expect, test } from 'vitest'
import { asked, type GivenPlayer, given, play, refused, roll } from './given.ts'

const bomb = (fighters: number, bombers: number) => ['p1', { type: 'bomb', target: 'p2', fighters, bombers }] as const
const rise = (fighters: number, shoot = 'bombers') => ['p2', { type: 'scramble', fighters, shoot }] as const

const wing: GivenPlayer = { regions: { germany: { inf: 2, plane: 4 } } }
const economy: GivenPlayer = { econ: ['oil-1a', 'rail-2a', 'factories-3a'] }

const raided = (own: GivenPlayer = {}, target: GivenPlayer = {}) =>
  given({ players: { p1: { ...wing, ...own }, p2: { ...economy, ...target } } })
const planes = (p: ReturnType<typeof play>, region: string) => p.regions[region]?.units.plane

describe('strategic bombing', () => {
  test('meets nobody where the target has no planes: every bomber that hits disables a card', () => {
    const p = roll(raided(), [6, 5], bomb(0, 2))
    expect(asked(p)).toEqual(['p1 disable'])
    const after = play(p, ['p1', { type: 'disable', card: 'rail-2a' }])
    expect([after.players.p2.disabled, after.phase, after.turn?.used]).toEqual([['rail-2a'], 'turn', ['bombing']])
  })

  test('rolls fighters for nothing where nobody rises', () => {
    expect(roll(raided(), [6, 1], bomb(1, 1)).phase).toBe('turn')
  })

  test('disables all without asking if that is all, and nothing that is disabled already', () => {
    const p = roll(raided({}, { econ: ['oil-1a', 'rail-2a'], disabled: ['oil-1a'] }), [6, 6], bomb(0, 2))
    expect([p.players.p2.disabled, p.phase]).toEqual([['oil-1a', 'rail-2a'], 'turn'])
  })

  test('lets routes alone', () => {
    const p = roll(raided({}, { econ: [], routes: ['sugar-route'] }), [6], bomb(0, 1))
    expect([p.players.p2.disabled, p.phase]).toEqual([[], 'turn'])
  })

  test('loses to the defence first the class that is shot at, then the other', () => {
    const p = roll(raided({}, { regions: { france: { inf: 1, plane: 3 } } }), [], bomb(1, 2))
    expect(asked(p)).toEqual(['p2 scramble'])
    const bombersFirst = roll(p, [6, 6, 1, 6], rise(3))
    expect([planes(bombersFirst, 'germany'), planes(bombersFirst, 'france')]).toEqual([2, 2])
    const fightersFirst = roll(p, [6, 6, 1, 6], rise(3, 'fighters'))
    expect([planes(fightersFirst, 'germany'), asked(fightersFirst)]).toEqual([4, ['p1 disable']])
    const done = play(fightersFirst, ['p1', { type: 'disable', card: 'oil-1a' }])
    expect([planes(done, 'germany'), planes(done, 'france'), done.phase]).toEqual([2, 3, 'turn'])
  })

  test('answers orders without asking', () => {
    const target = (orders: object) => ({ regions: { france: { inf: 1, plane: 1 } }, orders })
    expect(roll(raided({}, target({ scramble: 'none' })), [1], bomb(0, 1)).phase).toBe('turn')
    const all = roll(raided({}, target({ scramble: 'all', scrambleShoot: 'fighters' })), [6, 1], bomb(1, 1))
    expect(planes(all, 'germany')).toBe(3)
  })

  test('knows the technologies', () => {
    const radar = { regions: { france: { inf: 1, plane: 1 } }, techs: ['radar'], orders: { scramble: 'all' } } as const
    expect(planes(roll(raided({}, { ...radar, techs: [...radar.techs] }), [5], bomb(0, 1)), 'germany')).toBe(3)
    const jets = raided({ techs: ['jet-fighters'] }, { regions: { france: { inf: 1, plane: 1 } }, orders: { scramble: 'all' } })
    expect(planes(roll(jets, [1, 5], bomb(1, 0)), 'france')).toBe(0)
    expect(asked(roll(raided({ techs: ['heavy-bombers'] }), [5], bomb(0, 1)))).toEqual(['p1 disable'])
    expect(roll(raided({ techs: ['atomic-bomb'] }), [6], bomb(0, 1)).action).toMatchObject({ cards: 2 })
    const rockets = roll(raided({ techs: ['guided-rockets', 'heavy-bombers'] }), [1, 6, 5], bomb(1, 0))
    expect(rockets.action).toMatchObject({ cards: 1 })
  })

  test('is refused in the order of the rules', () => {
    const p = raided()
    expect(refused(p, 'p1', { type: 'bomb', target: 'p1', fighters: 0, bombers: 0 })).toBe('bad-target')
    expect(refused(p, 'p1', { type: 'bomb', target: 'p1', fighters: -1, bombers: 2 })).toBe('bad-amount')
    expect(refused(p, 'p1', { type: 'bomb', target: 'p9', fighters: 1, bombers: 2 })).toBe('no-such-seat')
    expect(refused(p, 'p1', bomb(0, 0)[1])).toBe('bad-amount')
    expect(refused(p, 'p1', bomb(3, 2)[1])).toBe('not-enough-planes')
    expect(refused(raided({ oil: 0 }), 'p1', bomb(1, 1)[1])).toBe('not-enough-oil')
    expect(refused(roll(p, [1], bomb(0, 1)), 'p1', bomb(0, 1)[1])).toBe('already-used')
    const asks = roll(p, [6], bomb(0, 1))
    expect(refused(asks, 'p1', { type: 'disable', card: 'rail-1a' })).toBe('not-in-target-hand')
    const one = roll(raided({ techs: ['atomic-bomb'] }), [6], bomb(0, 1), ['p1', { type: 'disable', card: 'oil-1a' }])
    expect(refused(one, 'p1', { type: 'disable', card: 'oil-1a' })).toBe('already-disabled')
  })
})

describe('a lost plane', () => {
  const lost = (regions: NonNullable<GivenPlayer['regions']>) =>
    roll(
      given({ players: { p1: { regions }, p2: { regions: { france: { inf: 1, plane: 2 } }, orders: { scramble: 'all' } } } }),
      [6, 1],
      bomb(0, 1),
    )

  test('goes by itself where only one region can lose it', () => {
    expect(lost({ germany: { inf: 1, plane: 1 }, poland: { inf: 1 } }).phase).toBe('turn')
  })

  test('is chosen by its owner where several regions have planes', () => {
    const p = lost({ germany: { inf: 1, plane: 1 }, poland: { inf: 1, plane: 1 } })
    expect(asked(p)).toEqual(['p1 lose-plane'])
    expect(refused(p, 'p1', { type: 'lose-plane', region: 'france' })).toBe('no-plane')
    expect(refused(p, 'p1', { type: 'lose-plane', region: 'poland', from: 'germany', unit: 'inf' })).toBe('bad-replacement')
    const after = play(p, ['p1', { type: 'lose-plane', region: 'poland' }])
    expect([planes(after, 'poland'), planes(after, 'germany'), after.phase]).toEqual([0, 1, 'turn'])
  })

  test('leaves no region empty: another unit moves in', () => {
    const p = lost({ germany: { plane: 1 }, poland: { inf: 2, tank: 1 } })
    const lose = (more: object) => ({ type: 'lose-plane', region: 'germany', ...more })
    expect(asked(p)).toEqual(['p1 lose-plane'])
    expect(refused(p, 'p1', lose({}))).toBe('needs-replacement')
    expect(refused(p, 'p1', lose({ from: 'germany', unit: 'plane' }))).toBe('bad-replacement')
    expect(refused(p, 'p1', lose({ from: 'france', unit: 'inf' }))).toBe('bad-replacement')
    expect(refused(p, 'p1', lose({ from: 'poland', unit: 'art' }))).toBe('bad-replacement')
    const after = play(p, ['p1', lose({ from: 'poland', unit: 'tank' })])
    expect([after.regions.germany?.units, after.regions.poland?.units]).toMatchObject([
      { tank: 1, plane: 0 },
      { inf: 2, tank: 0 },
    ])
  })

  test('is waived where no unit can be spared', () => {
    const p = lost({ germany: { plane: 1 }, poland: { inf: 1 } })
    expect([planes(p, 'germany'), p.phase]).toEqual([1, 'turn'])
  })
})
