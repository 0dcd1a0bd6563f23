import { PermissionFlagsBits } from 'discord.js'
import { expect, test } from 'vitest'
import type { Actor } from '../../src/sandbox/loopback/index.ts'
import { sharedStudio, stage } from './stage.ts'
import { isLobby, playToTheEnd, seated } from './table.ts'

test('a table says in its lobby that it is not rated, and who may decide that', async () => {
  const { actor, settled, tables } = await stage()
  const anna = actor('Anna')
  const bo = actor('Bo')
  await anna.run('/game new', { game: 'bids' })
  const lobby = await anna.waitFor(isLobby)
  const options = await anna.click(lobby, 'Options')
  const rated = options.selects.find(({ placeholder }) => placeholder === 'What else holds at this table')!
  expect(rated.options.filter((option) => option.default).map(({ label }) => label)).toEqual([
    'Rated: the result moves the ratings',
    'Whispers: people may tell each other something in private',
  ])
  await anna.select(options, { customId: rated.customId }, ['whispers'])
  await settled()
  expect(anna.last(lobby.channel, isLobby).text).toContain('Not rated')
  await bo.click(lobby, 'Join')
  expect((await bo.click(lobby, 'Options')).selects.map(({ placeholder }) => placeholder)).not.toContain(rated.placeholder)
  await anna.click(lobby, 'Start')
  await settled()
  await playToTheEnd([anna, bo])
  expect(await tables.look({ channel: lobby.channel })).toMatchObject({ status: 'ended', terms: { rated: false } })
})

test('results are shown to me, to others in part, and as the ranking of the server and its season', async () => {
  const { anna, bo, discord, settled, store } = await seated({ studio: sharedStudio() })
  discord.giveRole(anna, { permissions: PermissionFlagsBits.ManageGuild })
  expect((await anna.run('/stats me')).text).toContain('not finished a game yet')
  expect((await bo.run('/stats season', { begin: 'Spring' })).text).toContain('moderator')
  expect((await anna.run('/stats season', { begin: 'Spring *2026*' })).text).toContain('Spring \\*2026\\*')
  await playToTheEnd([anna, bo])
  await settled()
  expect(await store.client.result.count()).toBe(1)
  const mine = await anna.run('/stats me')
  expect(mine.images).toHaveLength(1)
  expect(mine.images[0]!.alt).toContain('1 game')
  expect(mine.text).toMatch(/Rating \d+ ±\d+ after 1 rated game[\s\S]*Answered in time: \d of \d/)
  expect(mine.text).toContain('First moves: Bid, Bid, Bid 1×')
  const others = await bo.run('/stats person', { person: anna.id })
  expect(others.text).toContain('too little is known yet')
  expect(others.text).not.toContain('Answered in time')
  const [spring] = await anna.autocomplete('/stats server', { game: 'bids', season: 'spr' }, 'season')
  const inSpring: Record<string, string> = { season: String(spring!.value) }
  for (const season of [{}, inSpring]) {
    const ranking = await bo.run('/stats server', { game: 'bids', ...season })
    expect(ranking.text).toMatch(/\*\*1\*\* · <@\d+> · \d+ ±\d+/)
    expect(ranking.images).toHaveLength(1)
  }
  expect((await bo.run('/stats game', { game: 'bids' })).text).toMatch(
    /1 finished game on this server[\s\S]*Begun with Bid, Bid, Bid: 2 times, 1 won/,
  )
  expect((await anna.run('/stats season')).text).toContain('closed')
  expect((await anna.run('/admin log')).text).toContain('closed a season')
})

test('the same people play again after one question and one press each', async () => {
  const { anna, bo, discord, settled, status, tables } = await seated()
  expect((await anna.run('/game again')).text).toContain('still on')
  await playToTheEnd([anna, bo])
  await settled()
  const asked = await anna.run('/game again')
  expect(asked.text).toContain('Call Bo to play again?')
  await anna.click(asked, 'Call them')
  await settled()
  const call = bo.last(status.channel, /would like to play/)
  expect(call.text).toContain(`<@${bo.id}>`)
  expect(bo.last(status.channel, isLobby).text).toContain('Waiting for Bo')
  await bo.click(call, 'Join')
  await settled()
  const next = (await tables.look({ channel: status.channel }))!
  expect(next.status).toBe('playing')
  expect(next.seats.map(({ name }) => name)).toEqual(['Bo', 'Anna'])
  // Whoever was not there opens it for whoever comes.
  await playToTheEnd([bo, anna])
  await settled()
  const cleo = discord.actor('Cleo')
  await cleo.click(cleo.last(status.channel, /The game is over/), 'Play again')
  await settled()
  expect(await tables.look({ channel: status.channel })).toMatchObject({ status: 'lobby', again: null })
})

test('whoever played alone with computers plays again with as many', async () => {
  const { actor, settled, tables } = await stage()
  const anna = actor('Anna')
  await anna.run('/game new', { game: 'bids', computers: 2, level: 'easy' })
  const { channel } = await anna.click(await anna.waitFor(isLobby), 'Start')
  await settled()
  const look = async () => (await tables.look({ channel }))!
  for (let round = 0; round < 12 && (await look()).status === 'playing'; round++) {
    await playToTheEnd([anna])
    await settled()
  }
  await anna.run('/game again')
  await settled()
  expect((await look()).status).toBe('lobby')
  expect((await look()).seats.map(({ person, level }) => person ?? level)).toEqual([anna.id, 'easy', 'easy'])
})

test('/game new seats computers at once, and says whether it is rated', async () => {
  const { actor, settled, tables } = await stage()
  const anna = actor('Anna')
  const open = (computers: number) => anna.run('/game new', { game: 'bids', computers, level: 'strong', rated: false })
  expect((await open(7)).text).toContain('needs 2 to 4 seats')
  await open(2)
  await settled()
  const lobby = await anna.waitFor(isLobby)
  expect(lobby.text).toContain('3 of 4 seats')
  const look = await tables.look({ channel: lobby.channel })
  expect(look).toMatchObject({ seats: [{}, { level: 'strong' }, { level: 'strong' }], terms: { rated: false } })
})

test('/game new says how many can sit there, and its opener may think better of it', async () => {
  const { actor, settled, tables } = await stage()
  const [anna, bo, cleo] = ['Anna', 'Bo', 'Cleo'].map((name) => actor(name)) as [Actor, Actor, Actor]
  const open = (seats: number, computers: number) => anna.run('/game new', { game: 'bids', seats, computers })
  expect((await open(1, 0)).text).toContain('2 to 4 seats')
  expect((await open(2, 2)).text).toContain('3 to 4 seats')
  await open(3, 1)
  await settled()
  const lobby = await anna.waitFor(isLobby)
  expect(lobby.text).toContain('2 of 3 seats')
  await bo.click(lobby, 'Join')
  expect((await cleo.click(lobby, 'Join')).text).toContain('All 3 seats are taken')
  const form = await anna.click(lobby, 'Options')
  const places = form.selects.find(({ placeholder }) => placeholder === 'Seats at this table: 3')!
  expect(places.options.map(({ value }) => value)).toEqual(['3', '4'])
  await anna.select(form, { customId: places.customId }, ['4'])
  await cleo.click(lobby, 'Join')
  await settled()
  expect(lobby.text).toContain('4 of 4 seats')
  for (const terms of [{ places: 3 }, { places: 5 }, { places: 3.5 }, { places: Number.NaN }]) {
    const wish = { channel: lobby.channel, person: anna.id, request: JSON.stringify(terms), terms }
    expect((await tables.change(wish)).refused?.code).toBe('bad-places')
  }
})
