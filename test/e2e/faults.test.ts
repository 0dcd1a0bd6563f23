import { ApplicationIntegrationType } from 'discord.js'
import { describe, expect, test } from 'vitest'
import type { AnyRulebook } from '../../src/kernel/index.ts'
import { bidsFolder } from '../discord/bids/folder.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { bid, seated, statuses } from './table.ts'

describe('interactions', () => {
  test('delivered twice count once', async () => {
    const { anna, discord, settled, tables, status } = await seated()
    const panel = await anna.run('/turn')
    discord.faults.duplicateDelivery()
    await anna.click(panel, '3')
    await settled()
    const entries = await tables.log({ channel: status.channel })
    expect(entries.filter(({ kind }) => kind === 'move')).toHaveLength(1)
    expect(status.text.match(/Anna has bid/g)).toHaveLength(1)
  })

  test('two presses in the same moment play one move; the second finds the fresh panel', async () => {
    const { anna, settled, tables, status } = await seated()
    const panel = await anna.run('/turn')
    const [first, second] = await Promise.all([anna.click(panel, '3'), anna.click(panel, '4')])
    await settled()
    const entries = await tables.log({ channel: status.channel })
    expect(entries.filter(({ kind }) => kind === 'move')).toHaveLength(1)
    expect(`${first.text}${second.text}`).toContain('You have nothing to decide now')
  })

  test('two people in the same moment both count', async () => {
    const { anna, bo, settled, tables, status } = await seated()
    const [hers, his] = [await anna.run('/turn'), await bo.run('/turn')]
    await Promise.all([anna.click(hers, '1'), bo.click(his, '2')])
    await settled()
    const entries = await tables.log({ channel: status.channel })
    expect(entries.filter(({ kind }) => kind === 'move')).toHaveLength(2)
  })

  test('delivered too late change nothing, because the person was told that they failed', async () => {
    const clock = new ManualClock()
    const { anna, discord, tables, status } = await seated({ clock })
    const panel = await anna.run('/turn')
    discord.faults.lateDelivery({ milliseconds: 4000 })
    const late = anna.click(panel, '3').catch((error: unknown) => error)
    await new Promise((resolve) => setTimeout(resolve, 50))
    clock.advance(4001)
    expect(await late).toBeInstanceOf(Error)
    await discord.idle()
    const entries = await tables.log({ channel: status.channel })
    expect(entries.filter(({ kind }) => kind === 'move')).toHaveLength(0)
    expect((await anna.run('/turn')).text).toContain('Choose a card to bid')
  })

  test('whose acknowledgement was taken without an answer are worked on all the same', async () => {
    const { anna, discord, tables, status } = await seated()
    const panel = await anna.run('/turn')
    const fault = discord.faults.noAnswer({ route: 'POST /interactions/{interaction_id}/{interaction_token}/callback' })
    const played = await anna.click(panel, '3')
    expect(fault.fired).toBe(1)
    expect(played.text).toContain('has bid')
    expect((await tables.log({ channel: status.channel })).filter(({ kind }) => kind === 'move')).toHaveLength(1)
  })

  test('whose answer cannot be shown have counted, and the same button shows what is next', async () => {
    const { anna, discord, status } = await seated()
    const panel = await anna.run('/turn')
    discord.faults.serverError({ route: 'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}', times: 10 })
    await anna.click(panel, '3', { until: 'acknowledged' })
    await anna.waitFor('Anna has bid', { in: status.channel })
    await discord.idle(300)
    discord.faults.clear()
    expect((await anna.click(status, 'My turn')).text).toContain('You have nothing to decide now')
  })

  test('are acknowledged before anything is known of who pressed', async () => {
    const { anna, tables, status } = await seated()
    const { settings } = tables.people
    let go = (): void => undefined
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    Object.assign(tables.people, { settings: (person: string) => held.then(() => settings(person)) })
    const panel = await anna.click(status, 'My turn', { until: 'acknowledged' })
    expect(panel.thinking).toBe(true)
    expect(panel.ephemeral).toBe(true)
    go()
    await anna.waitFor('Choose a card to bid')
  })

  test('with a button of an older Chancery are told the way back', async () => {
    const { anna, status, bot } = await seated()
    await bot.client.rest.patch(`/channels/${status.channel}/messages/${status.id}`, {
      body: { components: [{ type: 1, components: [{ type: 2, style: 1, label: 'Old', custom_id: 'something-else' }] }] },
    })
    expect((await anna.click(status, 'Old')).text).toContain('This button is no longer in use')
  })
})

describe('the gateway', () => {
  test.each(['resume', 'invalidate'] as const)('may drop: the bot comes back (%s) and goes on', async (session) => {
    const { anna, discord, status } = await seated()
    discord.faults.dropGateway(session)
    await discord.botReady(20_000)
    expect((await anna.click(status, 'My turn')).text).toContain('Choose a card to bid')
  })
})

describe('the end of the process', () => {
  test('finishes what was accepted before it goes', async () => {
    const { anna, bot, restart, status, discord } = await seated()
    const panel = await anna.run('/turn')
    await anna.click(panel, '3', { until: 'acknowledged' })
    await bot.stop()
    expect(panel.text).toContain('has bid')
    await restart()
    await discord.botReady(20_000)
    expect((await anna.click(status, 'My turn')).text).toContain('You have nothing to decide now')
  })

  test('leaves every table as it was: old panels and public buttons still work', async () => {
    const { anna, bo, restart, status, settled } = await seated()
    const panel = await anna.run('/turn')
    await restart()
    expect((await anna.click(panel, '3')).text).toContain('has bid')
    await bid(bo, 1)
    await settled()
    expect(statuses(anna, status.channel)).toHaveLength(2)
  })

  test('of everything makes private messages vanish, and the same public button brings them back', async () => {
    const { anna, bo, status, settled, restartAll, ...set } = await seated()
    await anna.click(status, 'My turn')
    await bid(bo, 2)
    await settled()
    await restartAll()
    const again = set.actor('Anna')
    const { channel } = status
    expect(again.sees(channel).filter(({ ephemeral }) => ephemeral)).toEqual([])
    const [shown] = statuses(again, channel)
    const panel = await again.click(shown!, 'My turn')
    expect(panel.text).toContain('Choose a card to bid')
    await again.click(panel, '4')
    await settled()
    expect(statuses(again, channel)).toHaveLength(2)
  })

  test('works with commands registered in one server only', async () => {
    const { anna, discord } = await seated({ inServer: true })
    const puts = discord.requests.filter(({ method, route }) => method === 'PUT' && route?.endsWith('/commands'))
    expect(puts.map(({ path }) => path.includes(discord.guildId))).toEqual([true])
    expect((await anna.run('/turn')).text).toContain('Choose a card to bid')
  })

  test.each([
    ['everywhere', false],
    ['in one server', true],
  ])('registers the commands %s again only if they have changed', async (_, inServer) => {
    const { restart, discord } = await seated({ inServer })
    const puts = () => discord.requests.filter(({ method, route }) => method === 'PUT' && route?.endsWith('/commands')).length
    expect(puts()).toBe(1)
    await restart()
    expect(puts()).toBe(1)
  })

  test('is installed by servers, not by single people', async () => {
    const { discord, bot } = await seated()
    const known = await bot.client.application!.commands.fetch()
    for (const { name, integrationTypes } of known.values())
      expect({ name, integrationTypes }).toEqual({ name, integrationTypes: [ApplicationIntegrationType.GuildInstall] })
    expect(discord.failures).toEqual([])
  })
})

describe('an error thrown inside a rulebook', () => {
  const [declared] = bidsFolder.rulebook.moves
  const broken: AnyRulebook = {
    ...bidsFolder.rulebook,
    moves: [
      {
        ...declared!,
        play(p, seat, given, table) {
          if ((given as { card?: unknown }).card === 6) throw new Error('the hand is 1,2,3,4,5,6')
          declared!.play(p, seat, given, table)
        },
      },
    ],
  }

  test('changes nothing, is answered with a reference that the operator finds, and leaves the table playable', async () => {
    const { anna, bo, logged, tables, status, settled, discord } = await seated({
      games: [{ ...bidsFolder, rulebook: broken }],
      operatorChannel: 'operator',
    })
    const before = await tables.look({ channel: status.channel })
    const answer = await anna.run('/bids bid', { card: '6' })
    const reference = /Reference: `([0-9a-f]+)`/.exec(answer.text)?.[1]
    expect(answer.text).toContain('Something went wrong on our side')
    const told = logged.filter((line) => line.includes(reference!))
    expect(told).toHaveLength(1)
    expect(told[0]).not.toContain('the hand is')
    const call = await anna.waitFor(reference!, { in: discord.channel('operator') })
    expect(call.text).not.toContain('the hand is')
    expect((await tables.look({ channel: status.channel }))?.version).toBe(before?.version)
    expect((await bid(anna, 2)).text).toContain('has bid')
    await anna.click(await anna.run('/undo'), 'Take it back')
    await bid(anna, 3)
    await bid(bo, 1)
    await settled()
    expect(statuses(anna, status.channel)).toHaveLength(2)
  })
})
