import { describe, expect, test } from 'vitest'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { stage } from './stage.ts'
import { bid, isLobby, publicMessages, seated } from './table.ts'

const hour = 3_600_000

/** Anna, Bo and Cleo at a game of Bids. */
async function three(clock?: ManualClock) {
  const set = await stage(clock ? { clock } : {})
  const [anna, bo, cleo] = [set.actor('Anna'), set.actor('Bo'), set.actor('Cleo')]
  await anna.run('/game new', { game: 'bids' })
  const lobby = await anna.waitFor(isLobby)
  for (const who of [bo, cleo]) {
    await who.click(lobby, 'Join')
    await set.settled()
  }
  await anna.click(lobby, 'Start')
  await set.settled()
  return Object.assign(set, { anna, bo, cleo, channel: set.discord.channel('general') })
}

describe('/vote', () => {
  test('puts a question into the channel, which calls those asked and shows who has answered what', async () => {
    const { anna, bo, cleo, channel, settled, tables, discord } = await three()
    expect((await anna.run('/vote pause')).text).toContain('The question is in the channel')
    await settled()
    const question = bo.last(channel, /shall the game be paused/)
    expect(question.text).toContain('✔ Anna')
    expect(question.text).toContain('Still to answer: Bo and Cleo')
    expect(question.text).toContain('More than half')
    expect([anna, bo, cleo].map((who) => who.pings().some(({ id }) => id === question.id))).toEqual([false, true, true])
    expect((await discord.actor('Eve').click(question, 'Agree')).text).toContain('This is not asked of you')
    expect((await bo.run('/turn')).text).toContain('A question waits for your answer')
    expect((await anna.run('/turn')).text).not.toContain('A question waits')
    const answer = await bo.click(question, 'Agree')
    expect(answer.ephemeral).toBe(true)
    expect(answer.text).toContain('Your answer has settled it')
    await settled()
    expect(question.text).toContain('✔ Anna and Bo')
    expect(question.text).toContain('**Agreed.**')
    expect(question.buttons).toEqual([])
    expect(publicMessages(cleo, channel).at(-1)!.text).toContain('The game is paused.')
    expect((await tables.look({ channel: channel.id }))?.paused).toBe(true)
    expect((await cleo.run('/bids bid', { card: '1' })).text).toContain('The game is paused')
    // The question called nobody a second time.
    expect(bo.pings().filter(({ id }) => id === question.id)).toHaveLength(1)
    await cleo.run('/vote resume')
    await settled()
    await anna.click(anna.last(channel, /shall the game go on/), 'Agree')
    await settled()
    expect(publicMessages(anna, channel).at(-1)!.text).toContain('The game goes on.')
    expect(discord.failures).toEqual([])
  })

  test('is off when too many disagree, and a mind may be changed until then', async () => {
    const { anna, bo, cleo, channel, settled, tables } = await three()
    await bo.run('/vote end')
    await settled()
    const question = anna.last(channel, /shall the game be ended/)
    expect((await anna.click(question, 'Disagree')).text).toContain('As long as the question is open you may change it')
    await settled()
    expect(question.text).toContain('✘ Anna')
    expect((await cleo.click(question, 'Disagree')).text).toContain('nothing changes')
    await settled()
    expect(question.text).toContain('**Not agreed.**')
    expect((await tables.look({ channel: channel.id }))?.status).toBe('playing')
  })

  test('is open after a restart, and closes by itself when its time is up', async () => {
    const clock = new ManualClock()
    const set = await three(clock)
    await set.anna.run('/vote pause')
    await set.settled()
    await set.restart()
    const question = set.bo.last(set.channel, /shall the game be paused/)
    expect((await set.bo.click(question, 'Disagree')).text).toContain('Your answer counts')
    clock.advance(24 * hour + 5000)
    await set.settled()
    expect(question.text).toContain('Too few have answered in time')
    expect(question.buttons).toEqual([])
    expect((await set.tables.look({ channel: set.channel.id }))?.paused).toBe(false)
  })

  test('gives more time to somebody who is awaited', async () => {
    const clock = new ManualClock()
    const { anna, bo, cleo, channel, settled, tables } = await three(clock)
    await bid(anna, 1)
    await bid(bo, 2)
    const offered = await anna.autocomplete('/vote extend', { seat: 'cle' }, 'seat')
    expect(offered).toEqual([{ name: 'Cleo', value: '2' }])
    const until = async () => (await tables.look({ channel: channel.id }))!.seats[2]!.until!.getTime()
    const before = await until()
    expect((await anna.run('/vote extend', { seat: '0', time: '12h' })).text).toContain('Nothing is asked of this seat')
    expect((await anna.run('/vote extend', { seat: '2', time: 'soon' })).text).toContain('Write it like 36h')
    await anna.run('/vote extend', { seat: '2', time: '12h' })
    await settled()
    await bo.click(bo.last(channel, /shall Cleo have 12 hours more/), 'Agree')
    await settled()
    expect(await until()).toBe(before + 12 * hour)
    expect(publicMessages(cleo, channel).some(({ text }) => text.includes('Cleo has 12 hours more'))).toBe(true)
  })

  test('gives the seat of somebody who is gone to a substitute who agrees', async () => {
    const { anna, bo, cleo, channel, settled, tables, discord } = await three()
    await cleo.click(await cleo.run('/game leave'), 'Leave the game')
    await settled()
    const eve = discord.actor('Eve')
    expect((await bo.run('/vote replace', { seat: '0', person: eve })).text).toContain('Only a seat that a computer plays')
    const offered = await bo.autocomplete('/vote replace', { seat: '' }, 'seat')
    expect(offered.map(({ value }) => value)).toEqual(['2'])
    await bo.run('/vote replace', { seat: '2', person: eve })
    await settled()
    const question = eve.last(channel, /proposes that Eve takes the seat/)
    expect(eve.pings().some(({ id }) => id === question.id)).toBe(true)
    await eve.click(question, 'Agree')
    expect((await tables.look({ channel: channel.id }))!.seats[2]!.person).toBeNull()
    await anna.click(question, 'Agree')
    await settled()
    expect((await tables.look({ channel: channel.id }))!.seats[2]).toMatchObject({ person: eve.id, computer: null })
    expect(publicMessages(anna, channel).some(({ text }) => text.includes('Eve plays on in place of'))).toBe(true)
    expect((await eve.run('/hand')).text).toContain('Cards:')
  })

  test('asks by direct message whoever prefers that, and makes no sound in quiet hours', async () => {
    const clock = new ManualClock(Date.UTC(2026, 0, 5, 23))
    const { anna, bo, cleo, channel, settled } = await three(clock)
    await bo.select(await bo.run('/settings'), { customId: /\|pings$/ }, ['dm'])
    await cleo.select(await cleo.run('/settings'), { customId: /\|quiet-from$/ }, ['22:00'])
    await anna.run('/vote pause')
    await settled()
    const question = anna.last(channel, /shall the game be paused/)
    for (const who of [bo, cleo]) expect(who.pings().some(({ id }) => id === question.id)).toBe(false)
    const direct = bo.directMessages().at(-1)!
    expect(direct.text).toContain(`Asked in <#${channel.id}>`)
    expect((await bo.click(direct, 'Agree')).text).toContain('it is done')
    await settled()
    expect(question.text).toContain('**Agreed.**')
  })
})

describe('/game swap', () => {
  test('in the lobby asks the other one, and shows the new order', async () => {
    const { actor, settled, discord } = await stage()
    const [anna, bo] = [actor('Anna'), actor('Bo')]
    await anna.run('/game new', { game: 'bids' })
    const lobby = await anna.waitFor(isLobby)
    await bo.click(lobby, 'Join')
    await settled()
    expect(lobby.text.indexOf('Anna')).toBeLessThan(lobby.text.indexOf('Bo'))
    expect((await anna.run('/game swap', { person: discord.actor('Eve') })).text).toContain('Choose somebody else')
    await anna.run('/game swap', { person: bo })
    await settled()
    const question = bo.last(discord.channel('general'), /proposes to change places with Bo/)
    expect(question.text).not.toContain('everybody at the table')
    await bo.click(question, 'Agree')
    await settled()
    expect(lobby.text.indexOf('Bo')).toBeLessThan(lobby.text.indexOf('Anna'))
  })

  test('once hands are dealt says what that means and asks everybody', async () => {
    const { anna, bo, cleo, channel, settled } = await three()
    await bid(anna, 3)
    await anna.run('/game swap', { person: bo })
    await settled()
    const question = cleo.last(channel, /change places with Bo/)
    expect(question.text).toContain('Each of them has seen what the other will hold, so everybody at the table is asked')
    await bo.click(question, 'Agree')
    await cleo.click(question, 'Agree')
    await settled()
    expect(publicMessages(cleo, channel).some(({ text }) => text.includes('Bo and Anna have changed places'))).toBe(true)
    expect((await cleo.run('/log')).text).toContain('Bo and Anna have changed places')
    expect((await bo.run('/hand')).text).toContain('Cards: 1, 2, 4, 5')
    expect((await anna.run('/hand')).text).toContain('Cards: 1, 2, 3, 4, 5')
  })
})

describe('/game concede', () => {
  test('says what it leads to, asks, and lets a computer play on', async () => {
    const { anna, bo, channel, settled, tables } = await three()
    const question = await anna.run('/game concede')
    expect(question.text).toContain('counts as a loss')
    expect(question.text).toContain('A computer plays your seat to the end')
    expect((await anna.click(question, 'Cancel')).text).toContain('Nothing was changed')
    await anna.click(await anna.run('/game concede'), 'Give up')
    await settled()
    expect(bo.last(channel, /Anna has given up/).text).toContain('The computer plays')
    expect((await tables.look({ channel: channel.id }))!.seats[0]).toMatchObject({ person: null, computer: 'seated' })
    expect((await anna.run('/game concede')).text).toContain('You are not playing here')
  })

  test('of one of two lets the other win', async () => {
    const { anna, bo, settled, status, tables } = await seated()
    const question = await bo.run('/game concede')
    expect(question.text).toContain('Anna wins, and the game is over')
    await bo.click(question, 'Give up')
    await settled()
    expect(anna.last(status.channel, /has given up/).text).toMatch(/Bo has given up.*Anna wins!/)
    expect((await tables.look({ channel: status.channel }))?.status).toBe('ended')
    for (const person of [anna, bo]) {
      const turn = await person.run('/turn')
      expect(turn.text).toMatch(/Bo has given up.*Anna wins!/)
      expect(turn.text).not.toContain('Awaited')
      expect(turn.buttons.map(({ label }) => label)).toEqual(['Replay', 'Record', 'Play again', 'Board', 'Log'])
    }
  })
})

test('whoever plays with computers alone is asked whether to end it, as nobody else would be', async () => {
  const { actor, settled, tables } = await stage()
  const anna = actor('Anna')
  await anna.run('/game new', { game: 'bids', computers: 2 })
  const { channel } = await anna.click(await anna.waitFor(isLobby), 'Start')
  await settled()
  const status = async () => (await tables.look({ channel }))!.status
  const asked = await anna.run('/vote end')
  expect([asked.text, await status()]).toEqual([expect.stringContaining('ends the game for everybody'), 'playing'])
  await anna.click(asked, 'End the game')
  await settled()
  expect(await status()).toBe('ended')
})

describe('a game that its people have ended', () => {
  test('tells its secrets a day later', async () => {
    const clock = new ManualClock()
    const { anna, bo, settled, status } = await seated({ clock })
    await anna.run('/vote end')
    await settled()
    await bo.click(bo.last(status.channel, /shall the game be ended/), 'Agree')
    await settled()
    const end = anna.last(status.channel, /The people of the table have ended the game/)
    expect(end.text).toContain('will be open to everybody')
    expect(end.text).not.toMatch(/[0-9a-f]{64}/)
    clock.advance(24 * hour)
    await settled()
    expect(anna.last(status.channel, /What was hidden is open now/).text).toMatch(/`[0-9a-f]{64}`/)
  })
})
