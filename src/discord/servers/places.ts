import { type Client, Events } from 'discord.js'
import type { Archive, Place, Shards, TableLook, Tables } from '../../tables/index.ts'
import { escapeMarkdown } from '../../words/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { type Log, problemOf } from '../gateway/logger.ts'
import { holds } from '../gateway/shards.ts'
import { folderOf } from '../house.ts'
import { notForGames } from '../lobby/command.ts'
import { button, container, type Message, message, row, says, success, text, warning } from '../ui.ts'
import { gameWords } from '../words/game-words.ts'
import { labelVoice, messageVoice } from '../words/language.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'
import { isModerator } from './member.ts'
import { isPrivate } from './permissions.ts'

/**
 * Follows what becomes of the channels and servers in which games are played, and finds out at the start what became of them
 * meanwhile. What slips through is noticed when something cannot be posted.
 */
export async function followPlaces(client: Client<true>, tables: Tables, log: Log, shards?: Shards): Promise<void> {
  const notNoted = (fields: object) => (error: unknown) =>
    log.error({ ...fields, error: problemOf(error) }, 'what became of a place is not noted')
  /** A game that cannot be read keeps nobody from the others. */
  const each = async (places: readonly Place[], work: (table: string) => Promise<unknown>): Promise<void> => {
    for (const { table } of places) await work(table).catch(notNoted({ table }))
  }
  const archive = (places: readonly Place[], why: Archive['why']): Promise<void> =>
    each(places, async (table) => {
      await tables.archive({ table, why })
      log.info({ table, reason: why }, 'archived')
    })
  const wake = (places: readonly Place[]): Promise<void> =>
    each(
      places.filter(({ archived }) => archived),
      (table) => tables.wake({ table }),
    )
  const channelsGone = async (server: string, channels: readonly string[]): Promise<void> => {
    const played = await tables.places(server)
    await archive(
      played.filter(({ channel }) => channels.includes(channel)),
      'channel-deleted',
    )
  }
  const follow = (work: Promise<void>): void => void work.catch(notNoted({}))

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
  // We were let into a private thread, or into the channel of some threads.
  client.on(Events.ThreadCreate, ({ guildId }) => tryAgain(guildId))
  client.on(Events.ThreadListSync, (_, { id }) => tryAgain(id))
  client.on(Events.GuildRoleUpdate, (_, { guild }) => tryAgain(guild.id))
  client.on(Events.GuildMemberUpdate, (_, { id, guild }) => id === client.user.id && tryAgain(guild.id))

  // Of servers on other shards nothing is known here.
  for (const { server, active, archived } of (await tables.played()).filter((one) => holds(shards, one.server))) {
    const isHere = client.guilds.cache.has(server)
    if (isHere && archived) await wake(await tables.places(server))
    if (isHere || !active) continue
    const gone = (await tables.places(server)).filter((place) => !place.archived)
    await archive(gone, 'bot-removed')
  }
}

/** `/game here`: a game whose channel was deleted goes on in this one. */
export async function bringHere(call: Call): Promise<Message> {
  const waiting = await call.house.tables.homeless(call.person)
  return goOn(call, waiting.find(({ opener }) => opener === call.person) ?? waiting[0])
}

/** Somebody who sits at the table agrees that it goes on here. */
export const goOnHere: Handler<'go-on-here'> = async (call, { table }) => goOn(call, await call.table(table))

async function goOn(call: Call, look: TableLook | undefined): Promise<Message> {
  const { channel, server, person, request, house } = call
  if (server === null) return says(call.say('problem.only-in-server'))
  const ground = await call.ground()
  const wrong = (await call.unfit()) ?? (await call.lacks()) ?? (await notForGames(call, server, ground))
  if (wrong !== undefined) return says(warning(wrong))
  if (look?.status !== 'archived') return says(warning(call.say('refusal.not-archived')))
  call.trace.table = look.id
  const moderator = await moderatesItsServer(call, look)
  const secluded = ground !== undefined && isPrivate(ground)
  const result = await house.tables.wake({ table: look.id, request, person, moderator, into: { channel, server, secluded } })
  if (result.refused) return says(warning(refusalInWords(result.refused, call.language)))
  return result.look.status === 'archived' ? askTheOthers(call, result.look) : says(success(call.say('note.woken')))
}

/** Of the server that the table came from, wherever this is asked. */
async function moderatesItsServer(call: Call, { server }: TableLook): Promise<boolean> {
  if (server === null || server === call.server) return call.moderates({ server })
  const standing = await call.house.standing(server, call.person)
  return standing !== undefined && isModerator(standing, (await call.house.tables.servers.settings(server)).moderatorRole)
}

/** The game comes from another server: everybody who sits there is asked, here, once. */
async function askTheOthers(call: Call, look: TableLook): Promise<Message> {
  const present = look.seats.filter(({ person, computer }) => person !== null && computer === null)
  const counts = { agreed: look.moving?.agreed.length ?? 0, all: present.length }
  if (counts.agreed === 1) {
    const say = messageVoice(look.language)
    const game = gameWords(folderOf(call.house, look.game), look.language).say('game.name')
    const asked = say('moving.question', { asker: { markup: escapeMarkdown(call.name) }, game: { markup: game } })
    const agree = button(idOf('go-on-here', { table: look.id }), labelVoice(look.language)('moving.agree'), 'good')
    await call.house.channels.create(call.channel, message([container([text(asked), row(agree)])]), call.request)
  }
  return says(success(call.say('moving.noted', counts)))
}
