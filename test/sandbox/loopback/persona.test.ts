import { MessageFlags, type TextChannel } from 'discord.js'
import { expect, test } from 'vitest'
import type { Change, Persona } from '../../../src/sandbox/loopback/index.ts'
import { stage } from './stage.ts'

function watched(persona: Persona): Change[] {
  const changes: Change[] = []
  persona.watch((change) => changes.push(change))
  return changes
}

const types = (changes: Change[]) => changes.map((change) => change.type)

const lobby = () =>
  stage({
    commands: [
      { name: 'hand', description: 'Shows the hand' },
      { name: 'form', description: 'Opens a form' },
      { name: 'pick', description: 'Picks', options: [{ type: 3, name: 'what', description: 'What', autocomplete: true }] },
    ],
    on: async (interaction) => {
      if (interaction.isAutocomplete()) return interaction.respond([{ name: 'One', value: '1' }])
      if (interaction.isButton()) return interaction.update({ content: 'pressed', components: [] })
      if (interaction.isModalSubmit())
        return interaction.reply({ content: interaction.fields.getTextInputValue('t'), flags: MessageFlags.Ephemeral })
      if (!interaction.isChatInputCommand()) return
      if (interaction.commandName === 'form') {
        return interaction.showModal({
          custom_id: 'm',
          title: 'Form',
          components: [{ type: 18, label: 'Text', component: { type: 4, custom_id: 't', style: 1 } }],
        })
      }
      await interaction.deferReply({ flags: MessageFlags.Ephemeral })
      await interaction.editReply({
        content: 'secret',
        components: [{ type: 1, components: [{ type: 2, style: 1, label: 'Press', customId: 'p' }] }],
      })
    },
  })

test('a client is told step by step what happens on its own screen, and the others nothing of it', async () => {
  const { discord } = await lobby()
  const channel = discord.channel('general').id
  const alice = discord.createPerson('Alice')
  const bob = discord.createPerson('Bob')
  const hers = watched(alice)
  const his = watched(bob)
  const hand = alice.commands(channel).find((command) => command.name === 'hand')!
  const outcome = await alice.command(channel, { id: hand.id }).settled
  expect(types(hers)).toEqual(['interaction-sent', 'message-created', 'interaction-acknowledged', 'message-updated'])
  const created = hers[1]
  expect(
    created?.type === 'message-created' && [created.ephemeral, Boolean(created.message.flags & MessageFlags.Loading)],
  ).toEqual([true, true])
  expect(alice.message(outcome.message!)?.content).toBe('secret')
  expect(bob.message(outcome.message!)).toBeUndefined()
  await alice.press(outcome.message!, 'p').settled
  expect(alice.message(outcome.message!)?.content).toBe('pressed')
  alice.dismiss(outcome.message!)
  expect(types(hers).slice(4)).toEqual(['interaction-sent', 'message-updated', 'interaction-acknowledged', 'message-deleted'])
  expect(his).toEqual([])
})

test('modals open and close on one screen', async () => {
  const { discord } = await lobby()
  const channel = discord.channel('general').id
  const alice = discord.createPerson('Alice')
  const his = watched(discord.createPerson('Bob'))
  const hers = watched(alice)
  const form = alice.commands(channel).find((command) => command.name === 'form')!
  const { modal } = await alice.command(channel, { id: form.id }).settled
  expect(modal).toMatchObject({ title: 'Form', customId: 'm', channel })
  const outcome = await alice.submitModal(modal!.id, { t: 'what I typed' }).settled
  expect(alice.message(outcome.message!)?.content).toBe('what I typed')
  expect(types(hers)).toEqual([
    'interaction-sent',
    'interaction-acknowledged',
    'modal-opened',
    'interaction-sent',
    'message-created',
    'modal-closed',
    'interaction-acknowledged',
  ])
  expect(his).toEqual([])
  await alice.command(channel, { id: form.id }).settled
  alice.closeModal(alice.modals()[0]!.id)
  expect(alice.modals()).toEqual([])
})

test('choices are offered while typing', async () => {
  const { discord } = await lobby()
  const channel = discord.channel('general').id
  const alice = discord.createPerson('Alice')
  const his = watched(discord.createPerson('Bob'))
  const pick = alice.commands(channel).find((command) => command.name === 'pick')!
  expect(await alice.complete(channel, { id: pick.id, options: [{ type: 3, name: 'what', value: 'o', focused: true }] })).toEqual(
    [{ name: 'One', value: '1' }],
  )
  expect(his).toEqual([])
})

test('channels come in the order of a client, with what may be done in them', async () => {
  const { discord, client } = await lobby()
  const alice = discord.createPerson('Alice')
  discord.createChannel('games', { topic: 'Play' })
  const general = (await client.channels.fetch(discord.channel('general').id)) as TextChannel
  await general.threads.create({ name: 'Table' })
  alice.direct()
  expect(alice.channels().map(({ name, kind, writable, topic }) => [name, kind, writable, topic])).toEqual([
    ['general', 'text', true, null],
    ['Table', 'public-thread', true, null],
    ['games', 'text', true, 'Play'],
    ['Chancery', 'direct', true, null],
  ])
})

test('messages are paged backwards', async () => {
  const { discord } = await lobby()
  const channel = discord.channel('general').id
  const alice = discord.createPerson('Alice')
  const sent = [1, 2, 3, 4].map((n) => alice.send(channel, { content: `${n}` }))
  expect(alice.messages(channel, { limit: 2 }).map((message) => message.content)).toEqual(['3', '4'])
  expect(alice.messages(channel, { before: sent[2]!.id, limit: 2 }).map((message) => message.content)).toEqual(['1', '2'])
})

// discord.js waits five seconds between two sessions.
test('the page learns of new people, changed people, and a bot that comes and goes', { timeout: 30_000 }, async () => {
  const { discord, client } = await lobby()
  const alice = discord.createPerson('Alice')
  const hers = watched(alice)
  discord.createPerson('Bob')
  alice.locale = 'it'
  alice.closeDirectMessages()
  discord.faults.dropGateway('invalidate')
  await new Promise((resolve) => client.once('shardReady', resolve))
  expect(types(hers)).toEqual(['person-created', 'person-updated', 'person-updated', 'bot-disconnected', 'bot-connected'])
  expect(alice.members().map(({ name, locale, directMessagesOpen }) => [name, locale, directMessagesOpen])).toEqual([
    ['Alice', 'it', false],
    ['Bob', 'en-US', true],
  ])
})
