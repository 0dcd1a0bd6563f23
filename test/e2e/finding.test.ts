import { PermissionFlagsBits } from 'discord.js'
import { describe, expect, test } from 'vitest'
import type { ShownMessage } from '../../src/sandbox/loopback/index.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { firstDifference } from './bytes.ts'
import { type Stage, stage } from './stage.ts'
import { isLobby, publicMessages } from './table.ts'

const day = 24 * 3_600_000

const isBoard = ({ text }: ShownMessage): boolean => text.includes('Find a table')

/** A server whose moderators have chosen where tables are found. */
async function withBoard(set: Stage) {
  const mod = set.discord.actor('Mod', { permissions: PermissionFlagsBits.ManageGuild })
  const channel = set.discord.createChannel('looking-for-group')
  const server = await mod.click(await mod.run('/settings'), 'This server')
  await mod.select(server, { customId: /\|finding$/ }, [channel.id])
  const board = () => publicMessages(mod, channel).filter(isBoard)
  return { mod, channel, board }
}

describe('finding each other', () => {
  test('as soon as enough people wish the same, a thread opens with all of them in it, and everybody is called once', async () => {
    const set = await stage()
    const [anna, bo, cleo] = [set.actor('Anna'), set.actor('Bo'), set.actor('Cleo')]
    const { board, channel } = await withBoard(set)
    expect(board().map(({ text }) => text)).toEqual([expect.stringContaining('Nobody is looking')])
    // By the button, field by field; and typed at once.
    let form = await anna.select(await anna.click(board()[0]!, 'I would like to play…'), 1, ['bids'])
    form = await anna.select(form, 1, ['3'])
    form = await anna.select(form, 2, ['slow'])
    expect(form.text).toContain('**Bids** · 3 people · three days')
    expect((await anna.click(form, 'That is my wish')).text).toContain('Your wish is noted')
    expect((await bo.run('/game find', { game: 'bids', least: 2, most: 3 })).text).toContain('Your wish is noted')
    await set.settled()
    expect(board()).toHaveLength(1)
    expect(board()[0]!.text).toMatch(/Anna: \*\*Bids\*\* · 3 people[\s\S]*Bo: \*\*Bids\*\* · 2–3 people · any pace/)
    expect([anna, bo].flatMap((who) => who.pings())).toEqual([])

    await set.tables.people.change(bo.id, { pings: 'dm' })
    const opened = await cleo.run('/game find', { game: 'bids', least: 3, most: 4 })
    expect(opened.text).toContain('your table is open')
    await set.settled()
    const [place] = await set.tables.places(set.discord.guildId)
    const look = (await set.tables.look({ table: place!.table }))!
    expect(look).toMatchObject({ status: 'lobby', opener: cleo.id, pace: { preset: 'slow' } })
    expect(look.seats.map(({ name }) => name)).toEqual(['Cleo', 'Anna', 'Bo'])
    expect(look.channel).not.toBe(channel.id)
    // Bo prefers direct messages.
    expect(anna.pings().map((call) => call.channel)).toEqual([look.channel])
    expect(bo.pings().map((call) => call.channel)).not.toContain(look.channel)
    expect((await bo.waitFor(/you sit at a table together/)).text).toContain(`<#${look.channel}>`)
    expect(cleo.pings()).toEqual([])
    // Nobody has wished to sit with more than three; a table that has room is shown.
    expect(board()[0]!.text).not.toContain('Tables with room')
    expect(board()[0]!.text).not.toContain('Anna:')
    await bo.run('/game new', { game: 'bids', seats: 3 })
    await set.settled()
    expect((await anna.run('/game find')).text).toMatch(/Tables with room[\s\S]*1 of 3 seats/)
    await cleo.click(cleo.last({ id: look.channel }, isLobby), 'Start')
    await set.settled()
    expect((await set.tables.look({ table: look.id }))!.status).toBe('playing')
    expect(set.discord.failures).toEqual([])
  })

  test('wishes are listed, taken back, lapse, and go with whoever is forgotten', async () => {
    const clock = new ManualClock()
    const set = await stage({ clock })
    const [anna, bo] = [set.actor('Anna'), set.actor('Bo')]
    const { board } = await withBoard(set)
    await anna.run('/game find', { game: 'bids', days: 1 })
    await bo.run('/game find', { game: 'bids', least: 4, most: 4 })
    const listed = await bo.run('/game find')
    expect(listed.text).toMatch(/Anna: [\s\S]*Bo: /)
    expect(listed.selects.flatMap(({ options }) => options).filter(({ label }) => label.includes('people'))).toHaveLength(1)
    await bo.select(listed, { customId: /find-back/ }, [
      listed.selects.find(({ customId }) => customId?.includes('find-back'))!.options[0]!.value,
    ])
    expect(board()[0]!.text).not.toContain('Bo:')
    clock.advance(day)
    await set.settled()
    expect((await bo.run('/game find')).text).toContain('Nobody is looking')
    // Nobody is put together with a wish that has lapsed.
    expect((await bo.run('/game find', { game: 'bids' })).text).toContain('Your wish is noted')
    expect(board()[0]!.text).toContain('Bo:')
    await bo.click(await bo.run('/settings', { 'forget-me': true }), /Forget/)
    expect(board()[0]!.text).toContain('Nobody is looking')
    expect(await set.store.client.tableWish.count({ where: { person: bo.id } })).toBe(0)
  })

  test('the list is posted anew where Discord takes no more edits of a message so old', async () => {
    const set = await stage()
    const { board } = await withBoard(set)
    const [before] = board()
    set.discord.faults.refused({ code: 30046, route: `PATCH /channels/${before!.channel}/messages/${before!.id}`, times: 10 })
    await set.actor('Anna').run('/game find', { game: 'bids' })
    await set.settled()
    expect(board().map(({ id, text }) => [id === before!.id, text.includes('Anna')])).toEqual([[false, true]])
  })

  test('bad wishes and too many are refused in words, and moderators can switch it off', async () => {
    const set = await stage()
    const { anna, bo } = { anna: set.actor('Anna'), bo: set.actor('Bo') }
    const { mod, board } = await withBoard(set)
    expect((await anna.run('/game find', { game: 'bids', least: 4, most: 2 })).text).toContain('2 to 4 people')
    expect((await anna.run('/game find', { game: 'bids', least: 7, most: 8 })).text).toContain('2 to 4 people')
    expect((await anna.run('/game find', { game: 'chess' })).text).toContain('I do not know this game. I know Bids')
    await anna.run('/game find', { game: 'bids', least: 2, most: 2 })
    // Whoever may open no more tables cannot open one by finding somebody either.
    await set.tables.servers.change({ server: set.discord.guildId, person: mod.id, settings: { tablesPerPerson: 1 } })
    await bo.run('/game new', { game: 'bids' })
    expect((await bo.run('/game find', { game: 'bids' })).text).toMatch(/⚠️[\s\S]*Anna[\s\S]*Bo/)
    const server = await mod.click(await mod.run('/settings'), 'This server')
    await mod.select(server, { customId: /\|without$/ }, ['ratings', 'practice', 'whispers'])
    expect(board()[0]!.text).toContain('switched it off')
    expect((await anna.run('/game find')).text).toContain('switched it off')
    expect((await anna.run('/game find', { game: 'bids' })).text).toContain('switched it off')
    await mod.select(await mod.click(await mod.run('/settings'), 'This server'), { customId: /\|finding$/ }, [])
    expect(board()).toEqual([])
    expect(set.discord.failures).toEqual([])
  })

  test('a seat that somebody has left is offered, and whoever would take it asks the people of that table', async () => {
    const set = await stage()
    const [anna, bo, cleo, dan] = [set.actor('Anna'), set.actor('Bo'), set.actor('Cleo'), set.actor('Dan')]
    const { board } = await withBoard(set)
    await anna.run('/game new', { game: 'bids' })
    const lobby = await anna.waitFor(isLobby)
    for (const who of [bo, cleo]) await who.click(lobby, 'Join')
    await set.settled()
    await anna.click(lobby, 'Start')
    await set.settled()
    expect(board()[0]!.text).not.toContain('Seats that somebody has left')
    await bo.click(await bo.run('/game leave'), /Leave/)
    await set.settled()
    expect(board()[0]!.text).toContain('Seats that somebody has left')
    const offer = await dan.click(board()[0]!, 'I would like to play…')
    const asked = await dan.select(offer, { customId: /find-seat/ }, [
      offer.selects.find(({ customId }) => customId?.includes('find-seat'))!.options[0]!.value,
    ])
    // Nobody has been asked yet.
    expect(asked.text).toContain('are asked in their channel')
    expect((await set.tables.look({ channel: lobby.channel }))!.questions).toEqual([])
    expect((await dan.click(asked, 'Ask them')).text).toContain('The question is in the channel')
    await set.settled()
    const question = anna.last({ id: lobby.channel }, /Dan would like to take over/)
    expect(dan.pings()).toEqual([])
    await anna.click(question, 'Agree')
    await cleo.click(question, 'Agree')
    await set.settled()
    const look = (await set.tables.look({ channel: lobby.channel }))!
    expect(look.seats.map(({ name }) => name)).toEqual(['Anna', 'Dan', 'Cleo'])
    expect(board()[0]!.text).not.toContain('Seats that somebody has left')
    expect(set.discord.failures).toEqual([])
  })

  test('a wish is told to nobody who does not look for it', async () => {
    const run = async (wishes: boolean) => {
      const set = await stage({ clock: new ManualClock() })
      const [anna, bo] = [set.actor('Anna'), set.actor('Bo')]
      await bo.run('/game new', { game: 'bids' })
      await bo.waitFor(isLobby)
      if (wishes) await anna.run('/game find', { game: 'bids', least: 3, most: 3 })
      await bo.run('/game status')
      await set.settled()
      return set.discord.bytesFor(bo, { blankTimestamps: true }).toString()
    }
    expect(firstDifference(await run(true), await run(false))).toBe('')
  })
})
