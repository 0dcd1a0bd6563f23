import { type Client, Events } from 'discord.js'
import type { Archive, Place, Tables } from '../tables/index.ts'
import type { Call } from './call.ts'
import { notForGames } from './lobby/command.ts'
import { type Log, problemOf } from './log.ts'
import { type Message, says } from './ui.ts'
import { refusalInWords } from './words-for.ts'

/**
 * Follows what becomes of the channels and servers in which games are played, and finds out at the start what became of them
 * meanwhile. What slips through is noticed when something cannot be posted.
 */
export async function followPlaces(client: Client<true>, tables: Tables, log: Log): Promise<void> {
  const archive = async (places: readonly Place[], why: Archive['why']): Promise<void> => {
    for (const { table } of places) {
      await tables.archive({ table, why })
      log.info({ table, reason: why }, 'archived')
    }
  }
  const wake = async (places: readonly Place[]): Promise<void> => {
    for (const { table, archived } of places) if (archived) await tables.wake({ table })
  }
  const channelsGone = async (server: string, channels: readonly string[]): Promise<void> => {
    const played = await tables.places(server)
    await archive(
      played.filter(({ channel }) => channels.includes(channel)),
      'channel-deleted',
    )
  }
  const follow = (work: Promise<void>): void =>
    void work.catch((error: unknown) => log.error({ error: problemOf(error) }, 'what became of a place is not noted'))

  client.on(Events.ChannelDelete, (channel) => {
    if (channel.isDMBased()) return
    // Discord says nothing of the threads that go with their channel.
    const threads = 'threads' in channel ? [...channel.threads.cache.keys()] : []
    follow(channelsGone(channel.guildId, [channel.id, ...threads]))
  })
  client.on(Events.ThreadDelete, ({ id, guildId }) => follow(channelsGone(guildId, [id])))
  client.on(Events.GuildDelete, ({ id }) => follow(tables.places(id).then((places) => archive(places, 'bot-removed'))))
  client.on(Events.GuildCreate, ({ id }) => follow(tables.places(id).then(wake)))

  // A permission may have been given back, a thread opened.
  const tryAgain = (server: string): void => follow(tables.outbox.tryAgain(server))
  client.on(Events.ChannelUpdate, (_, channel) => channel.isDMBased() || tryAgain(channel.guildId))
  client.on(Events.ThreadUpdate, (_, { guildId }) => tryAgain(guildId))
  client.on(Events.GuildRoleUpdate, (_, { guild }) => tryAgain(guild.id))
  client.on(Events.GuildMemberUpdate, (_, { id, guild }) => id === client.user.id && tryAgain(guild.id))

  const known = (await tables.places()).filter(({ server }) => server !== null)
  const isHere = ({ server }: Place): boolean => client.guilds.cache.has(server ?? '')
  await archive(
    known.filter((place) => !isHere(place) && !place.archived),
    'bot-removed',
  )
  await wake(known.filter(isHere))
}

/** `/game here`: a game whose channel was deleted goes on in this one. */
export async function bringHere(call: Call): Promise<Message> {
  const { channel, server, person, request, house } = call
  if (server === null) return says(call.say('problem.only-in-server'))
  const wrong = (await call.unfit()) ?? (await call.lacks()) ?? (await notForGames(call, server, await call.ground()))
  if (wrong !== undefined) return says(`⚠️ ${wrong}`)
  const waiting = await house.tables.homeless(person)
  const wanted = waiting.find(({ opener }) => opener === person) ?? waiting[0]
  if (!wanted) return says(`⚠️ ${call.say('refusal.not-archived')}`)
  call.trace.table = wanted.id
  const moderator = await call.moderates(wanted)
  const result = await house.tables.wake({ table: wanted.id, request, person, moderator, into: { channel, server } })
  return says(result.refused ? `⚠️ ${refusalInWords(result.refused, call.language, undefined)}` : `✔ ${call.say('note.woken')}`)
}
