import { describe, expect, test } from 'vitest'
import { handInWords } from '../../src/discord/words/hand.ts'
import { attack } from '../../src/games/attack/index.ts'
import { pictureWords } from '../../src/games/attack/pictures/words.ts'
import { attackRules } from '../../src/games/attack/rulebook.ts'
import type { View } from '../../src/games/attack/secrets/view.ts'
import { type Attack, allSeats, type Seat, type State } from '../../src/games/attack/state.ts'
import { type Player, playOut, randomPlayer, SeededChance, sightOf, viewOf } from '../../src/kernel/index.ts'
import type { PictureRequest } from '../../src/pictures/request.ts'
import { speaker } from '../../src/words/index.ts'
import { sampled } from '../sample.ts'
import * as moments from './attack-moments.ts'
import { crowded, type Given, people, position, seen } from './attack-views.ts'
import { drawn } from './drawn.ts'
import { isPng } from './png.ts'
import { sightIn } from './sight.ts'

const languages = ['en', 'it', 'de'] as const
const draw = (view: View | null, more: Partial<PictureRequest> = {}) =>
  drawn({ painter: attack.painter, scene: 'board', view, people, ...more })

const size = async (picture: ReturnType<typeof draw>): Promise<[boolean, number, number]> => {
  const { png, width, height } = await picture
  return [isPng(png), width, height]
}

/** Some positions of a game at random, its end among them. */
function positions(seats: number): State[] {
  const met: State[] = []
  playOut<Attack>({
    book: attackRules,
    seats,
    options: { placement: 'at-once', maxRounds: 4 },
    seed: `attack pictures ${seats}`,
    player: (): Player<Attack> => randomPlayer,
    watch: ({ state }) => met.push(state),
  })
  const step = Math.ceil(met.length / 8)
  return met.filter((state, index) => index % step === 0 || state.result)
}

const happening = Object.entries(moments.happenings)

describe('every picture can be drawn', () => {
  test.each(sampled([8], [2, 5, 8]))('of a game with %i seats', { timeout: 60_000 }, async (seats) => {
    let before: View | undefined
    for (const [index, state] of positions(seats).entries()) {
      const view = viewOf(attackRules, state, null)
      const language = languages[index % 3]!
      expect(await size(draw(view, { language, ...(before && { before }) }))).toEqual([true, 1600, 1000])
      before = view
    }
  })

  test.each(happening)('while this goes on: %s', async (name, more) => {
    const language = languages[name.length % 3]!
    expect(await size(draw(seen({ map: 'west', seats: 5, more }, 'p2'), { language }))).toEqual([true, 1600, 1000])
  })

  test.each(['west', 'east', 'world'] as const)('of the %s where every region is taken, under 900 kB', async (map) => {
    const { png } = await draw(seen({ map, seats: map === 'east' ? 6 : 8, more: crowded }), { language: 'de' })
    expect(png.length).toBeLessThan(900_000)
  })

  test.each(['france', 'north-atlantic', 'p2', 'p5'])('of %s closely, at rest and while it is fought over', async (focus) => {
    for (const more of [undefined, moments.fighting, moments.invasion, moments.atSea, moments.claiming])
      expect(await size(draw(seen({ map: 'west', seats: 5, ...(more && { more }) }), { focus }))).toEqual([true, 1000, 1000])
  })

  test('with a focus that names nothing on this map as the whole board', async () => {
    expect(await size(draw(seen({ map: 'west', seats: 3 }), { focus: 'japan' }))).toEqual([true, 1600, 1000])
  })

  test.each(languages)('of a hand with all that it can hold, in %s', async (language) => {
    const { png, width } = await draw(seen({ map: 'west', seats: 3, more: moments.rich }, 'p2'), { scene: 'hand', language })
    expect([isPng(png), width]).toEqual([true, 1000])
  })

  test.each(languages)('of the cover, without a position, in %s', async (language) => {
    expect(await size(draw(null, { scene: 'cover', language }))).toEqual([true, 1200, 675])
  })
})

test('a hand that nobody may see is not drawn', async () => {
  await expect(draw(seen({ map: 'west', seats: 3 }), { scene: 'hand', focus: 'p1' })).rejects.toThrow('hand')
})

test('when the game is over and all hands lie open, each its own is drawn for whoever asks', async () => {
  const view = seen({ map: 'west', seats: 4, more: moments.finished }, 'p3')
  const drawings = await Promise.all((['p1', 'p3'] as const).map((focus) => draw(view, { scene: 'hand', focus })))
  expect(drawings[0]!.png.equals(drawings[1]!.png)).toBe(false)
})

describe('a picture depends on nothing that its viewer may not know', () => {
  test.each(['board', 'hand'])('%s', async (scene) => {
    const view = seen({ map: 'west', seats: 4 }, 'p2')
    const imagined = attackRules.imagine(view, 'p2', new SeededChance('attack pictures'))
    const [one, other] = [await draw(view, { scene }), await draw(viewOf(attackRules, imagined, 'p2'), { scene })]
    expect(one.png.equals(other.png)).toBe(true)
  })

  test('what an opponent orders, holds and lays in secret changes nothing', async () => {
    const secretly = (state: State): void => {
      moments.atSea(state)
      const { p2, p4 } = state.players
      Object.assign(p2, { reserve: [], orders: { trade: 'ask' as const, block: 'never' as const } })
      Object.assign(p4, { hand: [...p4.hand].reverse(), econ: [...p4.econ].reverse() })
      if (state.action && 'battle' in state.action && state.action.battle?.kind === 'naval')
        state.action.battle.lines.attacker = ['dd', 'dd', 'bb']
    }
    const given = (more: Given['more']): Given => ({ map: 'west', seats: 5, ...(more && { more }) })
    const [one, other] = [await draw(seen(given(moments.atSea), 'p4')), await draw(seen(given(secretly), 'p4'))]
    expect(one.png.equals(other.png)).toBe(true)
  })
})

describe('in words', () => {
  const sayIn = (language: (typeof languages)[number]) =>
    speaker({ catalogues: attack.words, language, names: attack.names, people, onMissing: (key) => expect.unreachable(key) })
  const views = (viewer: Seat | null): View[] => [
    ...(['west', 'world'] as const).map((map) => seen({ map, seats: 8, more: crowded }, viewer)),
    ...happening.map(([, more]) => seen({ map: 'west', seats: 5, more }, viewer)),
  ]

  test.each(languages)('the alt text fits into what Discord takes, in %s', (language) => {
    for (const view of views(null)) {
      const alt = attack.text.alt(sightIn(attackRules, view), sayIn(language))
      expect(alt.length).toBeGreaterThan(200)
      expect(alt.length).toBeLessThanOrEqual(1024)
    }
  })

  test.each(languages)('everything has its words, in %s', (language) => {
    for (const view of views('p2')) {
      expect(attack.text.board(sightIn(attackRules, view, 'p2'), sayIn(language))).toContain('Ada')
      expect(attack.text.headline(view, sayIn(language)).length).toBeLessThanOrEqual(160)
      expect(attack.text.hand(view, 'p2', sayIn(language))).not.toHaveLength(0)
    }
  })

  test('a hand is for its own seat only', () => {
    const view = seen({ map: 'west', seats: 3 }, 'p1')
    expect(attack.text.hand(view, 'p2', sayIn('en'))).toBeUndefined()
    expect(attack.text.hand(view, 'nobody', sayIn('en'))).toBeUndefined()
  })

  test('in a hand, what is asked now comes first', () => {
    const hand = (more: (state: State) => void, seat: Seat): string =>
      handInWords(attack.text.hand(seen({ map: 'west', seats: 5, more }, seat), seat, sayIn('en')) ?? [])
    expect(hand(moments.fighting, 'p5')).toMatch(/^\*\*France, round 2.*\n- .*in line 2 infantry, 1 tank/)
    expect(hand(moments.politics, 'p1')).toMatch(/^\*\*Political cards\*\*\n- /)
    expect(hand(moments.orders, 'p2')).toMatch(/^\*\*Orders so far\*\*\n- Italy → France: 6 infantry/)
    expect(hand(moments.orders, 'p1')).not.toContain('France: 6 infantry')
    expect(hand(moments.happenings.trading!, 'p2')).toContain(
      'Massimiliano d’Asburgo gives: 5 PP\n- Computer 1 gives: 3 oil\n- Note: Peace?',
    )
    // Whoever answers reads the terms with the question.
    for (const seat of ['p3', 'p4'] as const) expect(hand(moments.happenings.trading!, seat)).not.toContain('gives')
    expect(hand(moments.placing, 'p2')).toMatch(
      /^Still to place: 4 infantry, 6 tanks, 2 planes.*\nYour ships lie in the Mediterranean\./,
    )
    expect(hand(moments.happenings.producing!, 'p1')).toMatch(/^\*\*Economy\*\*/)
    expect(hand(moments.atSea, 'p2')).toContain('Your line so far, from the head: Battleship, Destroyer, and Submarine.')
    expect(hand(moments.atSea, 'p4')).not.toContain('Your line')
  })

  test('whoever may begin a Diplomatic Blitz sees where it is easiest', () => {
    const words = (more: (state: State) => void): string =>
      handInWords(attack.text.hand(seen({ map: 'west', seats: 3, more }, 'p2'), 'p2', sayIn('en')) ?? [])
    // Fascists with Italy and Germany: fascist neighbours need 6 only.
    expect(words(() => {})).toMatch(
      /^You have 37 PP and 4 oil\.\nEasiest to persuade with two dice: Scandinavia 6, Turkey 6, and Algeria 6\./,
    )
    expect(words((state) => state.turn?.used.push('blitz'))).not.toContain('Easiest')
    const missions = (state: State): void => {
      Object.assign(state, { phase: 'blitz', action: { type: 'blitz', attempt: 3 } })
      if (state.turn) state.turn.blitzBonus = 2
    }
    expect(words(missions)).toContain('with two dice + 2: Scandinavia 8')
  })

  test('standing orders stand at the end of a hand, and only those that somebody gave', () => {
    const ordered = (state: State): void => {
      const { p2 } = state.players
      p2.orders = { passage: 'allow', passageFor: { p3: 'refuse' }, canalFor: ['p1'], auctionLimit: 30, volunteer: true }
    }
    const words = handInWords(attack.text.hand(seen({ map: 'west', seats: 3, more: ordered }, 'p2'), 'p2', sayIn('en')) ?? [])
    expect(words.split('**Standing orders**')[1]?.split('\n').filter(Boolean)).toEqual([
      '- Passage for everybody: allow',
      '- Passage for Computer 1: refuse',
      '- Canals are open to Ada',
      '- Limit at auctions: 30 PP',
      '- Command armies of neutrals',
    ])
    const without = handInWords(attack.text.hand(seen({ map: 'west', seats: 3 }, 'p2'), 'p2', sayIn('en')) ?? [])
    expect(without).not.toContain('Standing orders')
  })

  test('the board names what each region holds, whose ships are where, and the neutrals by their government', () => {
    const words = attack.text.board(sightOf(attackRules, position({ map: 'west', seats: 3 }), null), sayIn('en'))
    expect(words).toContain('Western Canada (3 infantry, 1 tank)')
    expect(words).toContain('North Sea: Ada 2 destroyers, 1 battleship')
    expect(words).toMatch(/Minor Neutrals, Fascism: .*Colombia/)
  })

  test('pictures have the same words in all languages', () => {
    for (const language of languages)
      expect(Object.keys(pictureWords[language]).sort()).toEqual(Object.keys(pictureWords.en).sort())
    expect(allSeats.every((seat) => attack.words.en[`seat.${seat}`])).toBe(true)
  })
})
