import { PermissionFlagsBits } from 'discord.js'
import { describe, expect, test } from 'vitest'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { bytes, firstDifference } from './bytes.ts'
import { bid, playToTheEnd, type Seated, seated } from './table.ts'

const secret = 'the *carmine* one\n## is @everyone mine'

/** The seat's number at which Bo sits. */
const bos = '1'

async function whispered(set: Seated, text = secret) {
  const answer = await set.anna.run('/whisper', { seat: bos, text })
  await set.settled()
  return answer.text
}

describe('a whisper', () => {
  test('is told at the next touch, read by the two alone, quoted and escaped, and answered with a press', async () => {
    const set = await seated()
    const { anna, bo, discord, logged, settled } = set
    expect(await whispered(set)).toContain('Nobody else reads it')
    expect((await bo.run('/turn')).text).toContain('1 new whisper')
    const got = await bo.run('/whisper')
    expect(got.text).toContain('> the \\*carmine\\* one\n> ')
    expect(got.text).not.toMatch(/^## is/m)
    expect((await bo.run('/turn')).text).not.toContain('new whisper')
    const { modal } = await bo.click(got, 'Answer…')
    await bo.submit(modal!, { text: 'noted' })
    await settled()
    expect((await anna.run('/whisper')).text).toContain('> noted')
    expect((await discord.actor('Cleo').run('/whisper')).text).toContain('Nothing has been whispered to you')
    expect(logged.join()).not.toContain('carmine')
    expect(JSON.stringify(await set.store.client.logEntry.findMany())).not.toContain('carmine')
  })

  test('comes with a direct message, without its words, to whoever wishes to be called so', async () => {
    const set = await seated()
    await set.tables.people.change(set.bo.id, { pings: 'dm' })
    await whispered(set)
    expect(set.bo.directMessages().at(-1)!.text).toContain('has whispered to you')
    expect(set.bo.directMessages().at(-1)!.text).not.toContain('carmine')
  })

  test('is read by nobody who plays the seat later, and by moderators only once it is reported', async () => {
    const set = await seated()
    const { anna, bo, discord, settled, tables } = set
    const mod = discord.actor('Mod')
    discord.giveRole(mod, { permissions: PermissionFlagsBits.ManageGuild })
    await whispered(set)
    expect((await mod.run('/whisper')).text).toContain('There was 1 whisper')
    expect((await mod.run('/admin whispers')).text).toContain('No whisper has been reported')
    const { id: table } = (await tables.look({ channel: set.status.channel }))!
    const cleo = discord.actor('Cleo')
    const guest = { person: cleo.id, name: 'Cleo' }
    await bo.click(await bo.run('/whisper'), 'Report')
    expect((await mod.run('/admin whispers')).text).toContain('> the \\*carmine\\* one')
    expect((await anna.run('/admin whispers')).text).toContain('Only moderators')
    await tables.moderation.replace({ table, person: mod.id, moderator: true, seat: 1, guest, request: 'replace' })
    await settled()
    expect((await cleo.run('/whisper')).text).toContain('Nothing has been whispered')
    expect((await mod.run('/admin log')).text).toContain('reported a whisper')
  })

  test('is refused in words: to computers, by the blocked, without words, too often, and where it is switched off', async () => {
    const set = await seated()
    const { anna, bo, discord, tables, settled } = set
    expect(await whispered(set, ' ')).toContain('no words in it')
    await whispered(set)
    await bo.click(await bo.run('/whisper'), 'Block')
    expect(await whispered(set)).toContain('take no whispers from you')
    await bo.click(await bo.run('/whisper'), 'Unblock')
    const { id: table } = (await tables.look({ channel: set.status.channel }))!
    for (let sent = 1; sent < 50; sent++)
      await tables.whispers.send({ table, request: `whisper ${sent}`, person: anna.id, seat: 1, text: 'again' })
    expect(await whispered(set)).toContain('At most 50 whispers')
    expect((await discord.actor('Cleo').run('/whisper', { seat: bos, text: 'hello' })).text).toContain('not playing here')
    await tables.departed({ table, person: bo.id })
    await tables.servers.change({ server: discord.guildId, person: 'mod', settings: { without: ['whispers'] } })
    expect((await bo.run('/whisper', { seat: '0', text: 'hello' })).text).toContain('switched off')
    await settled()
  })

  test.each([true, false])('opens to everybody at the end only where the table chose so: %s', async (whispersOpen) => {
    const set = await seated()
    const { anna, bo, discord, settled, status, store } = set
    await store.client.table.updateMany({ data: { terms: JSON.stringify({ whispersOpen }) } })
    await whispered(set)
    await playToTheEnd([anna, bo])
    await settled()
    const seen = (await discord.actor('Cleo').run('/whisper', {}, { in: status.channel })).text
    expect(seen.includes('carmine')).toBe(whispersOpen)
  })
})

test('notes are kept for whoever wrote them, and can be thrown away', async () => {
  const { anna, bo, discord } = await seated()
  await anna.run('/notes', { add: 'Bo *bluffs*' })
  expect((await anna.run('/notes', { add: 'buy low' })).text).toMatch(/- Bo \\\*bluffs\\\*\n- buy low/)
  expect((await bo.run('/notes')).text).toContain('noted nothing')
  expect((await discord.actor('Cleo').run('/notes')).text).toContain('not playing here')
  expect((await anna.run('/notes', { clear: true })).text).toContain('gone')
  expect((await anna.run('/notes')).text).toContain('noted nothing')
})

/** The same game; Anna whispers and notes something to herself, or does not. */
async function run(does: boolean) {
  const set = await seated({ clock: new ManualClock() })
  const { anna, bo, discord, settled, status } = set
  const cleo = discord.actor('Cleo')
  if (does) {
    await whispered(set)
    await anna.run('/notes', { add: secret })
  }
  await bid(anna, 1)
  await settled()
  await bid(bo, 2)
  await settled()
  for (const command of ['/turn', '/whisper', '/notes', '/game status', '/board', '/log', '/replay', '/export'])
    await cleo.run(command)
  await settled()
  return bytes(discord, status.channel, cleo, anna)
}

test('whoever whispers or notes something shows nobody else a byte of it', async () => {
  const [without, did] = [await run(false), await run(true)]
  expect(firstDifference(without.channel, did.channel)).toBe('')
  expect(firstDifference(without.others, did.others)).toBe('')
  expect(without.own === did.own).toBe(false)
})
