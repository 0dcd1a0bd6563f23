import { PermissionFlagsBits } from 'discord.js'
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { stage } from './stage.ts'
import { bid, isLobby, publicMessages, seated, statuses } from './table.ts'

async function opened() {
  const set = await stage()
  const anna = set.actor('Anna')
  const bo = set.actor('Bo')
  await anna.run('/game new', { game: 'bids' })
  const lobby = await anna.waitFor(isLobby)
  return { ...set, anna, bo, lobby }
}

describe('the lobby', () => {
  test('shows the game, who sits there, how many are missing and what to press', async () => {
    const { lobby } = await opened()
    expect(lobby.text).toContain('A new game of Bids')
    expect(lobby.text).toContain('1 of 4 seats taken')
    expect(lobby.text).toContain('Anna')
    expect(lobby.buttons.map(({ label }) => label)).toEqual(['Join', 'Leave', 'Add computer', 'Options', 'Start'])
    expect(lobby.images).toHaveLength(1)
    expect(lobby.altTexts).toEqual(['Bids'])
  })

  test('offers the games by their names in the language of whoever types', async () => {
    const set = await stage()
    const dora = set.actor('Dora', 'de')
    expect(await dora.autocomplete('/game new', { game: 'geb' }, 'game')).toEqual([{ name: 'Gebote', value: 'bids' }])
    expect((await dora.run('/game new', { game: 'Gebote' })).text).toContain('Der Tisch ist eröffnet')
  })

  test('is opened in a thread of its own, which is then the table', async () => {
    const { actor, settled, tables } = await stage()
    const anna = actor('Anna')
    await anna.run('/game new', { game: 'bids', thread: true })
    await settled()
    const thread = anna.channels().find(({ kind }) => kind === 'public-thread')!
    expect(thread.name).toContain('Anna')
    expect(publicMessages(anna, thread)[0]!.text).toContain('A new game of Bids')
    expect(await tables.look({ channel: thread.id })).toMatchObject({ status: 'lobby' })
    expect((await anna.run('/game status', {}, { in: thread })).text).toContain('1 of 4 seats taken')
  })

  test('lets people join and leave with one press each', async () => {
    const { bo, lobby, settled } = await opened()
    expect((await bo.click(lobby, 'Join')).text).toContain('You have joined')
    await settled()
    expect(lobby.text).toContain('2 of 4 seats taken')
    expect((await bo.click(lobby, 'Leave')).text).toContain('You have left')
    await settled()
    expect(lobby.text).toContain('1 of 4 seats taken')
  })

  test('takes computers and sends them away again', async () => {
    const { anna, lobby, settled } = await opened()
    await anna.click(lobby, 'Add computer')
    await settled()
    expect(lobby.text).toMatch(/- \w+, computer/)
    const options = await anna.click(lobby, 'Options')
    await anna.click(options, 'Remove computer')
    await settled()
    expect(lobby.text).not.toMatch(/- \w+, computer/)
  })

  test('takes a computer from those who sit there, not from anybody who passes', async () => {
    const { bo, lobby, settled } = await opened()
    expect((await bo.click(lobby, 'Add computer')).text).toContain('You are not playing here')
    await settled()
    expect(lobby.text).not.toMatch(/- \w+, computer/)
    await bo.click(lobby, 'Join')
    await settled()
    expect((await bo.click(lobby, 'Add computer')).text).toContain('A computer takes a seat')
  })

  test('says how well each computer plays, as whoever adds it chooses', async () => {
    const { anna, lobby, settled } = await opened()
    const added = await anna.click(lobby, 'Add computer')
    await anna.click(lobby, 'Add computer')
    await settled()
    expect(lobby.text.match(/- \w+, computer \(normal\)/g)).toHaveLength(2)
    expect((await anna.click(added, 'strong')).text).toContain('strong')
    await settled()
    expect(lobby.text).toMatch(/- \w+, computer \(strong\)\n- \w+, computer \(normal\)/)
    await anna.click(await anna.click(lobby, 'Options'), 'Remove computer')
    await anna.click(await anna.click(lobby, 'Options'), 'Remove computer')
    expect((await anna.click(added, 'easy')).text).toContain('No computer sits at this table')
  })

  test('begins a game whose status names together the computers that play equally well', async () => {
    const { anna, lobby, discord, settled } = await opened()
    const added = await anna.click(lobby, 'Add computer')
    await anna.click(lobby, 'Add computer')
    await anna.click(added, 'strong')
    await anna.click(lobby, 'Add computer')
    await anna.click(lobby, 'Start')
    await settled()
    const { text } = statuses(anna, discord.channel('general')).at(-1)!
    expect(text).toMatch(/^-# Computers \(normal\): \w+ and \w+$/m)
    expect(text).toMatch(/^-# Computers \(strong\): \w+$/m)
  })

  test('changes options and language in a private form, and shows them to everybody', async () => {
    const { anna, lobby, settled } = await opened()
    const form = await anna.click(lobby, 'Options')
    expect(form.ephemeral).toBe(true)
    expect((await anna.select(form, 'Prizes', ['Prizes: 6'])).text).toContain('Changed')
    await settled()
    expect(lobby.text).toContain('Prizes: 6')
    await anna.select(form, 'Language of the table', ['it'])
    await settled()
    expect(lobby.text).toContain('Una nuova partita di Aste')
  })

  test('says what is played for, as the options stand and as many sit there', async () => {
    const { actor, settled, tables, discord } = await stage({ games, studio: { picture: async () => undefined } as never })
    const anna = actor('Anna')
    const opened = async (game: string) => {
      const channel = discord.createChannel(game)
      await anna.run('/game new', { game }, { in: channel })
      const look = (await tables.look({ channel: channel.id }))!
      const change = async (options: Readonly<Record<string, unknown>>) => {
        await tables.change({ table: look.id, person: anna.id, request: `${game} ${JSON.stringify(options)}`, options })
        await settled()
      }
      return { lobby: await anna.waitFor(isLobby, { in: channel }), change }
    }
    const ideology = await opened('ideology')
    await ideology.change({ target: 8, roundLimit: 6 })
    await expect
      .poll(() => ideology.lobby.text)
      .toContain('once somebody has 8 at the end of a round wins, at the latest after round 6')
    await expect.poll(() => ideology.lobby.text).not.toContain('has 12')
    const attack = await opened('attack')
    await attack.change({ maxRounds: 0 })
    await expect.poll(() => attack.lobby.text).not.toContain('rounds,')
    await attack.change({ maxRounds: 5 })
    await expect.poll(() => attack.lobby.text).toContain('or after 5 rounds')
    const limit = await opened('limit')
    await expect.poll(() => limit.lobby.text).toContain('Alone against the Star Nation')
    await actor('Bo').click(limit.lobby, 'Join')
    await settled()
    await expect.poll(() => limit.lobby.text).toContain('Whoever has the most points')
  })

  test('lets people say how long an answer may take, when it is opened and later', async () => {
    const { actor, settled } = await stage()
    const anna = actor('Anna')
    await anna.run('/game new', { game: 'bids', pace: 'slow' })
    const lobby = await anna.waitFor(isLobby)
    expect(lobby.text).toContain('Time to answer: three days')
    await anna.select(await anna.click(lobby, 'Options'), { customId: /table-pace/ }, ['none'])
    await settled()
    expect(lobby.text).toContain('Time to answer: as long as it takes')
  })

  test('lets everybody wish for a seat of their own, where seats have names, and change only that', async () => {
    const { actor, settled } = await stage({ games: games.filter(({ rulebook }) => rulebook.id === 'ideology') })
    const [anna, bo] = [actor('Anna'), actor('Bo')]
    await anna.run('/game new', { game: 'ideology' })
    const lobby = await anna.waitFor(isLobby)
    const joined = await bo.click(lobby, 'Join')
    expect(joined.selects).toHaveLength(1)
    await bo.select(joined, 1, ['fascism'])
    await settled()
    expect(lobby.text).toContain('Bo, as Fascism')
    const hers = await anna.click(lobby, 'Options')
    expect((await anna.select(hers, { customId: /wish/ }, ['fascism'])).text).toContain('Somebody else wishes for this seat')
    await bo.select(joined, 1, ['any'])
    await settled()
    expect(lobby.text).not.toContain('Bo, as')
  })

  test('refuses in words: too few seats, only the opener may, a channel that is taken', async () => {
    const { anna, bo, lobby } = await opened()
    expect((await anna.click(lobby, 'Start')).text).toContain('This game needs 2 to 4 seats')
    await bo.click(lobby, 'Join')
    expect((await bo.click(lobby, 'Start')).text).toContain('Only Anna or a moderator can do this')
    expect((await bo.run('/game new', { game: 'bids' })).text).toContain('There is already a game in this channel')
    expect((await bo.run('/game new', { game: 'chess' })).text).toContain('I do not know this game. I know Bids')
  })

  test('invites with a mention of that one person', async () => {
    const { anna, bo, settled, discord } = await opened()
    expect((await anna.run('/game invite', { person: bo })).text).toContain('The invitation is in the channel')
    await settled()
    const [invitation] = bo.pings()
    expect(invitation!.text).toContain('Anna invites you to a game of Bids')
    await bo.click(invitation!, 'Join')
    await settled()
    expect(discord.failures).toEqual([])
  })

  test('is invited to by who sits there, a few times a day, nobody twice, and nobody who would rather not', async () => {
    const { anna, bo, lobby, settled, discord } = await opened()
    const guests = Array.from({ length: 9 }, (_, number) => discord.actor(`Guest ${number}`))
    const [first, second] = guests
    expect((await bo.run('/game invite', { person: first! })).text).toContain('Only people who sit at this table')
    await bo.click(lobby, 'Join')
    await bo.run('/game invite', { person: first! })
    expect((await anna.run('/game invite', { person: first! })).text).toContain('invited to this table already')
    const [invitation] = first!.pings()
    expect((await second!.click(invitation!, 'No, thanks')).text).toContain('This invitation is for somebody else')
    expect((await first!.click(invitation!, 'No, thanks')).text).toContain('Nobody can invite you to this table again')
    expect((await anna.run('/game invite', { person: first! })).text).toContain('would rather not be invited')
    expect((await anna.run('/game invite', { person: bo })).text).toContain('already')
    for (const guest of guests.slice(1, 8)) await anna.run('/game invite', { person: guest })
    expect((await anna.run('/game invite', { person: guests[8]! })).text).toContain('7 invitations within a day')
    await settled()
    expect(guests.map((guest) => guest.pings().length)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0])
    // Whoever declined may still come.
    expect((await first!.click(lobby, 'Join')).text).toContain('You have joined')
  })

  test('an invitation that cannot be told was none', async () => {
    const { anna, bo, discord } = await opened()
    discord.faults.refused({ route: 'POST /channels/{channel_id}/messages', code: 50013 })
    expect((await anna.run('/game invite', { person: bo })).text).toContain('Discord has just not let me do this here')
    expect((await anna.run('/game invite', { person: bo })).text).toContain('The invitation is in the channel')
    expect(bo.pings()).toHaveLength(1)
  })

  test('loses its buttons when the game begins', async () => {
    const { anna, discord } = await seated()
    const lobby = publicMessages(anna, discord.channel('general'))[0]!
    expect(lobby.text).toContain('The game begins')
    expect(lobby.buttons).toEqual([])
  })

  test('names the permissions the bot lacks before anything is promised', async () => {
    const { discord, actor, tables } = await stage()
    const anna = actor('Anna')
    const channel = discord.channel('general')
    discord.faults.deny(channel, PermissionFlagsBits.SendMessages | PermissionFlagsBits.AttachFiles)
    const answer = await anna.run('/game new', { game: 'bids' })
    expect(answer.text).toContain('Attach Files')
    expect(answer.text).toContain('Send Messages')
    expect(await tables.look({ channel: channel.id })).toBeUndefined()
  })

  test('shows names as people wrote them, without letting them ping, format or link', async () => {
    const { actor, settled, discord } = await stage()
    const trickster = actor('Trick', 'en-GB')
    const other = discord.createPerson('Eve', { nick: `**@everyone** <@${trickster.id}> [x](http://y)` })
    await trickster.run('/game new', { game: 'bids' })
    const lobby = await trickster.waitFor(isLobby)
    await discord.actor('Eve').click(lobby, 'Join')
    await settled()
    expect(lobby.raw.mention_everyone).toBe(false)
    expect(trickster.pings()).toEqual([])
    expect(lobby.text).toContain('\\*\\*@\u200beveryone\\*\\*')
    expect(other.name).toBeDefined()
  })

  test('asks before somebody leaves a game that is on; then a computer plays on', async () => {
    const { bo, anna, settled, status, tables } = await seated()
    const question = await bo.run('/game leave')
    expect(question.text).toContain('a computer plays on')
    await bo.click(question, 'Leave the game')
    await settled()
    expect(anna.last(status.channel, /Bo has left/).text).toContain('The computer plays')
    const look = await tables.look({ channel: status.channel })
    expect(look?.seats[1]).toMatchObject({ computer: 'seated' })
  })

  test('lets the opener or a moderator end the game, and nobody else', async () => {
    const { anna, bo, settled, status, tables, discord } = await seated()
    expect((await bo.run('/game end')).text).toContain('Only Anna or a moderator can do this')
    const question = await anna.run('/game end')
    expect(question.text).toContain('This ends the game for everybody')
    await anna.click(question, 'End the game')
    await settled()
    expect(anna.last(status.channel, /has been ended/).text).toContain('by Anna')
    expect((await tables.look({ channel: status.channel }))?.status).toBe('ended')
    // The channel is free again.
    expect((await bo.run('/game new', { game: 'bids' })).text).toContain('The table is open')
    expect(discord.failures).toEqual([])
  })

  test('gives a seat back to whoever was away, with one press', async () => {
    const clock = new ManualClock(Date.now())
    const { anna, bo, settled, status } = await seated({ clock })
    for (let round = 0; round < 2; round++) {
      await bid(bo, 5 - round)
      clock.advance(50 * 3_600_000)
      await settled()
    }
    expect(publicMessages(anna, status.channel).some(({ text }) => text.includes('has missed two turns'))).toBe(true)
    const panel = await anna.run('/turn')
    expect(panel.text).toContain('A computer plays your seat')
    await anna.click(panel, 'I am back')
    await bid(bo, 1)
    await settled()
    expect((await anna.run('/turn')).text).not.toContain('A computer plays your seat')
  })
})
