import { PermissionFlagsBits } from 'discord.js'
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { SeededChance } from '../../src/kernel/index.ts'
import type { Actor } from '../../src/sandbox/loopback/index.ts'
import { bidsFolder } from '../discord/bids/folder.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { bytes, firstDifference, type Seen } from './bytes.ts'
import { bid, playToTheEnd, type Seated, seated, thumb } from './table.ts'

const ideology = games.filter(({ rulebook }) => rulebook.id === 'ideology')
const limit = games.filter(({ rulebook }) => rulebook.id === 'limit')

/** Whatever another seat and a stranger can ask for. Gives the two of them. */
async function lookAround({ anna, bo, discord, settled, status, tables }: Seated): Promise<readonly Actor[]> {
  const others = [bo, discord.actor('Cleo')]
  // At the table itself, so that nothing but the question is sent meanwhile.
  const { id: table } = (await tables.look({ channel: status.channel }))!
  for (const wish of [{ kind: 'pause' }, { kind: 'swap', seat: 1 }] as const) {
    expect((await tables.ask({ table, request: wish.kind, person: anna.id, wish })).refused).toBeUndefined()
    await settled()
  }
  for (const person of others) {
    const asked = ['/turn', '/hand', '/board', '/log', '/game status', '/undo', '/replay', '/export', '/fairness', '/plan']
    for (const command of asked) await person.run(command)
    await settled()
    await person.run('/board', { text: true })
    await settled()
  }
  return others
}

/** Everything that was sent after the same beginning and different secret choices of Anna's. */
async function bidsRun(card: number): Promise<Seen> {
  const table = await seated({ clock: new ManualClock() })
  const { anna, bo, settled, status, discord } = table
  await anna.click(status, 'My turn')
  await bid(anna, card)
  await settled()
  for (const person of await lookAround(table)) await person.autocomplete('/bids bid', { card: '' }, 'card')
  return bytes(discord, status.channel, bo, anna)
}

/** Anna has bid, and decides ahead what she will bid next, or does not. */
async function planRun(plan: 'a move' | 'another move, changed and kept' | undefined): Promise<Seen> {
  const table = await seated({ clock: new ManualClock() })
  const { anna, bo, settled, status, discord } = table
  await bid(anna, 1)
  await settled()
  const planned = async (card: string) => anna.click(await anna.run('/bids bid', { card }), 'Play it then')
  if (plan === 'a move') await planned('4')
  if (plan === 'another move, changed and kept') {
    await anna.click(await planned('3'), 'Take all moves away')
    await planned('6')
  }
  await settled()
  await lookAround(table)
  // Now she is asked, and until the move has settled nobody sees whether she has planned.
  await bid(bo, 2)
  await settled()
  await bo.run('/turn')
  await settled()
  return bytes(discord, status.channel, bo, anna)
}

async function ideologyRun(stance: 'peace' | 'neutral'): Promise<Seen> {
  const table = await seated({ games: ideology, game: 'ideology', clock: new ManualClock() })
  const { anna, bo, settled, status, discord } = table
  const chance = new SeededChance('the same in both')
  // Up to a phase in which stances can be chosen, ahead of the time when they are revealed.
  let other: string | undefined
  for (let turn = 0; turn < 40 && other === undefined; turn++) {
    await thumb(turn % 2 === 0 ? anna : bo, chance)
    await settled()
    for (const seat of ['capitalism', 'communism', 'fascism', 'imperialism', 'fundamentalism'])
      if ((await anna.autocomplete('/ideology choose-stances', { [seat]: '' }, seat)).some(({ value }) => value === 'peace'))
        other ??= seat
  }
  expect((await anna.run('/ideology choose-stances', { [other!]: stance })).text).toContain(stance)
  await settled()
  await lookAround(table)
  return bytes(discord, status.channel, bo, anna)
}

/** Anna keeps other cards of those that she has drawn. */
async function limitRun(kept: 'first' | 'last'): Promise<Seen> {
  const table = await seated({ games: limit, game: 'limit', clock: new ManualClock() })
  const { anna, bo, settled, status, discord } = table
  const chance = new SeededChance('the same in both')
  let panel = await anna.run('/turn')
  for (let turn = 0; turn < 40 && !panel.text.includes('cards drawn from'); turn++) {
    await thumb(bo, chance)
    await settled()
    panel = await anna.run('/turn')
    if (!panel.text.includes('cards drawn from')) await thumb(anna, chance)
    await settled()
    panel = await anna.run('/turn')
  }
  // One of them is kept with one press; several are ticked first.
  const ways = panel.buttons.filter(({ label }) => /^(Keep |☐)/.test(label)).map(({ label }) => label)
  const chosen = await anna.click(panel, kept === 'first' ? ways[0]! : ways.at(-1)!)
  if (ways[0]!.startsWith('☐')) await anna.click(chosen, /^✔/)
  await settled()
  await lookAround(table)
  return bytes(discord, status.channel, bo, anna)
}

/**
 * Whether a panel is shown anew before its person opens the next one hangs on how fast this machine is: two such runs are compared again.
 * What a secret changes differs however often it is looked at.
 */
async function expectSame(first: () => Promise<Seen>, second: () => Promise<Seen>, attempts = 4): Promise<void> {
  const [one, other] = [await first(), await second()]
  expect(one.own).not.toBe(other.own)
  const differences = [firstDifference(one.channel, other.channel), firstDifference(one.others, other.others)]
  if (attempts > 1 && differences.some((difference) => difference !== '')) return expectSame(first, second, attempts - 1)
  expect(differences).toEqual(['', ''])
}

describe('two games that differ only in one seat’s secret', () => {
  test('send the channel and everybody else the same bytes (a hidden bid)', async () => {
    await expectSame(
      () => bidsRun(2),
      () => bidsRun(5),
    )
  })

  test('send the channel and everybody else the same bytes (a round planned ahead)', async () => {
    const without = await planRun(undefined)
    for (const plan of ['a move', 'another move, changed and kept'] as const) {
      const planned = await planRun(plan)
      expect(planned.own).not.toBe(without.own)
      expect(firstDifference(planned.channel, without.channel)).toBe('')
      expect(firstDifference(planned.others, without.others)).toBe('')
    }
  })

  test('send the channel and everybody else the same bytes (cards kept in secret)', async () => {
    await expectSame(
      () => limitRun('first'),
      () => limitRun('last'),
    )
  })

  test('send the channel and everybody else the same bytes (stances chosen in secret)', async () => {
    await expectSame(
      () => ideologyRun('peace'),
      () => ideologyRun('neutral'),
    )
  })
})

describe('the operator’s log', () => {
  /** Everything that a line may say of a game. */
  const allowed = new Set([
    ...[
      'level',
      'time',
      'msg',
      'request',
      'command',
      'press',
      'table',
      'seat',
      'move',
      'ms',
      'outcome',
      'reference',
      'error',
      'err',
    ],
    ...[
      'post',
      'kind',
      'entry',
      'did',
      'reason',
      'code',
      'commands',
      'changed',
      'connected',
      'game',
      'scene',
      'name',
      'attempts',
    ],
    ...['due', 'problem', 'migrations', 'shard', 'user', 'choice', 'actor'],
  ])

  test('of whole games tells table, seat, kind of move, request and duration, and no secret', async () => {
    const { anna, bo, settled, status, discord, logged, tables, store } = await seated()
    await anna.run('/game invite', { person: bo })
    await anna.run('/bids bid', { card: '99' })
    await playToTheEnd([anna, bo])
    await settled()
    const table = await store.client.table.findFirstOrThrow()
    expect(table.status).toBe('ended')
    const fairness = await tables.fairness({ table: table.id })
    const text = logged.join('')
    for (const secret of [table.secret, table.seed, fairness?.seed, discord.token, 'Anna', 'Bo', '"card"', '"hand":', '"deck"'])
      expect(secret && text.includes(secret), String(secret)).toBeFalsy()
    for (const line of logged) for (const key of Object.keys(JSON.parse(line))) expect(allowed, line).toContain(key)
    expect(text).toContain('"move":"bid"')
    expect(status.deleted).toBe(false)
  })

  test('of a game of Ideology names no region, card or kind that somebody chose', async () => {
    const { anna, bo, settled, logged } = await seated({ games: ideology, game: 'ideology' })
    const chance = new SeededChance('log')
    for (let turn = 0; turn < 12; turn++) for (const person of [anna, bo]) await thumb(person, chance)
    await settled()
    const text = logged.join('')
    for (const word of ['united-states', 'germany', 'military', 'economic', 'cultural', 'peace', '"war"'])
      expect(text).not.toContain(word)
    for (const line of logged) for (const key of Object.keys(JSON.parse(line))) expect(allowed, line).toContain(key)
  })
})

test('an error tells the operator where it happened and nothing of the game, wherever it comes from', async () => {
  const said = 'p1 holds 1, 2 and 3'
  const fail = () => {
    throw new Error(said)
  }
  const bidding = bidsFolder.rulebook.decisions.bid!
  const clock = new ManualClock()
  let broken = false
  const folder: typeof bidsFolder = {
    ...bidsFolder,
    rulebook: { ...bidsFolder.rulebook, decisions: { bid: { ...bidding, fallback: fail } } },
    text: { ...bidsFolder.text, headline: (view, say) => (broken ? fail() : bidsFolder.text.headline(view, say)) },
  }
  const { anna, settled, logged, tables, status } = await seated({ games: [folder], clock })
  broken = true
  // An answer, a post and a deadline.
  expect((await anna.run('/bids bid', { card: '3' })).text).toContain('Something went wrong on our side')
  await settled()
  const failed = (what: string) => logged.some((line) => line.includes(what))
  for (let hour = 0; hour < 60 && !failed('what was due could not be done'); hour++) {
    clock.advance(60 * 60_000)
    await settled()
  }
  for (const what of ['"failed"', 'a post could not be sent', 'what was due could not be done'])
    expect(failed(what), what).toBe(true)
  expect(logged.join('')).not.toContain(said)
  expect(logged.join('')).toContain('secrets.test.ts')
  expect((await tables.log({ channel: status.channel })).filter(({ kind }) => kind === 'move')).toHaveLength(1)
})

test('the bot asks Discord for the Guilds intent only', async () => {
  const { bot } = await seated()
  expect(bot.client.options.intents.toArray()).toEqual(['Guilds'])
  expect(PermissionFlagsBits.ViewChannel).toBeDefined()
})

test('what was ordered in secret is taken back and put back without a word to others', async () => {
  const { anna, bo, settled, status } = await seated({ games: ideology, game: 'ideology' })
  const seen = async () => [status.text, (await bo.run('/log')).text, (await bo.run('/turn')).text]
  const orders = await anna.click(await anna.run('/plan'), 'Standing order')
  await anna.click(orders, orders.buttons.find(({ label }) => /concede/i.test(label))!.label)
  await settled()
  const before = await seen()
  expect((await anna.click(await anna.run('/undo'), 'Take it back')).text).toContain('Taken back')
  await settled()
  expect(await seen()).toEqual(before)
  expect((await anna.run('/log')).text).toContain('Anna has taken moves back')
  expect((await anna.run('/redo')).text).toContain('Put back')
  await settled()
  expect(await seen()).toEqual(before)
})
