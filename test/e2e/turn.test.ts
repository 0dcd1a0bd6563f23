import { describe, expect, test } from 'vitest'
import { carriedBy, idOf } from '../../src/discord/buttons.ts'
import { games } from '../../src/games/index.ts'
import { SeededChance } from '../../src/kernel/index.ts'
import type { Actor, ShownMessage } from '../../src/sandbox/loopback/index.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { stage } from './stage.ts'
import { bid, bidOn, isLobby, seated, statuses, thumb } from './table.ts'

const ideology = games.filter(({ rulebook }) => rulebook.id === 'ideology')

/** A private message as its person sees it now; so does what an actor is given, whenever it is looked at. */
const onScreen = (actor: Actor, { id, channel }: ShownMessage): ShownMessage =>
  actor.sees(channel).find((message) => message.id === id)!

describe('a panel', () => {
  test('says what is asked, what is in the hand, and offers what may be done', async () => {
    const { anna } = await seated()
    const panel = await anna.run('/turn')
    expect(panel.ephemeral).toBe(true)
    expect(panel.text).toContain('Choose a card to bid for the prize.')
    expect(panel.text).toContain('Cards: 1, 2, 3, 4, 5, 6')
    expect(
      panel.buttons
        .slice(0, 6)
        .map(({ label }) => label)
        .toSorted(),
    ).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(panel.buttons.map(({ label }) => label)).toContain('Rules')
  })

  test('opens the rules that explain what is asked', async () => {
    const { anna } = await seated()
    const panel = await anna.run('/turn')
    expect((await anna.click(panel, 'Rules')).text).toContain('Everybody bids one card in secret.')
  })

  test('is updated in place until nothing is asked any more', async () => {
    const { anna } = await seated()
    const panel = await anna.run('/turn')
    const played = await anna.click(panel, '3')
    expect(played.id).toBe(panel.id)
    expect(played.text).toContain('✔ Anna has bid.')
    expect(played.text).toContain('You have nothing to decide now. Awaited: Bo')
    expect(played.selects).toEqual([])
  })

  test('shows by itself what is asked next, as long as it may be edited', async () => {
    const clock = new ManualClock()
    const { anna, bo, settled } = await seated({ clock })
    const panel = await bid(anna, 1)
    await bid(bo, 2)
    await settled()
    expect(onScreen(anna, panel).text).toMatch(/✔ Anna has bid\.\n\*\*Since.*\n- .*Bo.*\n(.*\n)*\*\*Choose a card to bid/)
    const waiting = await bidOn(anna, onScreen(anna, panel), 3)
    expect(waiting.text).toContain('You have nothing to decide now')
    clock.advance(15 * 60_000)
    await bid(bo, 4)
    await settled()
    expect(onScreen(anna, panel).text).toContain('You have nothing to decide now')
  })

  test('shows what its person has opened, though it was just being shown anew', async () => {
    const { anna, bo, settled, discord } = await seated()
    const panel = await bid(anna, 1)
    const isAnew = ({ body }: { body: unknown }) => `${JSON.stringify(body)}`.includes('ahead of your 0: Bo')
    const slow = discord.faults.slow({ milliseconds: 300, when: isAnew })
    await bid(bo, 2)
    await expect.poll(() => slow.fired, { interval: 5 }).toBe(1)
    const { text } = await anna.click(panel, '↩ Undo')
    expect(text).toContain('This takes back')
    await settled()
    expect(onScreen(anna, panel).text).toBe(text)
  })

  test('is shown anew to everybody else while somebody’s takes its time', async () => {
    const { anna, bo, tables, status, settled, discord } = await seated()
    const [hers, his] = [await anna.run('/turn'), await bo.run('/turn')]
    const slow = discord.faults.slow({ milliseconds: 2000, route: 'PATCH /webhooks/{application}/{token}/messages/{message}' })
    await tables.pause({ channel: status.channel, person: anna.id, request: 'pause' })
    await expect.poll(() => slow.fired, { interval: 5 }).toBe(1)
    await expect.poll(() => onScreen(bo, his).text, { interval: 5 }).toContain('paused')
    expect(onScreen(anna, hers).text).not.toContain('paused')
    await settled()
    expect(onScreen(anna, hers).text).toContain('paused')
  })

  test('begins with who I am, what for, and what has happened since I last moved', async () => {
    const clock = new ManualClock()
    const { anna, bo, settled } = await seated({ clock })
    const first = await anna.run('/turn')
    expect(first.text).toMatch(/^\*\*You\*\* · points: 0\n-# Goal: most points after the last prize\n/)
    expect(first.text).not.toContain('Since your last turn')
    await bid(anna, 1)
    await bid(bo, 2)
    await settled()
    const back = await anna.run('/turn')
    expect(back.text).toContain('**Since your last turn**')
    expect((await anna.click(back, 'Log')).text).toContain('Bo has bid')
    expect(back.text).toMatch(/- Now ahead of your 0: Bo \(\d+\)/)
    // Whoever has just moved has nothing to catch up with.
    expect((await bid(anna, 3)).text).not.toContain('Since your last turn')
  })

  test('shows a question no longer that has been answered by other ways', async () => {
    const clock = new ManualClock()
    const { anna, settled, tables, status } = await seated({ clock })
    const panel = await anna.run('/turn')
    const table = (await tables.look({ channel: status.channel }))!.id
    const plan = { queue: [{ move: { type: 'bid', card: 2 } }] }
    await tables.plans.make({ table, request: 'a plan from elsewhere', person: anna.id, plan })
    clock.advance(5 * 60_000)
    await settled()
    expect(onScreen(anna, panel).text).toContain('You have nothing to decide now. Awaited: Bo')
    expect(onScreen(anna, panel).selects).toEqual([])
  })

  test('says by itself that the game is paused, that it goes on, and that it is over', async () => {
    const { anna, bo, settled, tables, status } = await seated()
    const asked = await bo.run('/turn')
    const waiting = await bid(anna, 1)
    const { id: table } = (await tables.look({ channel: status.channel }))!
    const by = (request: string) => ({ table, request, person: anna.id, moderator: false })
    await tables.pause(by('pause'))
    await settled()
    for (const [person, panel] of [[anna, waiting] as const, [bo, asked] as const])
      expect(onScreen(person, panel).text).toContain('The game is paused')
    await tables.resume(by('resume'))
    await settled()
    expect(onScreen(bo, asked).text).toContain('Choose a card to bid')
    expect(onScreen(anna, waiting).text).toContain('Awaited: Bo')
    await tables.end(by('end'))
    await settled()
    for (const [person, panel] of [[anna, waiting] as const, [bo, asked] as const]) {
      expect(onScreen(person, panel).text).toContain('The game has been ended')
      expect(onScreen(person, panel).buttons.map(({ label }) => label)).not.toContain('↩ Undo')
    }
  })

  test('is shown anew at each table of somebody who plays at several', async () => {
    const { anna, bo, discord, settled, tables, status } = await seated()
    const here = await bo.run('/turn')
    const elsewhere = discord.createChannel('elsewhere')
    await bo.run('/game new', { game: 'bids' }, { in: elsewhere })
    const lobby = await bo.waitFor(isLobby, { in: elsewhere })
    await anna.click(lobby, 'Join')
    await settled()
    await bo.click(lobby, 'Start')
    await bo.run('/turn', {}, { in: elsewhere })
    const { id: table } = (await tables.look({ channel: status.channel }))!
    await tables.end({ table, request: 'end', person: anna.id, moderator: false })
    await settled()
    expect(onScreen(bo, here).text).toContain('The game has been ended')
  })

  test('is shown anew to everybody else where somebody has dismissed theirs', async () => {
    const { anna, bo, discord, settled, tables, status, logged } = await seated()
    const dismissed = await anna.run('/turn')
    const kept = await bo.run('/turn')
    discord.persona(anna.id).dismiss(dismissed.id)
    const { id: table } = (await tables.look({ channel: status.channel }))!
    await tables.pause({ table, request: 'pause', person: anna.id, moderator: false })
    await settled()
    expect(onScreen(bo, kept).text).toContain('The game is paused')
    expect(logged.filter((line) => line.includes('not shown anew'))).toEqual([])
  })

  test('leaves alone what its person has opened on it meanwhile', async () => {
    const { anna, bo, settled } = await seated()
    const panel = await bid(anna, 1)
    const { text } = await anna.click(panel, '↩ Undo')
    await bid(bo, 2)
    await settled()
    expect(onScreen(anna, panel).text).toBe(text)
  })

  test('leads on from what cannot be taken back any more', async () => {
    const { anna, bo, settled } = await seated()
    const panel = await bid(anna, 1)
    const asked = await anna.click(panel, '↩ Undo')
    await bid(bo, 2)
    await settled()
    const refused = await anna.click(asked, 'Take it back')
    expect(refused.text).toMatch(/^⚠️ .*$/m)
    expect(refused.text).toContain('Choose a card to bid')
    expect(refused.selects.length + refused.buttons.length).toBeGreaterThan(1)
  })

  test('brings what is asked next by a button of its own, after a restart too', async () => {
    const { anna, bo, settled, restart } = await seated()
    const panel = await bid(anna, 1)
    await restart()
    await bid(bo, 2)
    await settled()
    expect(onScreen(anna, panel).text).toContain('You have nothing to decide now')
    const next = await anna.click(panel, 'My turn')
    expect(next.id).toBe(panel.id)
    expect(next.text).toContain('Choose a card to bid')
  })

  test('opens from the button under the status just as well', async () => {
    const { bo, status } = await seated()
    expect((await bo.click(status, 'My turn')).text).toContain('Choose a card to bid')
  })

  test('gives a stale press the fresh panel and plays nothing', async () => {
    const { anna, bo, settled, tables, status } = await seated()
    const old = await anna.run('/turn')
    await bid(anna, 1)
    await bid(bo, 2)
    await settled()
    const before = await tables.look({ channel: status.channel })
    const answer = await anna.click(old, '4')
    expect(answer.text).toContain('Choose a card to bid')
    expect((await tables.look({ channel: status.channel }))?.version).toBe(before?.version)
  })

  test('of another version of the rules plays nothing, and leads to the panel as it is now', async () => {
    const { anna, tables, status, bot } = await seated()
    const [control] = (await anna.run('/turn')).buttons
    const before = await tables.look({ channel: status.channel })
    const { customId, label } = control!
    const press = carriedBy('p', customId!)!
    // The panel as a bot with other moves would have posted it.
    const old = { type: 2, style: 1, custom_id: idOf('p', { ...press, version: 'else' }), label }
    await bot.client.rest.patch(`/channels/${status.channel}/messages/${status.id}`, {
      body: { components: [{ type: 1, components: [old] }] },
    })
    const answer = await anna.click(status, label)
    expect(answer.text).toContain('Chancery has been renewed since this was shown')
    expect(answer.text).toContain('Choose a card to bid')
    expect((await tables.look({ channel: status.channel }))?.version).toBe(before?.version)
  })

  test('does not act for anybody else, even if its controls reach them', async () => {
    const { anna, bo, tables, status, bot } = await seated()
    const [control] = (await anna.run('/turn')).buttons
    const before = await tables.look({ channel: status.channel })
    // Nobody else can see the panel, so its button is put where Bo can.
    const { customId: custom_id, label } = control!
    const hers = { type: 2, style: 1, custom_id, label }
    await bot.client.rest.patch(`/channels/${status.channel}/messages/${status.id}`, {
      body: { components: [{ type: 1, components: [hers] }] },
    })
    expect((await bo.click(status, label)).text).toContain('This panel belongs to somebody else')
    expect((await tables.look({ channel: status.channel }))?.version).toBe(before?.version)
  })

  test('comes back with the same button after the app was reloaded', async () => {
    const { anna, status } = await seated()
    await anna.run('/turn')
    anna.reload()
    expect(anna.sees(status.channel).filter(({ ephemeral }) => ephemeral)).toEqual([])
    expect((await anna.click(status, 'My turn')).text).toContain('Choose a card to bid')
  })

  test('tells whoever does not play so, and shows what everybody may see', async () => {
    const { actor, status } = await seated()
    const answer = await actor('Cleo').click(status, 'My turn')
    expect(answer.text).toContain('You are not playing here')
    expect(answer.text).toContain('Awaited')
    expect((await actor('Cleo').run('/hand')).text).toContain('You are not playing here')
  })

  test('in a channel without a table finds the only one at which I play', async () => {
    const { discord, anna } = await seated()
    const elsewhere = discord.createChannel('elsewhere')
    expect((await anna.run('/turn', {}, { in: elsewhere })).text).toContain('Choose a card to bid')
    expect((await discord.actor('Cleo').run('/turn', {}, { in: elsewhere })).text).toContain('No table waits for you')
  })

  test('with several tables lets me choose one', async () => {
    const { discord, anna, bo, settled } = await seated()
    const second = discord.createChannel('second')
    await bo.run('/game new', { game: 'bids' }, { in: second })
    await anna.click(await anna.waitFor(isLobby, { in: second }), 'Join')
    await bo.click(await bo.waitFor(isLobby, { in: second }), 'Start')
    await settled()
    const list = await anna.run('/turn', {}, { in: anna.direct() })
    expect(list.text).toContain('These tables wait for you')
    expect(list.selects[0]!.options).toHaveLength(2)
    const chosen = await anna.select(list, 1, [list.selects[0]!.options[1]!.value])
    expect(chosen.text).toContain('Choose a card to bid')
  })

  test('works in direct messages for the person’s table', async () => {
    const { anna } = await seated()
    const panel = await anna.run('/turn', {}, { in: anna.direct() })
    expect(panel.text).toContain('Choose a card to bid')
    expect((await anna.click(panel, '2')).text).toContain('has bid')
  })

  test('speaks the language of each person', async () => {
    const { actor, settled } = await stage()
    const ida = actor('Ida', 'it')
    const dirk = actor('Dirk', 'de')
    await ida.run('/game new', { game: 'bids' })
    await dirk.click(await dirk.waitFor(isLobbyAnywhere), 'Mitspielen').catch(() => undefined)
    const lobby = await ida.waitFor(isLobbyAnywhere)
    await dirk.click(lobby, { customId: /^r\|join/ })
    await ida.click(lobby, { customId: /^r\|start/ })
    await settled()
    expect((await ida.run('/turn')).text).toContain('Scegli una carta')
    expect((await dirk.run('/turn')).text).toContain('Wähle eine Karte')
  })
})

const isLobbyAnywhere = ({ buttons }: { buttons: { customId: string | null }[] }): boolean =>
  buttons.some(({ customId }) => customId?.startsWith('r|join'))

describe('a move typed as a slash command', () => {
  test('offers legal values only, and only to the seat itself', async () => {
    const { anna, bo, actor } = await seated()
    await anna.run('/bids bid', { card: '6' })
    expect((await bo.autocomplete('/bids bid', { card: '' }, 'card')).map(({ value }) => value)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ])
    expect(await anna.autocomplete('/bids bid', { card: '' }, 'card')).toEqual([])
    expect(await actor('Cleo').autocomplete('/bids bid', { card: '' }, 'card')).toEqual([])
  })

  test('is played, privately, without showing the options to anybody', async () => {
    const { anna, bo, status } = await seated()
    const answer = await anna.run('/bids bid', { card: '5' })
    expect(answer.ephemeral).toBe(true)
    expect(answer.text).toContain('has bid')
    expect(bo.sees(status.channel).filter(({ id }) => id === answer.id)).toEqual([])
  })

  test('is refused with the rule that stands in the way, and changes nothing', async () => {
    const { anna, tables, status } = await seated()
    const before = await tables.look({ channel: status.channel })
    expect((await anna.run('/bids bid', { card: '9' })).text).toContain('You do not hold this card; bid one of those you hold.')
    expect((await tables.look({ channel: status.channel }))?.version).toBe(before?.version)
    await anna.run('/bids bid', { card: '1' })
    expect((await anna.run('/bids bid', { card: '2' })).text).toContain('You have already bid.')
  })

  test('that can mean nothing is told what it could be', async () => {
    const { anna } = await seated({ games: games.filter(({ rulebook }) => rulebook.id === 'venonta'), game: 'venonta' })
    const answer = await anna.run('/venonta claim', { territory: 'Nowhere' })
    expect(answer.text).toMatch(/`territory`: there is nothing called “Nowhere”\. Possible now: .*Delta/)
  })

  test('for another game names the one that is played here', async () => {
    const { anna } = await seated({ games: [...(await import('../discord/bids/games.ts')).games, ...ideology] })
    expect((await anna.run('/ideology pass')).text).toContain('This channel plays Bids')
  })
})

describe('a whole game of Ideology on panels', () => {
  test('can be played by pressing what is shown', async () => {
    const { anna, bo, settled, discord, status, tables } = await seated({ games: ideology, game: 'ideology' })
    const chance = new SeededChance('thumbs')
    for (let turn = 0; turn < 30; turn++) for (const person of [anna, bo]) await thumb(person, chance)
    await settled()
    const look = await tables.look({ channel: status.channel })
    expect(look!.seq).toBeGreaterThan(20)
    expect(statuses(anna, status.channel).length).toBeGreaterThan(2)
    expect(discord.failures).toEqual([])
  })
})
