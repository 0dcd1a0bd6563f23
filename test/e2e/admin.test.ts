import { PermissionFlagsBits } from 'discord.js'
import { describe, expect, test } from 'vitest'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { stage } from './stage.ts'
import { bid, bidOn, isLobby, publicMessages, type Seated, seated } from './table.ts'

const hour = 3_600_000

/** Anna and Bo play; Mod may manage the server and does not. */
async function moderated(clock?: ManualClock) {
  const set = await seated(clock ? { clock } : {})
  const mod = set.discord.actor('Mod', { permissions: PermissionFlagsBits.ManageGuild })
  const look = async () => (await set.tables.look({ channel: set.status.channel }))!
  return Object.assign(set, { mod, look })
}

const told = (set: { anna: Seated['anna']; status: Seated['status'] }, words: string): boolean =>
  publicMessages(set.anna, set.status.channel).some(({ text }) => text.includes(words))

describe('/admin', () => {
  test('is for moderators: those who may manage the server or its channels, or have the role', async () => {
    const set = await moderated()
    const { anna, mod, discord } = set
    for (const command of ['/admin pause', '/admin log', '/admin undo'])
      expect((await anna.run(command)).text).toContain('Only moderators of this server')
    expect((await discord.actor('Chan', { permissions: PermissionFlagsBits.ManageChannels }).run('/admin pause')).text).toContain(
      'Done, and noted',
    )
    const helper = discord.actor('Help', { permissions: PermissionFlagsBits.AddReactions })
    expect((await helper.run('/admin resume')).text).toContain('Only moderators')
    await set.settled()
    const role = set.bot.client.guilds.cache
      .get(discord.guildId)!
      .roles.cache.find(({ name }) => name === `Role of ${helper.name.toLowerCase()}`)!
    const form = await mod.click(await mod.run('/settings'), 'This server')
    const chosen = await mod.select(form, { customId: /\|moderatorRole$/ }, [{ id: role.id }])
    expect(chosen.text).toContain('Saved')
    expect((await helper.run('/admin resume')).text).toContain('Done, and noted')
    // The role that everybody has makes nobody a moderator.
    await mod.select(chosen, { customId: /\|moderatorRole$/ }, [{ id: discord.guildId }])
    expect((await set.tables.servers.settings(discord.guildId)).moderatorRole).toBeNull()
  })

  test('pauses the game and lets it go on: every clock stands meanwhile, and everybody is told', async () => {
    const clock = new ManualClock()
    const set = await moderated(clock)
    const { anna, mod, settled, look } = set
    const until = (await look()).seats.map((seat) => seat.until!.getTime())
    clock.advance(hour)
    expect((await mod.run('/admin pause')).text).toContain('Done, and noted')
    await settled()
    expect(told(set, 'The game is paused.')).toBe(true)
    expect((await look()).seats.map((seat) => seat.until)).toEqual([null, null])
    expect((await anna.run('/bids bid', { card: '1' })).text).toContain('The game is paused')
    expect((await mod.run('/admin pause')).text).toContain('The game is paused')
    clock.advance(5 * hour)
    await mod.run('/admin resume')
    await settled()
    expect(told(set, 'The game goes on.')).toBe(true)
    expect((await look()).seats.map((seat) => seat.until!.getTime())).toEqual(until.map((time) => time + 5 * hour))
  })

  test('is noted for an opener who is a moderator as well', async () => {
    const { actor, discord, settled } = await stage()
    const opener = discord.actor('Opener', { permissions: PermissionFlagsBits.ManageGuild })
    await opener.run('/game new', { game: 'bids' })
    const lobby = await opener.waitFor(isLobby)
    await actor('Bo').click(lobby, 'Join')
    await settled()
    await opener.click(lobby, 'Start')
    await settled()
    for (const command of ['/admin pause', '/admin resume']) await opener.run(command)
    await opener.click(await opener.run('/admin end'), 'End the game')
    const log = (await opener.run('/admin log')).text
    for (const done of ['paused the game', 'let the game go on', 'ended the game']) expect(log).toContain(done)
  })

  test('gives more time, and calls somebody once more', async () => {
    const clock = new ManualClock()
    const { anna, bo, mod, settled, look } = await moderated(clock)
    await bid(anna, 1)
    const before = (await look()).seats[1]!.until!.getTime()
    await mod.run('/admin extend', { seat: '1', time: '2d' })
    expect((await look()).seats[1]!.until!.getTime()).toBe(before + 48 * hour)
    clock.advance(hour)
    const calls = bo.pings().length
    expect((await mod.run('/admin remind', { seat: '1' })).text).toContain('Called once more')
    await settled()
    expect(bo.pings().at(-1)!.text).toContain('your answer is still awaited')
    expect(bo.pings().length).toBeGreaterThanOrEqual(calls)
    expect((await mod.run('/admin remind', { seat: '0' })).text).toContain('Nothing is asked of this seat')
    expect((await mod.run('/admin remind', { seat: '7' })).text).toContain('no such seat')
  })

  test('takes back to any entry, which it names first', async () => {
    const { anna, bo, mod, settled, look, status } = await moderated()
    const start = (await look()).state
    await bid(anna, 1)
    await bid(bo, 2)
    await bid(anna, 3)
    const offered = await mod.autocomplete('/admin undo', { to: '' }, 'to')
    const [last, ended, first] = offered.map(({ name }) => name)
    expect([last, first]).toEqual([
      expect.stringMatching(/^\d+ · Anna has bid\.$/),
      expect.stringMatching(/^\d+ · Anna has bid\.$/),
    ])
    // Where a chapter ended it is named as well.
    expect(ended).toMatch(/^\d+ · – \S.* – · Bo has bid\.$/)
    await mod.run('/admin pause')
    const question = await mod.run('/admin undo', { to: Number(offered.at(-1)!.value) })
    expect(question.text).toContain('Bid ×3')
    expect((await mod.click(question, 'Take it back')).text).toContain('Done, and noted')
    await settled()
    expect(await look()).toMatchObject({ state: start, paused: true })
    expect(anna.last(status.channel, /has taken moves back/)).toBeDefined()
    expect((await mod.run('/admin undo')).text).toContain('There is nothing to take back')
  })

  test('plays for a seat through its panel, and everybody is told; not whoever plays here', async () => {
    const set = await moderated()
    const { anna, bo, mod, settled, look, discord } = set
    const panel = await mod.run('/admin play', { seat: '0' })
    expect(panel.ephemeral).toBe(true)
    expect(panel.text).toContain('You play for Anna')
    await bidOn(mod, panel, 3)
    await settled()
    expect(told(set, 'A moderator plays for Anna.')).toBe(true)
    expect((await anna.run('/hand')).text).toContain('Cards: 1, 2, 4, 5, 6')
    expect((await look()).seats[0]).toMatchObject({ person: anna.id, computer: null })
    // Whoever plays would know two hands.
    const both = discord.actor('Both', { permissions: PermissionFlagsBits.ManageGuild })
    await mod.run('/admin replace', { seat: '1', person: both })
    expect((await both.run('/admin play', { seat: '0' })).text).toContain('Whoever plays at this table')
    expect((await both.run('/hand')).text).toContain('Cards:')
    // Nor may somebody who has seen a hand take another seat.
    expect((await mod.run('/admin replace', { seat: '1', person: mod })).text).toContain('seen what another seat')
    expect((await bo.run('/turn')).text).toContain('You are not playing here')
    await settled()
    expect(bo.directMessages().at(-1)!.text).toContain('Somebody else plays in your place in your game of Bids now')
  })

  test('a moderator who plays here asks the others like everybody before something is taken back', async () => {
    const { anna, bo, mod, discord, look } = await moderated()
    const both = discord.actor('Both', { permissions: PermissionFlagsBits.ManageGuild })
    await mod.run('/admin replace', { seat: '1', person: both })
    await bid(anna, 1)
    const question = await both.run('/admin undo')
    expect((await both.click(question, 'Take it back')).text).toContain('cannot be taken back just like that')
    expect((await look()).state).toMatchObject({ bids: { p1: 1 } })
    expect(bo.id).not.toBe(both.id)
  })

  test('takes somebody off the table, or lets a computer sit in until they are back', async () => {
    const set = await moderated()
    const { anna, bo, mod, settled, look } = set
    await mod.run('/admin computer', { seat: '0' })
    await settled()
    expect(told(set, 'A moderator lets a computer play Anna until they say that they are back')).toBe(true)
    expect((await look()).seats[0]).toMatchObject({ person: anna.id, computer: 'standing-in' })
    expect((await look()).seats[0]!.level).toBe('normal')
    expect((await mod.run('/admin computer', { seat: '0' })).text).toContain('A computer plays this seat already')
    await mod.run('/admin computer', { seat: '0', level: 'strong' })
    expect((await look()).seats[0]).toMatchObject({ computer: 'standing-in', level: 'strong' })
    const panel = await anna.run('/turn')
    // Nobody says that they had been away: a moderator did it.
    expect(panel.text).toContain('A computer plays your seat until you are back.')
    await anna.click(panel, 'I am back')
    expect((await look()).seats[0]).toMatchObject({ computer: null, level: null })
    const question = await mod.run('/admin kick', { seat: '1' })
    expect(question.text).toContain('takes Bo off the table for good')
    await mod.click(question, 'Take them off')
    await settled()
    expect(told(set, 'A moderator has taken Bo off the table')).toBe(true)
    expect(bo.directMessages().at(-1)!.text).toContain('A moderator has taken you off your game of Bids')
    expect((await mod.click(await mod.run('/admin kick', { seat: '0' }), 'Take them off')).text).toContain('Nobody else is left')
  })

  test('takes somebody out of a lobby, by name as well', async () => {
    const { actor, settled, discord } = await stage()
    const [anna, bo] = [actor('Anna'), actor('Bo')]
    await anna.run('/game new', { game: 'bids' })
    const lobby = await anna.waitFor(isLobby)
    await bo.click(lobby, 'Join')
    await settled()
    const mod = discord.actor('Mod', { permissions: PermissionFlagsBits.ManageGuild })
    expect((await mod.run('/admin computer', { seat: 'Bo' })).text).toContain('The game has not started yet')
    await mod.click(await mod.run('/admin kick', { seat: 'anna' }), 'Take them off')
    await settled()
    expect(lobby.text).not.toContain('Anna')
    expect(lobby.text).toContain('Bo')
    expect((await mod.click(await mod.run('/admin kick', { seat: 'Bo' }), 'Take them off')).text).toContain('Nobody else is left')
    // Bo decides about the table now.
    await bo.click(lobby, 'Add computer')
    await settled()
    const offered = await mod.autocomplete('/admin kick', { seat: '' }, 'seat')
    expect(offered.map(({ name }) => name)).toEqual(['Bo', expect.stringMatching(/^[A-Z][a-z]+$/)])
    expect((await bo.click(lobby, 'Start')).text).toContain('The game begins')
  })

  test('ends a game and takes it up again within a day, but not once its secrets are open', async () => {
    const clock = new ManualClock()
    const set = await moderated(clock)
    const { anna, mod, settled, look } = set
    await bid(anna, 1)
    await mod.click(await mod.run('/admin end'), 'End the game')
    await settled()
    expect((await look()).status).toBe('ended')
    clock.advance(23 * hour)
    await settled()
    expect((await mod.run('/admin reopen')).text).toContain('Done, and noted')
    await settled()
    expect(told(set, 'a moderator has taken it up again')).toBe(true)
    expect(await look()).toMatchObject({ status: 'playing', ending: null, opensAt: null })
    clock.advance(2 * hour)
    await settled()
    expect(told(set, 'What was hidden is open now')).toBe(false)
    expect((await anna.run('/hand')).text).toContain('Cards: 2, 3')
    await mod.click(await mod.run('/admin end'), 'End the game')
    await settled()
    clock.advance(24 * hour)
    await settled()
    expect(told(set, 'What was hidden is open now')).toBe(true)
    expect((await mod.run('/admin reopen')).text).toContain('cannot be taken up again')
    const log = (await anna.run('/log')).text
    for (const line of ['Anna has bid', 'taken it up again', 'What was hidden is open now']) expect(log).toContain(line)
    expect(log).not.toMatch(/note\.|undefined/)
    expect((await mod.run('/admin undo')).text).toContain('This game is over')
  })

  test('log says who did what, when and where, the newest first', async () => {
    const { mod, settled, status } = await moderated()
    expect((await mod.run('/admin log')).text).toContain('No moderator has done anything here yet')
    await mod.run('/admin pause')
    await mod.run('/admin resume')
    await mod.run('/admin play', { seat: '0' })
    await settled()
    const log = await mod.run('/admin log')
    expect(log.ephemeral).toBe(true)
    const lines = log.text.split('\n').filter((line) => line.startsWith('- '))
    expect(lines.map((line) => /opened the panel|go on|paused/.exec(line)?.[0])).toEqual(['opened the panel', 'go on', 'paused'])
    expect(lines[0]).toContain(`<@${mod.id}>`)
    expect(lines[0]).toContain(`<#${status.channel}>`)
    expect(mod.pings()).toEqual([])
  })
})
