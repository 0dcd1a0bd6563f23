import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MessageFlags, type TextChannel } from 'discord.js'
import { expect, onTestFinished, test } from 'vitest'
import { startLoopback } from '../../../src/sandbox/loopback/index.ts'
import { connect } from './stage.ts'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'loopback-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('the world survives a restart: people, channels, threads, messages, pictures, commands, direct messages', async () => {
  const file = join(emptyFolder(), 'world.json')
  const before = await startLoopback({ file })
  const client = await connect(before, {
    on: async (interaction) =>
      interaction.isRepliable() && interaction.reply({ content: 'private', flags: MessageFlags.Ephemeral }),
  })
  await client.application.commands.set([{ name: 'go', description: 'Goes' }])
  const alice = before.actor('Alice', { locale: 'de', administrator: true })
  before.actor('Bob').closeDirectMessages()
  before.createChannel('games', { topic: 'Play here' })
  const channel = (await client.channels.fetch(before.channel('general').id)) as TextChannel
  await channel.send({
    content: 'kept',
    files: [{ attachment: Buffer.from('picture'), name: 'a.png' }],
    components: [{ type: 1, components: [{ type: 2, style: 1, label: 'Press', customId: 'p' }] }],
  })
  const thread = await channel.threads.create({ name: 'Table' })
  await thread.send('in the thread')
  await (await client.users.fetch(alice.id)).send('for you')
  await alice.run('/go')
  await client.destroy()
  await before.stop()

  const after = await startLoopback({ file })
  onTestFinished(() => after.stop())
  expect(after.people()).toMatchObject([
    { name: 'Alice', locale: 'de', administrator: true, directMessagesOpen: true },
    { name: 'Bob', administrator: false, directMessagesOpen: false },
  ])
  const again = after.actor('Alice')
  expect(again.channels().map((each) => each.name)).toEqual(['general', 'Table', 'games', 'Chancery'])
  expect(again.sees(after.channel('general')).map((message) => message.text)).toEqual(['kept', 'Table'])
  expect(again.directMessages().map((message) => message.text)).toEqual(['for you'])
  const [image] = again.sees(after.channel('general'))[0]!.images
  expect(await fetch(image!.url).then((response) => response.text())).toBe('picture')
  expect(again.commands(after.channel('general')).map((command) => command.name)).toEqual(['go'])
  await connect(after, { on: async (interaction) => interaction.isButton() && interaction.update('pressed') })
  const kept = again.sees(after.channel('general'))[0]!
  expect((await again.click(kept, 'Press')).text).toBe('pressed')
  const said = again.say(after.channel('general'), 'later')
  expect(BigInt(said.id) > BigInt(kept.id)).toBe(true)
})

test('a file that is not a saved world is refused, not overwritten', async () => {
  const file = join(emptyFolder(), 'world.json')
  const { writeFileSync, readFileSync } = await import('node:fs')
  writeFileSync(file, '{"version": 99}')
  await expect(startLoopback({ file })).rejects.toThrow()
  expect(readFileSync(file, 'utf8')).toBe('{"version": 99}')
})
