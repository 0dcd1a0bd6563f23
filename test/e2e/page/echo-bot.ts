import {
  type AutocompleteInteraction,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  Client,
  GatewayIntentBits,
  MessageFlags,
  type ModalSubmitInteraction,
  type StringSelectMenuInteraction,
  TextChannel,
} from 'discord.js'
import type { Loopback } from '../../../src/sandbox/loopback/index.ts'
import { echoCommands } from './echo-commands.ts'
import { layout, lobby, longModal, markdownSample, modal, panel, pickers, pictures, said } from './echo-messages.ts'

export const regions = ['East Asia', 'East Africa', 'West Africa', 'Middle East', 'Arctic']

/** A small bot on the real client, with one of everything that the page shows. */
export async function startEchoBot(loopback: Loopback): Promise<Client> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: loopback.api, globalRequestsPerSecond: 1000 } })
  client.on('interactionCreate', async (interaction) => {
    if (interaction.isAutocomplete()) return suggest(interaction)
    if (interaction.isChatInputCommand()) return command(interaction)
    if (interaction.isButton()) return button(interaction)
    if (interaction.isUserSelectMenu() || interaction.isChannelSelectMenu())
      return interaction.reply(
        said(`Picked ${interaction.values.map((id) => (interaction.isUserSelectMenu() ? `<@${id}>` : `<#${id}>`)).join()}`, true),
      )
    if (interaction.isStringSelectMenu()) return select(interaction)
    if (interaction.isModalSubmit()) return submit(interaction)
  })
  await client.login(loopback.token)
  await loopback.botReady()
  await client.application?.commands.set(echoCommands)
  return client
}

async function suggest(interaction: AutocompleteInteraction) {
  const typed = interaction.options.getFocused().toLowerCase()
  const fitting = regions.filter((region) => region.toLowerCase().includes(typed))
  await interaction.respond(fitting.map((region) => ({ name: `${region} (${interaction.locale})`, value: region.toLowerCase() })))
}

async function command(interaction: ChatInputCommandInteraction) {
  const name = [interaction.commandName, interaction.options.getSubcommand(false)].filter(Boolean).join(' ')
  switch (name) {
    case 'echo': {
      const { options } = interaction
      const words = [
        options.getString('text'),
        options.getString('region'),
        options.getInteger('times'),
        options.getUser('person'),
      ]
      const text = [...words, options.getString('tone'), interaction.locale].filter((word) => word !== null).join(' · ')
      return interaction.reply(said(text, options.getBoolean('private') ?? false))
    }
    case 'send': {
      const { options } = interaction
      const file = options.getAttachment('file', true)
      return interaction.reply(
        said(`Got ${file.name} of ${file.size} bytes · ${options.getChannel('where')} · ${options.getNumber('weight')}`, true),
      )
    }
    case 'show pickers':
      return interaction.reply({ ...pickers(), flags: MessageFlags.Ephemeral })
    case 'show panel':
      return interaction.reply(panel('Step 1', true))
    case 'show markdown':
      return interaction.reply(markdownSample(interaction.user.id, interaction.channelId, interaction.commandId))
    case 'show layout':
      return interaction.reply(layout())
    case 'show pictures':
      return interaction.reply(pictures())
    case 'show thread': {
      const reply = await interaction.reply({ content: 'A thread begins here', withResponse: true })
      const thread = await reply.resource?.message?.startThread({ name: 'The long war' })
      return thread?.send('First in the thread')
    }
    case 'show direct':
      await interaction.user.send('A word in private')
      return interaction.reply(said('Sent', true))
    case 'show slow': {
      await interaction.deferReply()
      await new Promise((resolve) => setTimeout(resolve, 600))
      return interaction.editReply('Thought through')
    }
    case 'show never':
      return
    case 'show later': {
      await interaction.reply(said('Wait for it', true))
      await new Promise((resolve) => setTimeout(resolve, 400))
      return interaction.followUp({
        content: `<@${interaction.user.id}> it is your turn`,
        allowedMentions: { users: [interaction.user.id] },
      })
    }
    case 'game new':
      return newGame(interaction)
  }
}

/** One table for each channel, as the real bot has it; the lobby follows the private answer. */
async function newGame(interaction: ChatInputCommandInteraction) {
  const game = interaction.options.getString('game', true)
  const parent = interaction.channel
  if (!(parent instanceof TextChannel)) return interaction.reply(said('⚠️ Not here', true))
  const inThread = interaction.options.getBoolean('thread') ?? false
  const channel = inThread ? await parent.threads.create({ name: `${game} of ${interaction.user.displayName}` }) : parent
  if (taken.has(channel.id)) return interaction.reply(said('⚠️ A game is being played here', true))
  taken.add(channel.id)
  await interaction.reply(said('✔ A table is open', true))
  return channel.send(lobby(game, 1, false))
}

const taken = new Set<string>()

async function button(interaction: ButtonInteraction) {
  const [kind, ...rest] = interaction.customId.split(':')
  switch (kind) {
    case 'next':
      return interaction.update(panel(`Step ${Number(rest[0]) + 1}`, false))
    case 'modal':
      return interaction.showModal(modal())
    case 'treaty':
      return interaction.showModal(longModal())
    case 'ignore':
      return
    case 'computer':
      if (Number(rest[1]) >= 4) return interaction.reply(said('⚠️ Every seat is taken', true))
      // First where it stands, which the next press relies on, then what is told.
      await interaction.message.edit(lobby(rest[0] ?? '', Number(rest[1]) + 1, false))
      return interaction.reply(said('✔ A computer sits down', true))
    case 'start':
      return interaction.update(lobby(rest[0] ?? '', Number(rest[1]), true))
    default:
      return interaction.deferUpdate()
  }
}

const select = (interaction: StringSelectMenuInteraction) =>
  interaction.update(panel(`Chosen: ${interaction.values.join(', ')}`, false))

async function submit(interaction: ModalSubmitInteraction) {
  if (interaction.customId === 'long') {
    const { fields } = interaction
    const words = [
      fields.getRadioGroup('term'),
      fields.getCheckboxGroup('clauses').join('+'),
      fields.getSelectedUsers('with', true).map((user) => user.displayName),
      fields.getUploadedFiles('map')?.map((file) => file.name) ?? 'no map',
    ]
    return interaction.reply(said(`Treaty: ${words.join(' · ')}`, true))
  }
  const reason = interaction.fields.getTextInputValue('reason')
  const kinds = interaction.fields.getStringSelectValues('kind')
  await interaction.reply(
    said(`Reason ${reason}; kinds ${kinds.join(', ')}; secret ${interaction.fields.getCheckbox('secret')}`, true),
  )
}
