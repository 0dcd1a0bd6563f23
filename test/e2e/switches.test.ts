import { PermissionFlagsBits } from 'discord.js'
import { expect, test } from 'vitest'
import type { ShownMessage } from '../../src/sandbox/loopback/index.ts'
import { type Feature, features } from '../../src/tables/index.ts'
import { isLobby, playToTheEnd, type Seated, seated } from './table.ts'

const refused = /switched (it |them )?off/

/** By the switch of `/settings`, what is refused once it is off: whoever adds one says so here. */
type Refusals = Readonly<Record<Feature, () => Promise<string>>>

const moderated = async () => {
  const set = await seated()
  const mod = set.discord.actor('Mod')
  set.discord.giveRole(mod, { permissions: PermissionFlagsBits.ManageGuild })
  const { id: table } = (await set.tables.look({ channel: set.status.channel }))!
  const pressed = async (who: Pick<Seated, 'anna'>['anna'], on: ShownMessage, label: string) => (await who.click(on, label)).text
  return { ...set, discord: set.discord, tables: set.tables, mod, table, pressed }
}

test('everything of company has a switch, which refuses it in words', async () => {
  const { anna, bo, mod, discord, tables, settled, status, pressed, table } = await moderated()
  const cleo = discord.actor('Cleo')
  const menu = (await mod.click(await mod.run('/settings'), /server/i)).selects.find(
    ({ placeholder }) => placeholder === 'What people may do on this server',
  )!
  expect(menu.options.map(({ value }) => value)).toEqual([...features])
  const shown = new Set<string>()
  /** Each by itself, so that nothing else refuses. */
  const refuses = async (refusals: Partial<Refusals>) => {
    for (const [feature, refusal] of Object.entries(refusals)) {
      const others = features.filter((one) => one !== feature)
      await mod.select(await mod.click(await mod.run('/settings'), /server/i), { customId: menu.customId }, others)
      expect(await refusal(), feature).toMatch(refused)
      shown.add(feature)
    }
  }
  const follow = await cleo.click(status, 'Follow')
  await anna.run('/notes', { add: 'Bo bluffs' })
  await refuses({
    whispers: async () => (await anna.run('/whisper', { seat: '1', text: 'hello' })).text,
    notes: async () => (await anna.run('/notes', { add: 'again' })).text,
    following: () => pressed(cleo, follow, 'Tell me only how it ends'),
  })
  expect((await anna.run('/notes')).text).toContain('Bo bluffs')

  await playToTheEnd([anna, bo])
  await settled()
  const asked = await anna.run('/game again')
  const moment = await anna.click(await anna.run('/replay'), 'Play on from here…')
  await refuses({
    ratings: async () => (await anna.run('/stats server', { game: 'bids' })).text,
    practice: async () => (await anna.run('/game practice', { game: 'bids' })).text,
    finding: async () => (await anna.run('/game find', { game: 'bids' })).text,
    whatIf: async () => (await anna.select(moment, 1, [moment.selects[0]!.options[0]!.value])).text,
    again: () => pressed(anna, asked, 'Call them'),
    timelapse: async () => pressed(anna, await anna.run('/replay'), 'Timelapse'),
    anonymous: async () => (await anna.run('/game new', { game: 'bids', anonymous: true })).text,
    leagues: async () => (await mod.run('/league new', { name: 'Spring', game: 'bids', size: 2 })).text,
    import: async () => {
      const bytes = Buffer.from(JSON.stringify(await tables.record({ table })))
      const file = { field: 'files[0]', name: 'record.json', type: 'application/json', bytes }
      return (await mod.run('/admin import', { file })).text
    },
    late: async () => {
      await anna.run('/game new', { game: 'bids' })
      const lobby = await anna.waitFor((one) => isLobby(one) && one.channel === status.channel)
      const options = await anna.click(lobby, 'Options')
      const holds = options.selects.find(({ placeholder }) => placeholder === 'What else holds at this table')!
      const terms = holds.options.map(({ value }) => value)
      expect(terms).toContain('anonymous')
      expect(terms).not.toContain('late')
      const wish = { channel: lobby.channel, person: anna.id, request: 'late', terms: { late: true } }
      return (await tables.change(wish)).refused?.code === 'late-off' ? 'switched off' : 'changed'
    },
  })
  expect([...shown].toSorted()).toEqual(features.toSorted())
})
