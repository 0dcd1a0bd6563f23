import { MessageFlags, type TextChannel } from 'discord.js'
import { expect, test } from 'vitest'
import { stage } from './stage.ts'

const commands = [
  {
    name: 'game',
    description: 'Games',
    options: [
      {
        type: 1 as const,
        name: 'new',
        description: 'Opens',
        options: [{ type: 4 as const, name: 'seats', description: 'Seats', minValue: 2, maxValue: 6, required: true }],
      },
    ],
  },
  { name: 'wait', description: 'Never answers in the end' },
]

const answering = () =>
  stage({
    commands,
    on: async (interaction) => {
      if (interaction.isChatInputCommand() && interaction.commandName === 'wait') await interaction.deferReply()
      else if (interaction.isChatInputCommand()) {
        await interaction.reply({
          content: 'A lobby',
          components: [
            {
              type: 1,
              components: [
                { type: 2, style: 1, label: 'Join', customId: 'join' },
                { type: 2, style: 4, label: 'Start', customId: 'start', disabled: true },
                { type: 2, style: 5, label: 'Rules', url: 'https://example.org' },
              ],
            },
            {
              type: 1,
              components: [{ type: 3, customId: 's', placeholder: 'Region', options: [{ label: 'Asia', value: 'a' }] }],
            },
          ],
        })
      } else if (interaction.isButton()) await interaction.deferUpdate()
    },
  })

test('a step that cannot be taken says what was on the screen', async () => {
  const { discord } = await answering()
  const alice = discord.actor('Alice')
  const reply = await alice.run('/game new', { seats: 3 })
  await expect(alice.click(reply, 'Leave')).rejects.toThrow(
    'Alice finds no button "Leave"; on the screen:\nChancery:\n  A lobby\n  [Join] [Start, disabled] [Rules]\n  <Region: Asia>',
  )
  await expect(alice.click(reply, 'Start')).rejects.toThrow('it is disabled')
  await expect(alice.click(reply, 'Rules')).rejects.toThrow('it is a link')
  await expect(alice.select(reply, 'Region', ['Europe'])).rejects.toThrow('finds no option "Europe" in "Region"')
  await expect(alice.select(reply, 2, ['Asia'])).rejects.toThrow('finds no select 2')
})

test('what a client would not send is refused before it is sent', async () => {
  const { discord } = await answering()
  const alice = discord.actor('Alice')
  const before = discord.timings.length
  await expect(alice.run('/game nwe')).rejects.toThrow('Alice finds no command /game nwe; there are: /game new, /wait')
  await expect(alice.run('/game new')).rejects.toThrow('/game new needs its option seats')
  await expect(alice.run('/game new', { seats: 9 })).rejects.toThrow('/game new seats: takes 2 to 6, not 9')
  await expect(alice.run('/game new', { seat: 3 })).rejects.toThrow('there is no option "seat"; there are: seats')
  expect(discord.timings).toHaveLength(before)
})

test('a step deferred and never answered says so', async () => {
  const { discord } = await answering()
  const alice = discord.actor('Alice')
  await expect(alice.run('/wait', {}, { timeout: 2_900 })).rejects.toThrow(
    "Alice's /wait was deferred and not answered within 2900 ms; on the screen:\nChancery (thinking):",
  )
  const lobby = await alice.run('/game new', { seats: 3 })
  const acknowledged = await alice.click(lobby, 'Join', { until: 'acknowledged' })
  expect(acknowledged.text).toBe('A lobby')
})

test('waiting for something that never comes shows the screen', async () => {
  const { discord } = await answering()
  const alice = discord.actor('Alice')
  alice.say(discord.channel('general'), 'is anybody there?')
  await expect(alice.waitFor('an answer', { timeout: 30 })).rejects.toThrow(
    'Alice waited 30 ms for an answer; on the screen:\nAlice:\n  is anybody there?',
  )
})

test('two runs of the same play reach a channel with the same bytes; a different secret does not', async () => {
  const play = async (secret: string, open: boolean) => {
    const { discord, client } = await stage({
      commands: [{ name: 'hand', description: 'Shows the hand' }],
      on: async (interaction) =>
        interaction.isRepliable() && interaction.reply({ content: `You hold ${secret}`, flags: MessageFlags.Ephemeral }),
    })
    const alice = discord.actor('Alice')
    const bob = discord.actor('Bob')
    const channel = (await client.channels.fetch(discord.channel('general').id)) as TextChannel
    await channel.send({
      content: `<@${alice.id}> to move`,
      files: [{ attachment: Buffer.from(open ? secret : 'board'), name: 'board.png' }],
    })
    await alice.run('/hand')
    return { channel: discord.bytesFor(channel), alice: discord.bytesFor(alice), bob: discord.bytesFor(bob) }
  }
  const [one, other] = [await play('an ace', false), await play('a king', false)]
  expect(one.channel.equals(other.channel)).toBe(true)
  expect(one.bob.equals(other.bob)).toBe(true)
  expect(one.alice.equals(other.alice)).toBe(false)
  // A secret inside a file is found as well.
  const [leaked, leakedOther] = [await play('an ace', true), await play('a king', true)]
  expect(leaked.bob.equals(leakedOther.bob)).toBe(false)
})

test('everything is recorded: requests with bodies and times, and how fast interactions were answered', async () => {
  const { discord } = await answering()
  await discord.actor('Alice').run('/game new', { seats: 3 })
  await discord.idle()
  const request = discord.requests.at(-1)
  expect(request).toMatchObject({
    method: 'POST',
    route: '/interactions/{interaction_id}/{interaction_token}/callback',
    status: 204,
    body: { type: 4, data: { content: 'A lobby' } },
    fault: null,
  })
  expect(request!.took).toBeGreaterThan(0)
  const timing = discord.timings.at(-1)!
  expect(timing).toMatchObject({ kind: 'command', callback: 4 })
  expect(timing.acknowledged!).toBeGreaterThan(timing.dispatched)
  expect(timing.answered!).toBeGreaterThanOrEqual(timing.acknowledged!)
})

test("ids of the bot's own can be treated like Discord's when runs are compared", async () => {
  const play = async (id: string) => {
    const { discord, client } = await stage()
    const channel = (await client.channels.fetch(discord.channel('general').id)) as TextChannel
    await channel.send({ content: `table ${id}` })
    return discord.bytesFor(channel, { ids: /\bt-[a-z]+\b/g })
  }
  expect((await play('t-abc')).equals(await play('t-xyz'))).toBe(true)
})
