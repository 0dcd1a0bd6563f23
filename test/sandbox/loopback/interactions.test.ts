import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelSelectMenuBuilder,
  type ChatInputCommandInteraction,
  CheckboxBuilder,
  CheckboxGroupBuilder,
  ContainerBuilder,
  FileUploadBuilder,
  type Interaction,
  LabelBuilder,
  MentionableSelectMenuBuilder,
  MessageFlags,
  ModalBuilder,
  type ModalSubmitInteraction,
  ApplicationCommandOptionType as Option,
  RadioGroupBuilder,
  RoleSelectMenuBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js'
import { expect, test } from 'vitest'
import { stage } from './stage.ts'

const buttonRow = (...labels: string[]) =>
  new ActionRowBuilder<ButtonBuilder>().addComponents(
    labels.map((label) => new ButtonBuilder().setCustomId(`press:${label}`).setLabel(label).setStyle(ButtonStyle.Primary)),
  )

const onCommand =
  (handle: (interaction: ChatInputCommandInteraction) => Promise<unknown>) => async (interaction: Interaction) => {
    if (interaction.isChatInputCommand()) await handle(interaction)
  }

const plain = [{ name: 'go', description: 'Goes' }]

test('a command with every type of option arrives as it was typed', async () => {
  let seen: Record<string, unknown> = {}
  const { discord } = await stage({
    commands: [
      {
        name: 'all',
        description: 'Everything',
        options: [
          {
            type: Option.SubcommandGroup,
            name: 'group',
            description: 'A group',
            options: [
              {
                type: Option.Subcommand,
                name: 'deep',
                description: 'Deep',
                options: [
                  { type: Option.String, name: 'text', description: 'Text', required: true },
                  { type: Option.Integer, name: 'whole', description: 'Whole', minValue: 1, maxValue: 9 },
                  { type: Option.Number, name: 'broken', description: 'Broken' },
                  { type: Option.Boolean, name: 'yes', description: 'Yes' },
                  { type: Option.User, name: 'who', description: 'Who' },
                  { type: Option.Channel, name: 'where', description: 'Where' },
                  { type: Option.Role, name: 'role', description: 'Role' },
                  { type: Option.Mentionable, name: 'any', description: 'Any' },
                  { type: Option.Attachment, name: 'file', description: 'File' },
                  { type: Option.String, name: 'choice', description: 'Choice', choices: [{ name: 'Red', value: 'r' }] },
                ],
              },
            ],
          },
        ],
      },
    ],
    on: onCommand(async (interaction) => {
      const { options } = interaction
      seen = {
        group: options.getSubcommandGroup(),
        subcommand: options.getSubcommand(),
        text: options.getString('text'),
        whole: options.getInteger('whole'),
        broken: options.getNumber('broken'),
        yes: options.getBoolean('yes'),
        who: options.getUser('who')?.displayName,
        member: options.getMember('who') !== null,
        where: options.getChannel('where')?.id,
        role: options.getRole('role')?.name,
        any: options.getMentionable('any') !== null,
        file: await fetch(options.getAttachment('file')?.url ?? '').then((response) => response.text()),
        choice: options.getString('choice'),
      }
      await interaction.reply('done')
    }),
  })
  const alice = discord.actor('Alice')
  const bob = discord.actor('Bob')
  const reply = await alice.run('/all group deep', {
    text: 'hello',
    whole: 3,
    broken: 2.5,
    yes: true,
    who: bob,
    where: discord.channel('general'),
    role: { id: discord.guildId },
    any: bob,
    file: { name: 'note.txt', bytes: Buffer.from('what I wrote') },
    choice: 'Red',
  })
  expect(reply.text).toBe('done')
  expect(seen).toEqual({
    group: 'group',
    subcommand: 'deep',
    text: 'hello',
    whole: 3,
    broken: 2.5,
    yes: true,
    who: 'Bob',
    member: true,
    where: discord.channel('general').id,
    role: '@everyone',
    any: true,
    file: 'what I wrote',
    choice: 'r',
  })
})

test('an interaction carries languages, permissions, owners, context and the attachment limit', async () => {
  let seen: Interaction | undefined
  const { discord, client } = await stage({
    loopback: { guild: { locale: 'it' }, attachmentSizeLimit: 12_345 },
    commands: plain,
    on: onCommand(async (interaction) => {
      seen = interaction
      await interaction.reply('yes')
    }),
  })
  await discord.actor('Alice', { locale: 'de', administrator: true }).run('/go')
  expect(seen).toMatchObject({
    locale: 'de',
    guildLocale: 'it',
    attachmentSizeLimit: 12_345,
    context: 0,
    guildId: discord.guildId,
  })
  expect(seen?.memberPermissions?.has('Administrator')).toBe(true)
  expect(seen?.appPermissions.has('AttachFiles')).toBe(true)
  expect(seen?.appPermissions.has('ManageGuild')).toBe(false)
  expect(seen?.authorizingIntegrationOwners).toMatchObject({ 0: discord.guildId })
  expect(seen?.entitlements.size).toBe(0)
  expect(client.guilds.cache.get(discord.guildId)?.channels.cache.size).toBe(1)
})

test('commands work in direct messages, without a guild', async () => {
  let seen: Interaction | undefined
  const { discord } = await stage({
    commands: plain,
    on: onCommand(async (interaction) => {
      seen = interaction
      await interaction.reply('between us')
    }),
  })
  const alice = discord.actor('Alice')
  const reply = await alice.run('/go', {}, { in: alice.direct() })
  expect(reply.text).toBe('between us')
  expect(seen).toMatchObject({ guildId: null, context: 1 })
  expect(alice.directMessages().map((message) => message.text)).toEqual(['between us'])
})

test('autocomplete offers choices for the focused option, knowing the others', async () => {
  const { discord } = await stage({
    commands: [
      {
        name: 'extend',
        description: 'Extends',
        options: [
          { type: Option.String, name: 'region', description: 'Region', autocomplete: true },
          { type: Option.String, name: 'kind', description: 'Kind', autocomplete: true },
        ],
      },
    ],
    on: async (interaction) => {
      if (!interaction.isAutocomplete()) return
      const focused = interaction.options.getFocused(true)
      const all =
        focused.name === 'region' ? ['indonesia', 'india', 'iran'] : [`kind for ${interaction.options.getString('region')}`]
      await interaction.respond(
        all.filter((name) => name.startsWith(focused.value)).map((name) => ({ name: name.toUpperCase(), value: name })),
      )
    },
  })
  const alice = discord.actor('Alice')
  expect(await alice.autocomplete('/extend', { region: 'ind' }, 'region')).toEqual([
    { name: 'INDONESIA', value: 'indonesia' },
    { name: 'INDIA', value: 'india' },
  ])
  expect(await alice.autocomplete('/extend', { region: 'iran' }, 'kind')).toEqual([
    { name: 'KIND FOR IRAN', value: 'kind for iran' },
  ])
})

test('buttons update their message, at once or after a deferral', async () => {
  const { discord } = await stage({
    commands: plain,
    on: async (interaction) => {
      if (interaction.isChatInputCommand()) await interaction.reply({ content: 'start', components: [buttonRow('Now', 'Later')] })
      if (interaction.isButton() && interaction.customId === 'press:Now')
        await interaction.update({ content: 'now', components: [buttonRow('Later')] })
      if (interaction.isButton() && interaction.customId === 'press:Later') {
        await interaction.deferUpdate()
        await new Promise((resolve) => setTimeout(resolve, 20))
        await interaction.editReply({ content: 'later', components: [] })
      }
    },
  })
  const alice = discord.actor('Alice')
  const reply = await alice.run('/go')
  const now = await alice.click(reply, 'Now')
  expect([now.answered, now.text, now.id]).toEqual(['update', 'now', reply.id])
  const later = await alice.click(reply, { customId: /Later/ })
  expect([later.text, later.buttons]).toEqual(['later', []])
  expect(alice.sees(discord.channel('general'))).toHaveLength(1)
})

test('every kind of select hands over what was chosen', async () => {
  const chosen: unknown[] = []
  const { discord } = await stage({
    commands: plain,
    on: async (interaction) => {
      if (interaction.isChatInputCommand()) {
        const string = new StringSelectMenuBuilder().setCustomId('s').setPlaceholder('Colour').setMaxValues(2)
        string.addOptions([1, 2, 3].map((n) => ({ label: `Label ${n}`, value: `value${n}` })))
        await interaction.reply({
          components: [
            new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(string),
            new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
              new UserSelectMenuBuilder().setCustomId('u').setPlaceholder('Who'),
            ),
            new ActionRowBuilder<RoleSelectMenuBuilder>().addComponents(
              new RoleSelectMenuBuilder().setCustomId('r').setPlaceholder('Role'),
            ),
            new ActionRowBuilder<ChannelSelectMenuBuilder>().addComponents(
              new ChannelSelectMenuBuilder().setCustomId('c').setPlaceholder('Where'),
            ),
            new ActionRowBuilder<MentionableSelectMenuBuilder>().addComponents(
              new MentionableSelectMenuBuilder().setCustomId('m').setPlaceholder('Any'),
            ),
          ],
        })
      }
      if (interaction.isStringSelectMenu()) chosen.push(interaction.values)
      if (interaction.isUserSelectMenu()) chosen.push(interaction.users.map((user) => user.displayName))
      if (interaction.isRoleSelectMenu()) chosen.push(interaction.roles.map((role) => role.name))
      if (interaction.isChannelSelectMenu()) chosen.push(interaction.channels.map((channel) => channel.id))
      if (interaction.isMentionableSelectMenu()) chosen.push([interaction.users.size, interaction.roles.size])
      if (interaction.isAnySelectMenu()) await interaction.update({ content: `chosen ${chosen.length}` })
    },
  })
  const alice = discord.actor('Alice')
  const bob = discord.actor('Bob')
  const reply = await alice.run('/go')
  await alice.select(reply, 'Colour', ['Label 1', 'value3'])
  await alice.select(reply, 'Who', [bob])
  await alice.select(reply, 3, [{ id: discord.guildId }])
  await alice.select(reply, { customId: 'c' }, [discord.channel('general')])
  const last = await alice.select(reply, /Any/, [bob])
  expect(last.text).toBe('chosen 5')
  expect(chosen).toEqual([['value1', 'value3'], ['Bob'], ['@everyone'], [discord.channel('general').id], [1, 0]])
})

test('a modal with labels is opened from a button, filled in, and updates the message it came from', async () => {
  let submitted: ModalSubmitInteraction | undefined
  const { discord } = await stage({
    commands: plain,
    on: async (interaction) => {
      if (interaction.isChatInputCommand()) await interaction.reply({ content: 'start', components: [buttonRow('Fill in')] })
      if (interaction.isButton()) {
        const text = new TextInputBuilder().setCustomId('note').setStyle(TextInputStyle.Short).setMaxLength(20)
        const select = new StringSelectMenuBuilder()
          .setCustomId('side')
          .addOptions({ label: 'Left', value: 'l' }, { label: 'Right', value: 'r' })
        await interaction.showModal(
          new ModalBuilder()
            .setCustomId('form')
            .setTitle('A form')
            .addTextDisplayComponents(new TextDisplayBuilder().setContent('Please fill in'))
            .addLabelComponents(new LabelBuilder().setLabel('Your note').setTextInputComponent(text))
            .addLabelComponents(new LabelBuilder().setLabel('Which side').setStringSelectMenuComponent(select)),
        )
      }
      if (interaction.isModalSubmit() && interaction.isFromMessage()) {
        submitted = interaction
        await interaction.update({ content: `noted ${interaction.fields.getTextInputValue('note')}`, components: [] })
      }
    },
  })
  const alice = discord.actor('Alice')
  const reply = await alice.run('/go')
  const modal = await alice.click(reply, 'Fill in')
  expect(modal.answered).toBe('modal')
  expect(modal.modal.title).toBe('A form')
  expect(alice.modals()).toHaveLength(1)
  await expect(alice.submit(modal, { 'Your note': 'x'.repeat(21), 'Which side': 'Left' })).rejects.toThrow('0 to 20 characters')
  await expect(alice.submit(modal, { Nonsense: 'x' })).rejects.toThrow(
    'finds no field "Nonsense" in the modal "A form"; it has "Your note", "Which side"',
  )
  const answer = await alice.submit(modal, { 'Your note': 'hello', 'Which side': 'Right' })
  expect([answer.text, answer.id]).toEqual(['noted hello', reply.id])
  expect(submitted?.fields.getStringSelectValues('side')).toEqual(['r'])
  expect(alice.modals()).toEqual([])
})

test('a deferred answer is shown as thinking until it is edited', async () => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const { discord } = await stage({
    commands: plain,
    on: onCommand(async (interaction) => {
      await interaction.deferReply()
      await released
      await interaction.editReply('ready')
    }),
  })
  const alice = discord.actor('Alice')
  const bob = discord.actor('Bob')
  const reply = await alice.run('/go', {}, { until: 'acknowledged' })
  expect([reply.thinking, reply.text]).toEqual([true, ''])
  expect(bob.last(discord.channel('general')).thinking).toBe(true)
  release()
  await alice.waitFor('ready')
  expect([reply.thinking, reply.text, reply.edited]).toEqual([false, 'ready', false])
})

test('the first follow-up after a deferral becomes the answer, whatever its flags', async () => {
  const { discord } = await stage({
    commands: plain,
    on: onCommand(async (interaction) => {
      await interaction.deferReply()
      await interaction.followUp({ content: 'first', flags: MessageFlags.Ephemeral })
      await interaction.followUp({ content: 'second', flags: MessageFlags.Ephemeral })
    }),
  })
  const alice = discord.actor('Alice')
  const reply = await alice.run('/go')
  await alice.waitFor('second')
  expect([reply.text, reply.ephemeral]).toEqual(['first', false])
  expect(reply.followUps.map((message) => [message.text, message.ephemeral])).toEqual([['second', true]])
})

test('answers and follow-ups are fetched, edited and deleted by their token', async () => {
  const { discord, errors } = await stage({
    commands: plain,
    on: onCommand(async (interaction) => {
      await interaction.reply({ content: 'one', flags: MessageFlags.Ephemeral })
      expect((await interaction.fetchReply()).content).toBe('one')
      const more = await interaction.followUp('two')
      await interaction.editReply({ message: more, content: 'two, edited' })
      await interaction.deleteReply()
      await interaction.followUp('end')
    }),
  })
  const alice = discord.actor('Alice')
  await alice.run('/go')
  await alice.waitFor('end')
  expect(errors).toEqual([])
  expect(alice.sees(discord.channel('general')).map((message) => message.text)).toEqual(['two, edited', 'end'])
})

test('withResponse answers with the message that was made', async () => {
  let id: string | undefined
  const { discord } = await stage({
    commands: plain,
    on: onCommand(async (interaction) => {
      const response = await interaction.reply({ content: 'made', withResponse: true })
      id = response.resource?.message?.id
    }),
  })
  const reply = await discord.actor('Alice').run('/go')
  await discord.idle()
  expect(id).toBe(reply.id)
})

test('components of version 2 with a picture arrive with text, alt text and an address that serves the bytes', async () => {
  const { discord } = await stage({
    commands: plain,
    on: onCommand(async (interaction) => {
      const container = new ContainerBuilder()
        .setAccentColor(0x123456)
        .addTextDisplayComponents((display) => display.setContent('# The board'))
        .addMediaGalleryComponents((gallery) =>
          gallery.addItems((item) => item.setURL('attachment://board.png').setDescription('Asia is red')),
        )
        .addSectionComponents((section) =>
          section
            .addTextDisplayComponents((display) => display.setContent('My turn?'))
            .setButtonAccessory((button) => button.setCustomId('turn').setLabel('My turn').setStyle(ButtonStyle.Success)),
        )
      await interaction.reply({
        flags: MessageFlags.IsComponentsV2,
        components: [container],
        files: [{ attachment: Buffer.from('not really a picture'), name: 'board.png' }],
      })
    }),
  })
  const reply = await discord.actor('Alice').run('/go')
  expect(reply.text).toBe('# The board\nMy turn?')
  expect(reply.altTexts).toEqual(['Asia is red'])
  expect(reply.buttons.map((button) => button.label)).toEqual(['My turn'])
  const [image] = reply.images
  expect(image?.name).toBe('board.png')
  expect(Buffer.from(reply.file(image?.url ?? '')).toString()).toBe('not really a picture')
  expect(await fetch(image?.url ?? '').then((response) => response.text())).toBe('not really a picture')
  expect(discord.failures).toEqual([])
})

test('a modal takes people, channels, files, radio buttons and ticks', async () => {
  let seen: unknown
  const { discord, errors } = await stage({
    commands: plain,
    on: async (interaction) => {
      if (interaction.isChatInputCommand()) {
        const options = ['a', 'b', 'c'].map((value) => ({ label: value.toUpperCase(), value }))
        await interaction.showModal(
          new ModalBuilder()
            .setCustomId('form')
            .setTitle('Everything')
            .addLabelComponents(
              new LabelBuilder()
                .setLabel('Who')
                .setUserSelectMenuComponent(new UserSelectMenuBuilder().setCustomId('who').setMaxValues(2)),
              new LabelBuilder().setLabel('File').setFileUploadComponent(new FileUploadBuilder().setCustomId('file')),
              new LabelBuilder()
                .setLabel('One')
                .setRadioGroupComponent(new RadioGroupBuilder().setCustomId('one').addOptions(options)),
              new LabelBuilder()
                .setLabel('Some')
                .setCheckboxGroupComponent(new CheckboxGroupBuilder().setCustomId('some').setMaxValues(3).addOptions(options)),
              new LabelBuilder().setLabel('Sure').setCheckboxComponent(new CheckboxBuilder().setCustomId('sure')),
            ),
        )
      }
      if (interaction.isModalSubmit()) {
        const { fields } = interaction
        seen = {
          who: fields.getSelectedUsers('who', true).map((user) => user.displayName),
          file: await fetch(fields.getUploadedFiles('file', true).first()?.url ?? '').then((response) => response.text()),
          one: fields.getRadioGroup('one'),
          some: fields.getCheckboxGroup('some'),
          sure: fields.getCheckbox('sure'),
        }
        await interaction.reply('thanks')
      }
    },
  })
  const alice = discord.actor('Alice')
  const bob = discord.actor('Bob')
  const modal = await alice.run('/go')
  const filled = {
    Who: [bob.id],
    File: [{ name: 'a.txt', bytes: Buffer.from('my file') }],
    One: 'B',
    Some: ['a', 'c'],
    Sure: true,
  }
  await expect(alice.submit(modal, { ...filled, One: 'D' })).rejects.toThrow('does not offer D; it offers a, b, c')
  await expect(alice.submit(modal, { ...filled, Some: [] })).rejects.toThrow('takes 1 to 3 values, not 0')
  expect((await alice.submit(modal, filled)).text).toBe('thanks')
  expect(errors).toEqual([])
  expect(seen).toEqual({ who: ['Bob'], file: 'my file', one: 'b', some: ['a', 'c'], sure: true })
  expect(discord.failures).toEqual([])
})

test('commands on people and on messages name their target', async () => {
  const targets: string[] = []
  const { discord } = await stage({
    commands: [
      { type: 2, name: 'Invite' },
      { type: 3, name: 'Quote' },
    ],
    on: async (interaction) => {
      if (interaction.isUserContextMenuCommand()) targets.push(interaction.targetUser.displayName)
      if (interaction.isMessageContextMenuCommand()) targets.push(interaction.targetMessage.author.displayName)
      if (interaction.isRepliable()) await interaction.reply('done')
    },
  })
  const alice = discord.actor('Alice')
  const bob = discord.actor('Bob')
  const channel = discord.channel('general').id
  const [invite, quote] = ['Invite', 'Quote'].map((name) => alice.commands(channel).find((command) => command.name === name)!)
  await alice.command(channel, { id: invite!.id, target: bob.id }).settled
  await alice.command(channel, { id: quote!.id, target: alice.say(channel, 'hello').id }).settled
  expect(targets).toEqual(['Bob', 'Alice'])
})
