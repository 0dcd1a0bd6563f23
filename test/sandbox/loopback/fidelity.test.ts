import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  ButtonBuilder,
  ButtonStyle,
  ContainerBuilder,
  MessageFlags,
  Routes,
  StringSelectMenuBuilder,
  type TextChannel,
  UserSelectMenuBuilder,
} from 'discord.js'
import { describe, expect, test } from 'vitest'
import { fromDocument } from '../../../src/sandbox/loopback/description.ts'
import { FieldErrors } from '../../../src/sandbox/loopback/errors.ts'
import { routes } from '../../../src/sandbox/loopback/routes/index.ts'
import { type Schema, Validator } from '../../../src/sandbox/loopback/schema.ts'
import { restOf, stage, until } from './stage.ts'

const document = fileURLToPath(new URL('../../../../shared/discord-openapi.json', import.meta.url))

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

describe.skipIf(!existsSync(document))('against the published document', () => {
  const paths = existsSync(document)
    ? (JSON.parse(readFileSync(document, 'utf8')) as { paths: Record<string, Record<string, Operation>> }).paths
    : {}

  test('every route exists there', () => {
    for (const route of routes) expect(paths[route.template], route.template).toHaveProperty(route.method.toLowerCase())
  })

  test('every body is checked against the schema it names', () => {
    const references = (schema: Schema): string[] =>
      [schema.$ref, ...[schema.items, ...(schema.anyOf ?? [])].map((each) => (each ? each.$ref : undefined))]
        .filter((each) => each !== undefined)
        .map((each) => each.split('/').pop() ?? '')
    for (const route of routes) {
      const schema = paths[route.template]?.[route.method.toLowerCase()]?.requestBody?.content['application/json']?.schema
      if (!schema || !route.body) continue
      expect(references(schema), route.template).toEqual(expect.arrayContaining([...route.body.names]))
    }
  })

  test('every answer fits the schema of its endpoint', async () => {
    const { discord, client, errors } = await stage({
      commands: [
        {
          name: 'go',
          description: 'Goes',
          nameLocalizations: { de: 'los' },
          options: [{ type: 3, name: 'text', description: 'Text', choices: [{ name: 'a', value: 'a' }] }],
        },
      ],
      on: async (interaction) => {
        if (interaction.isButton()) return interaction.update({ components: [], content: 'x' })
        if (!interaction.isChatInputCommand()) return
        await interaction.deferReply()
        await interaction.editReply({
          content: 'x',
          components: [{ type: 1, components: [{ type: 2, style: 1, label: 'Press', customId: 'p', emoji: { name: '🎲' } }] }],
        })
        await interaction.followUp({ content: 'y', flags: MessageFlags.Ephemeral })
        await interaction.fetchReply()
      },
    })
    const alice = discord.actor('Alice')
    const channel = (await client.channels.fetch(discord.channel('general').id, { force: true })) as TextChannel
    const rest = restOf(discord)
    const container = new ContainerBuilder()
      .addTextDisplayComponents((display) => display.setContent('text'))
      .addSeparatorComponents((separator) => separator)
      .addMediaGalleryComponents((gallery) => gallery.addItems((item) => item.setURL('attachment://b.png').setDescription('alt')))
      .addFileComponents((file) => file.setURL('attachment://a.json'))
      .addSectionComponents((section) =>
        section
          .addTextDisplayComponents((display) => display.setContent('a'))
          .setThumbnailAccessory((thumbnail) => thumbnail.setURL('attachment://b.png')),
      )
      .addActionRowComponents((row) =>
        row.addComponents(new ButtonBuilder().setStyle(ButtonStyle.Link).setLabel('L').setURL('https://example.org')),
      )
      .addActionRowComponents((row) =>
        row.addComponents(new StringSelectMenuBuilder().setCustomId('s').addOptions({ label: 'a', value: 'a', emoji: '🎲' })),
      )
      .addActionRowComponents((row) => row.addComponents(new UserSelectMenuBuilder().setCustomId('u').addDefaultUsers(alice.id)))
    const files = ['b.png', 'a.json'].map((name) => ({ name, attachment: Buffer.from('{}') }))
    const message = await channel.send({ flags: MessageFlags.IsComponentsV2, components: [container], files })
    await channel.send({
      embeds: [
        {
          title: 't',
          description: 'd',
          color: 5,
          footer: { text: 'f' },
          author: { name: 'a' },
          fields: [{ name: 'n', value: 'v' }],
          image: { url: 'attachment://b.png' },
        },
      ],
      files: [files[0]!],
    })
    await message.reply(`<@${alice.id}>`)
    await channel.messages.fetch({ limit: 10 })
    await channel.messages.fetch({ message: message.id, force: true })
    await message.edit({ components: [container] })
    const thread = await message.startThread({ name: 'T' })
    const secret = await channel.threads.create({ name: 'S', type: 12 })
    await secret.members.add(alice.id)
    await secret.members.fetch()
    await thread.setName('U')
    await thread.setArchived(true)
    await channel.threads.fetchArchived()
    await channel.guild.channels.fetchActiveThreads()
    await (await client.users.fetch(alice.id, { force: true })).send('dm')
    await channel.guild.members.fetch(alice.id)
    await channel.guild.roles.fetch(undefined, { force: true })
    await client.guilds.fetch({ guild: discord.guildId, force: true })
    await client.application.fetch()
    await client.application.commands.fetch()
    for (const path of [
      Routes.user(),
      Routes.gatewayBot(),
      Routes.userGuilds(),
      Routes.guildChannels(discord.guildId),
      Routes.oauth2CurrentApplication(),
    ])
      await rest.get(path)
    const reply = await alice.run('/go', { text: 'a' })
    await alice.click(reply, 'Press')
    await until(
      () => discord.requests.some((request) => request.route?.endsWith('@original') && request.method === 'GET'),
      'the last request',
    )
    await discord.idle()
    expect(errors).toEqual([])
    expect(discord.failures).toEqual([])

    const description = fromDocument(document)
    const validator = new Validator(description.find)
    const problems: object[] = []
    for (const { method, route, status, response } of discord.requests) {
      const operation = paths[route ?? '']?.[method.toLowerCase()]
      const schema = operation?.responses[String(status)]?.content?.['application/json']?.schema
      if (status === 204) continue
      const found = new FieldErrors()
      if (schema) validator.check(schema, response, [], found)
      else problems.push({ method, route, status, undocumented: true })
      if (found.count > 0) problems.push({ method, route, status, errors: JSON.stringify(found.tree) })
    }
    expect(problems).toEqual([])
  })
})
