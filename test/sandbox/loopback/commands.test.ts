import { InteractionContextType, ApplicationCommandOptionType as Option, Routes } from 'discord.js'
import { expect, test } from 'vitest'
import { charactersOf } from '../../../src/sandbox/loopback/index.ts'
import { refusalOf, restOf, stage } from './stage.ts'

const go = { name: 'go', description: 'Goes', descriptionLocalizations: { de: 'Geht' }, nameLocalizations: { de: 'los' } }

test('global commands are set, listed, created, edited and deleted', async () => {
  const { discord, client } = await stage({ commands: [go] })
  const { commands } = client.application
  const [first] = [...(await commands.fetch({ withLocalizations: true })).values()]
  expect(first).toMatchObject({ name: 'go', descriptionLocalizations: { de: 'Geht' } })
  const [plain] = (await restOf(discord).get(Routes.applicationCommands(discord.applicationId))) as object[]
  expect(plain).not.toHaveProperty('description_localizations')
  const again = await commands.set([{ ...go, description: 'Still goes' }])
  expect([...again.keys()]).toEqual([first!.id])
  const stop = await commands.create({ name: 'stop', description: 'Stops' })
  await commands.edit(stop.id, { description: 'Stops now' })
  expect((await commands.fetch(stop.id, { force: true })).description).toBe('Stops now')
  await commands.delete(first!.id)
  expect([...(await commands.fetch()).values()].map((command) => command.name)).toEqual(['stop'])
  expect((await refusalOf(restOf(discord).get(Routes.applicationCommand(discord.applicationId, '1')))).code).toBe(10063)
})

// docs.discord.com, Application Commands: unique within each scope only; people see both where an application registers both.
test('a command of the server stands beside the global one of its name, there alone', async () => {
  const { discord, client } = await stage({
    commands: [go],
    on: async (interaction) =>
      interaction.isChatInputCommand() && interaction.reply(interaction.command?.guildId ? 'server' : 'global'),
  })
  await client.guilds.cache.get(discord.guildId)?.commands.set([{ name: 'go', description: 'Here' }])
  const alice = discord.actor('Alice')
  expect(alice.commands(discord.channel('general')).map((command) => command.description)).toEqual(['Here', 'Goes'])
  expect(alice.commands(alice.direct()).map((command) => command.description)).toEqual(['Goes'])
  expect((await alice.run('/go')).text).toBe('server')
})

test('names and descriptions are shown in the language of the person, and both names work', async () => {
  const { discord } = await stage({
    commands: [go],
    on: async (interaction) => interaction.isRepliable() && interaction.reply('went'),
  })
  const anna = discord.actor('Anna', { locale: 'de' })
  expect(anna.commands(discord.channel('general'))).toMatchObject([
    { name: 'go', name_localized: 'los', description_localized: 'Geht' },
  ])
  expect((await anna.run('/los')).text).toBe('went')
  expect((await anna.run('/go')).text).toBe('went')
})

test('contexts decide where a command is offered', async () => {
  const { discord } = await stage({
    commands: [
      { name: 'here', description: 'x', contexts: [InteractionContextType.Guild] },
      { name: 'there', description: 'x', contexts: [InteractionContextType.BotDM] },
    ],
  })
  const alice = discord.actor('Alice')
  const names = (channel: string) => alice.commands(channel).map((command) => command.name)
  expect([names(discord.channel('general').id), names(alice.direct().id)]).toEqual([['here'], ['there']])
})

test('characters of a command are counted in its longest language', () => {
  const command = {
    ...go,
    name_localizations: { de: 'los' },
    description_localizations: { de: 'Geht jetzt' },
    options: [{ type: Option.String, name: 'a', description: 'b', choices: [{ name: 'cc', value: 'ddd' }] }],
  }
  expect(charactersOf(command)).toBe(3 + 10 + 1 + 1 + 2 + 3)
})
