import { describe, expect, test } from 'vitest'
import { asked, endStep, type Given, given, play, refused, roll } from './given.ts'

const war = (more: Given = {}) => given({ ...more, turn: { step: 'combat', ...more.turn } })
const attack = (from: string, target: string, tanks = 0, more = {}) =>
  ['p1', { type: 'attack', from, target, tanks, ...more }] as const
const volley = ['p1', { type: 'volley' }] as const
const truce = ['p1', { type: 'truce' }] as const

/** All dice of the other side fall, none of one's own; and the other way round. */
const triumph = [1, 8, 1, 2, 2, 2]
const disaster = [2, 2, 2, 1, 8, 1]

describe('an attack', () => {
  test('costs a token and one for each tank, and counts whom it was made against', () => {
    const p = play(war({ land: { rivera: { tanks: { p1: 2 } } } }), attack('rivera', 'norda', 2))
    expect(p.players.p1).toMatchObject({ tokens: 9, stats: { attacks: 1, seatsAttacked: ['p2'] } })
    expect(p.combat).toMatchObject({
      kind: 'attack',
      cost: 3,
      att: { tankDice: 6, popDice: 3 },
      def: { tankDice: 0, popDice: 3 },
    })
    expect(asked(p)).toEqual(['p1 battle'])
  })

  test('won makes a colony: the cost comes back, the land is devastated, a migrant comes to the base', () => {
    const p = roll(war(), triumph, attack('rivera', 'norda'), volley)
    expect(p.land.norda).toMatchObject({ owner: 'p2', colonizer: 'p1', fuel: 1 })
    expect(p.players.p1).toMatchObject({ tokens: 12, stats: { wins: 1, tankWins: 0, waterWins: 0, winsVsStronger: 1 } })
    expect(p.players.p2).toMatchObject({ food: 3, stats: { foodLost: 1 } })
    expect([p.fuelBurned, p.land.rivera.migrants, p.turn?.conquered]).toEqual([1, 1, ['norda']])
    expect(asked(p)).toEqual(['p1 combat'])
    expect(refused(p, ...attack('norda', 'frosta'))).toBe('just-conquered')
  })

  test('over water, and on a weaker seat, counts as such', () => {
    const p = roll(war({ players: { p1: { pv: 1 } } }), triumph, attack('rivera', 'savana'), volley)
    expect(p.players.p1.stats).toMatchObject({ waterWins: 1, winsVsStronger: 0 })
  })

  test('on a colony hits whoever holds it, but the owner is devastated', () => {
    const p = roll(
      war({ land: { norda: { colonizer: 'p3', tanks: { p3: 1 } } } }),
      [1, 8, 1, 2, 2, 2, 1, 8, 1, 2, 2, 2],
      attack('rivera', 'norda'),
      volley,
      volley,
    )
    expect(p.land.norda).toMatchObject({ owner: 'p2', colonizer: 'p1', tanks: {} })
    expect([p.players.p1.stats.seatsAttacked, p.players.p2.food, p.players.p3.food]).toEqual([['p3'], 3, 4])
  })

  test('drives away tanks that have survived, home where there is room', () => {
    // A tank that stood there under a pact that is over.
    const p = war({ land: { norda: { tanks: { p3: 2 } }, centra: { tanks: { p3: 1 } }, savana: { colonizer: 'p2' } } })
    const done = roll(p, triumph, attack('rivera', 'norda'), volley)
    expect([done.land.norda.tanks, done.land.centra.tanks, done.land.delta.tanks]).toEqual([{}, { p3: 2 }, { p3: 1 }])
  })

  test('lost ends the turn at once; the migrant comes all the same', () => {
    const p = roll(war(), disaster, attack('rivera', 'norda'), volley)
    expect([p.combat, p.land.norda.colonizer, p.land.rivera.migrants, p.players.p1.tokens]).toEqual([null, null, 1, 11])
    expect(asked(p)).toEqual(['p2 produce'])
  })

  test('rolls tank dice first, which are lost first; three dice lost cost a tank', () => {
    const p = war({ land: { rivera: { tanks: { p1: 1 } }, norda: { tanks: { p2: 1 } } } })
    const one = roll(p, [2, 3, 8, 5, 1, 3], attack('rivera', 'norda', 1), volley)
    expect(one.combat).toMatchObject({ att: { tankDice: 1, popDice: 3 }, def: { tankDice: 2, popDice: 3 }, volleys: 1 })
    const over = roll(one, [], truce)
    expect([over.land.rivera.tanks, over.land.norda.tanks]).toEqual([{ p1: 1 }, { p2: 1 }])
    const lost = roll({ ...one, combat: { ...one.combat!, att: { ...one.combat!.att, tankDice: 0 } } }, [], truce)
    expect(lost.land.rivera.tanks).toEqual({})
  })

  test('two volleys without a hit bring a ceasefire there, and the turn goes on', () => {
    const p = roll(
      war(),
      Array.from({ length: 12 }, () => 2),
      attack('rivera', 'norda'),
      volley,
      volley,
    )
    expect([p.turn?.ceasefire, p.land.rivera.migrants, p.players.p1.tokens]).toEqual([['norda'], 0, 11])
    expect(refused(p, ...attack('frosta', 'norda'))).toBe('ceasefire')
    expect(refused(p, ...attack('rivera', 'savana'))).toBeUndefined()
  })

  test('a hit between them begins the count anew', () => {
    const p = roll(war(), [2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2], attack('rivera', 'norda'), volley, volley, volley)
    expect(p.combat).toMatchObject({ misses: 1, volleys: 3 })
  })

  test('a truce takes one volley at least, and ends the turn', () => {
    const p = play(war(), attack('rivera', 'norda'))
    expect(refused(p, ...truce)).toBe('fight-first')
    expect(refused(p, 'p2', { type: 'volley' })).toBe('not-your-turn')
    expect(refused(war(), ...volley)).toBe('no-combat')
    expect(asked(roll(p, [2, 2, 2, 2, 2, 2], volley, truce))).toEqual(['p2 produce'])
  })

  test('is refused in the order of the rules', () => {
    const inPlay = [{ card: 'blue-helmets-1', territory: 'norda' as const }]
    const p = war({
      pacts: [['p1', 'p3']],
      players: { p1: { tokens: 0 }, p2: { inPlay } },
      land: { insulo: { colonizer: 'p3' }, dezerta: { colonizer: 'p2' }, orienta: {} },
    })
    expect(refused(p, ...attack('rivera', 'atlantis'))).toBe('unknown-territory')
    expect(refused(p, ...attack('norda', 'frosta'))).toBe('not-your-territory')
    expect(refused(p, ...attack('dezerta', 'savana'))).toBe('not-your-territory')
    expect(refused(p, ...attack('rivera', 'frosta'))).toBe('own-territory')
    expect(refused(p, ...attack('rivera', 'tajga'))).toBe('not-linked')
    expect(refused(p, ...attack('rivera', 'savana'))).toBe('pact-partner')
    expect(refused(p, ...attack('rivera', 'insulo'))).toBe('pact-partner')
    expect(refused(p, ...attack('rivera', 'norda'))).toBe('protected')
    expect(refused(p, ...attack('montara', 'tajga', 1))).toBe('not-enough-tanks')
    expect(refused(p, ...attack('montara', 'tajga', 0, { ally: true }))).toBe('no-ally')
    expect(refused(p, ...attack('montara', 'tajga'))).toBe('not-enough-tokens')
  })
})

describe('pact partners', () => {
  const pacts: [['p1', 'p3']] = [['p1', 'p3']]

  test('lend a tank to an attack that asks for it', () => {
    const p = war({ pacts, land: { savana: { tanks: { p3: 1 } }, centra: { tanks: { p3: 2 } } } })
    const open = play(p, attack('rivera', 'insulo', 0, { ally: true }))
    expect(open.combat?.att).toEqual({ tankDice: 3, popDice: 3, tanks: 0, ally: { seat: 'p3', territory: 'centra' } })
    expect(open.players.p1.tokens).toBe(10)
  })

  test('help a defender by themselves, but not against themselves', () => {
    const p = war({ pacts: [['p2', 'p3']], land: { savana: { tanks: { p3: 1 } } } })
    expect(play(p, attack('rivera', 'insulo')).combat?.def.ally).toEqual({ seat: 'p3', territory: 'savana' })
    expect(play(p, attack('rivera', 'norda')).combat?.def.ally).toBeNull()
  })

  test('a lent tank falls after the own ones', () => {
    const p = war({
      pacts: [['p2', 'p3']],
      land: { insulo: { tanks: { p2: 1 } }, savana: { tanks: { p3: 1 } }, rivera: { tanks: { p1: 2 } } },
    })
    const open = play(p, attack('rivera', 'insulo', 2))
    const beaten = { ...open, combat: { ...open.combat!, def: { ...open.combat!.def, tankDice: 3 } } }
    const one = roll(beaten, [2, 2, 2, 2, 2, 2], volley, truce)
    expect([one.land.insulo.tanks, one.land.savana.tanks]).toEqual([{}, { p3: 1 }])
  })

  test('are attacked from, if a tank of one’s own stands there and fights', () => {
    const p = war({ pacts, land: { delta: { tanks: { p1: 1 } } } })
    expect(refused(p, ...attack('delta', 'orienta', 0))).toBe('not-enough-tanks')
    expect(play(p, attack('delta', 'orienta', 1)).combat?.from).toBe('delta')
    expect(refused(p, ...attack('savana', 'insulo', 1))).toBe('not-your-territory')
  })
})

test('own land that the partner has colonised is no place to attack from or to move to', () => {
  const land = { dezerta: { colonizer: 'p3', tanks: { p1: 1 } }, rivera: { tanks: { p1: 1 } } } as const
  const pacts: [['p1', 'p3']] = [['p1', 'p3']]
  expect(refused(war({ pacts, land }), ...attack('dezerta', 'insulo', 1))).toBe('not-your-territory')
  const moving = given({ pacts, land, turn: { step: 'move' } })
  expect(refused(moving, 'p1', { type: 'move-tank', from: 'rivera', to: 'dezerta' })).toBe('not-your-territory')
})

describe('a colonised territory', () => {
  const lost = (more: Given = {}) => war({ ...more, land: { dezerta: { colonizer: 'p2', tanks: { p2: 1 } }, ...more.land } })

  test('is liberated without refund, migrant or devastation', () => {
    const p = roll(lost({ land: { dezerta: { colonizer: 'p2' } } }), triumph, attack('rivera', 'dezerta'), volley)
    expect(p.land.dezerta).toMatchObject({ colonizer: null, fuel: 2 })
    expect(p.players.p1).toMatchObject({ tokens: 11, food: 4, stats: { freed: 1, wins: 0, attacks: 0, seatsAttacked: [] } })
    expect(p.land.rivera.migrants).toBe(0)
  })

  test('is not liberated from a partner, but may rebel', () => {
    const p = lost({ pacts: [['p1', 'p2']] })
    expect(refused(p, ...attack('rivera', 'dezerta'))).toBe('pact-partner')
    const open = play(p, ['p1', { type: 'rebel', territory: 'dezerta' }])
    expect(open.combat).toMatchObject({ kind: 'rebellion', from: null, defender: 'p2', def: { tanks: 1 } })
  })

  test('rebels once in a turn; where all dice fall together the rebel wins', () => {
    const p = lost({ land: { dezerta: { colonizer: 'p2' } } })
    const freed = roll(p, [1, 8, 1, 8, 8, 1], ['p1', { type: 'rebel', territory: 'dezerta' }], volley)
    expect([freed.land.dezerta.colonizer, freed.players.p1.tokens, freed.land.dezerta.migrants]).toEqual([null, 11, 0])
    const failed = roll(p, disaster, ['p1', { type: 'rebel', territory: 'dezerta' }], volley)
    expect([failed.land.dezerta.colonizer, asked(failed)]).toEqual(['p2', ['p1 combat']])
    expect(refused(failed, 'p1', { type: 'rebel', territory: 'dezerta' })).toBe('already-rebelled')
  })

  test('a rebellion in which nobody hits dies away without a ceasefire', () => {
    const p = lost({ land: { dezerta: { colonizer: 'p2' } } })
    const over = roll(
      p,
      Array.from({ length: 12 }, () => 2),
      ['p1', { type: 'rebel', territory: 'dezerta' }],
      volley,
      volley,
    )
    expect([over.turn?.ceasefire, asked(over)]).toEqual([[], ['p1 combat']])
  })

  test('cannot rebel where nothing is colonised or owned, or without a token', () => {
    const p = lost({ players: { p1: { tokens: 0 } } })
    const rebel = (territory: string) => ({ type: 'rebel', territory })
    expect(refused(p, 'p1', rebel('atlantis'))).toBe('unknown-territory')
    expect(refused(p, 'p1', rebel('norda'))).toBe('not-your-territory')
    expect(refused(p, 'p1', rebel('rivera'))).toBe('not-colonised')
    expect(refused(p, 'p1', rebel('dezerta'))).toBe('not-enough-tokens')
  })
})

describe('cards in a fight', () => {
  test('a militia helps who defends or rebels, not who attacks', () => {
    const militia = { inPlay: [{ card: 'militia-1' }] }
    const p = war({ players: { p1: militia } })
    const attacking = roll(p, [7, 7, 7, 2, 2, 2], attack('rivera', 'norda'), volley)
    expect(attacking.combat?.def.popDice).toBe(3)
    const defending = roll(war({ players: { p2: militia } }), [2, 2, 2, 7, 7, 2], attack('rivera', 'norda'), volley)
    expect(defending.combat?.att.popDice).toBe(1)
  })

  test('veterans hit on 7 with tanks, lent ones as well', () => {
    const p = war({
      pacts: [['p1', 'p3']],
      players: { p1: { inPlay: [{ card: 'veteran-crews-1' }] } },
      land: { savana: { tanks: { p3: 1 } } },
    })
    expect(roll(p, [7, 7, 2, 2, 2, 2], attack('rivera', 'insulo', 0, { ally: true }), volley).combat?.def.popDice).toBe(1)
  })

  test('a war economy saves a token for each attack, down to nothing', () => {
    const inPlay = [{ card: 'war-economy-1' }, { card: 'war-economy-2' }]
    const p = war({ players: { p1: { inPlay, tokens: 0 } } })
    expect(play(p, attack('rivera', 'norda')).combat?.cost).toBe(0)
  })
})

describe('moving tanks', () => {
  const moving = (more: Given = {}) => given({ ...more, turn: { step: 'move', ...more.turn } })
  const go = (from: string, to: string) => ({ type: 'move-tank', from, to })

  test('goes to linked land that welcomes them, each once', () => {
    const p = moving({
      pacts: [['p1', 'p3']],
      land: { rivera: { tanks: { p1: 2 } }, norda: { colonizer: 'p1' }, dezerta: { colonizer: 'p2' } },
    })
    const done = play(p, ['p1', go('rivera', 'norda')], ['p1', go('rivera', 'savana')])
    expect([done.land.norda.tanks, done.land.savana.tanks, done.turn?.movedIn]).toEqual([
      { p1: 1 },
      { p1: 1 },
      { norda: 1, savana: 1 },
    ])
    expect(refused(done, 'p1', go('norda', 'frosta'))).toBe('already-moved')
    expect(refused(p, 'p1', go('rivera', 'dezerta'))).toBe('not-your-territory')
    expect(refused(p, 'p1', go('rivera', 'atlantis'))).toBe('unknown-territory')
    expect(refused(p, 'p1', go('frosta', 'norda'))).toBe('no-tank')
    expect(refused(p, 'p1', go('rivera', 'centra'))).toBe('not-linked')
  })

  test('finds room for two of a seat', () => {
    const p = moving({ land: { rivera: { tanks: { p1: 1 } }, frosta: { tanks: { p1: 2 } } } })
    expect(refused(p, 'p1', go('rivera', 'frosta'))).toBe('too-many-tanks')
    expect(asked(play(p, ['p1', endStep]))).toEqual(['p2 produce'])
  })
})

describe('a fight that goes on by itself', () => {
  const begun = () => play(war({ land: { rivera: { tanks: { p1: 2 } } } }), attack('rivera', 'norda', 2))
  const on = (stopBelow: number) => ['p1', { type: 'volley', stopBelow }] as const

  test('goes to the end in one move', () => {
    const p = roll(begun(), [2, 2, 2, 1, 2, 2, 3, 4, 5, 2, 2, 2], on(1))
    expect([p.combat, p.land.norda.colonizer]).toEqual([null, 'p1'])
  })

  test('stops as soon as fewer dice are left', () => {
    // Nine dice, each volley costs two: it stops with five, before a sixth is spent.
    const cost = [2, 2, 2, 1, 8, 2]
    const p = roll(begun(), [...cost, ...cost], on(6))
    expect([p.combat?.volleys, p.combat?.att]).toMatchObject([2, { tankDice: 2, popDice: 3 }])
    expect(asked(p)).toEqual(['p1 battle'])
  })

  test('begins with a number of dice that one has', () => {
    expect(refused(begun(), ...on(9))).toBeUndefined()
    expect(refused(begun(), ...on(10))).toBe('bad-stop')
    expect(refused(begun(), ...on(0))).toBe('bad-stop')
  })
})
