import { PermissionFlagsBits } from 'discord.js'
import { describe, expect, test } from 'vitest'
import { playToTheEnd, seated } from './table.ts'

const asked = { game: 'bids', language: 'de', pace: 'slow', seats: 3, computers: 1, level: 'strong', rated: false } as const
const offer = 'Open it in a thread'

describe('where the channel has a game already', () => {
  test('one press opens the same as was asked for in a thread of it', async () => {
    const { bo, discord, settled, tables } = await seated()
    const general = discord.channel('general')
    const refused = await bo.run('/game new', asked)
    expect(refused.text).toContain('There is already a game in this channel.')
    const opened = await bo.click(refused, offer)
    expect(opened.text).toContain('The table is open')
    await settled()
    const thread = bo.channels().find(({ kind }) => kind === 'public-thread')!
    expect(bo.sees(thread).map(({ buttons }) => buttons.map(({ label }) => label))).toContainEqual(
      expect.arrayContaining(['Mitspielen']),
    )
    const look = (await tables.look({ channel: thread.id }))!
    expect(look).toMatchObject({ status: 'lobby', language: 'de', opener: bo.id, pace: { preset: 'slow' } })
    expect(look.terms).toMatchObject({ rated: false, anonymous: false, places: 3 })
    expect(look.seats.map(({ level }) => level)).toEqual([null, 'strong'])
    expect((await tables.look({ channel: general.id }))!.status).toBe('playing')
  })

  test('people who would play again are called to a thread of it', async () => {
    const { anna, bo, discord, settled, status, tables } = await seated()
    await playToTheEnd([anna, bo])
    await settled()
    const over = anna.last(status.channel, /The game is over/)
    await discord.actor('Cleo').run('/game new', asked)
    await settled()
    const refused = await anna.click(await anna.click(over, 'Play again'), 'Call them')
    expect(refused.text).toContain('There is already a game in this channel.')
    await anna.click(refused, offer)
    await settled()
    const thread = bo.channels().find(({ kind }) => kind === 'public-thread')!
    await bo.click(bo.last(thread, /would like to play/), 'Join')
    await settled()
    expect((await tables.look({ channel: thread.id }))!.seats.map(({ name }) => name)).toEqual(['Bo', 'Anna'])
  })

  test('nothing is offered where no thread can be made: in a thread, and without the permission', async () => {
    const { anna, bo, discord, settled } = await seated()
    const general = discord.channel('general')
    await anna.run('/game new', { ...asked, thread: true })
    await settled()
    const thread = anna.channels().find(({ kind }) => kind === 'public-thread')!
    const inThread = await bo.run('/game new', asked, { in: thread })
    expect(inThread.text).toContain('There is already a game in this channel.')
    expect(inThread.buttons).toEqual([])
    discord.overwrite(general, discord.bot, { deny: PermissionFlagsBits.CreatePublicThreads })
    const refused = await bo.run('/game new', asked)
    expect(refused.text).toContain('There is already a game in this channel.')
    expect(refused.buttons).toEqual([])
  })
})
