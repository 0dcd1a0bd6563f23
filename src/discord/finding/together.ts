import type { Post, TableLook, TableWishRow, Wished } from '../../tables/index.ts'
import { quietUntil } from '../../tables/index.ts'
import { escapeMarkdown, list, oneLine } from '../../words/index.ts'
import type { Call } from '../call.ts'
import { folderOf, type House } from '../house.ts'
import { notForGames } from '../lobby/command.ts'
import { refusalOf } from '../post/refusals.ts'
import { threadTypeIn } from '../servers/ground.ts'
import { container, type Message, message, success, text, warning } from '../ui.ts'
import { gameWords } from '../words/game-words.ts'
import { messageVoice } from '../words/language.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'
import { clip } from '../words/text.ts'

/** The channel in whose threads such tables are: the one that the moderators chose, else this one; or why not here, in words. */
export async function wherePlayed(call: Call, server: string): Promise<{ readonly channel: string } | string> {
  const { finding } = await call.house.tables.servers.settings(server)
  if (finding) return { channel: finding.channel }
  const thread = { newThread: true }
  const wrong = (await call.unfit(thread)) ?? (await call.lacks(thread)) ?? (await notForGames(call, server, await call.ground()))
  return wrong ?? { channel: call.channel }
}

/** Opens the table in a thread, with all of them at it; says what came of it, in words. */
export async function openTogether(
  call: Call,
  { channel }: { readonly channel: string },
  { wishes, pace }: NonNullable<Wished['match']>,
): Promise<string> {
  const { house, request, person, name, say } = call
  const [{ game, server }] = wishes as readonly [TableWishRow, ...TableWishRow[]]
  const full = await house.tables.full({ server, person })
  if (full) return warning(refusalInWords(full.refused, call.language))
  const settings = await house.tables.servers.settings(server)
  const language = settings.language ?? call.language
  const thread = await threadFor(call, channel, threadName(house, wishes, language))
  if (thread === undefined) return warning(say('find.no-thread', { channel: { markup: `<#${channel}>` } }))
  const result = await house.tables.open({
    ...{ request, person, name, channel: thread, server, game, language, pace: pace ?? settings.pace },
    // Nobody sits with more than they wished.
    terms: { places: Math.min(...wishes.map(({ most }) => most)) },
    found: wishes.map((wish) => ({ person: wish.person, name: wish.name, wish: wish.id })),
  })
  if (result.refused) return warning(refusalInWords(result.refused, call.language))
  call.trace.table = result.look.id
  return success(say('find.opened', { link: { markup: `<#${thread}>` } }))
}

const threadName = (house: House, wishes: readonly TableWishRow[], language: TableLook['language']): string => {
  const title = gameWords(folderOf(house, wishes[0]?.game ?? ''), language, { form: 'plain' }).say('game.name')
  return clip(
    `${title} · ${list(
      language,
      wishes.map(({ name }) => oneLine(name)),
    )}`,
    100,
  )
}

/** Undefined where no thread can be made there any more. */
export async function threadFor({ house }: Call, channel: string, name: string): Promise<string | undefined> {
  const ground = await house.grounds.of(channel)
  const type = ground && threadTypeIn(ground)
  if (type === undefined) return undefined
  try {
    return await house.channels.thread(channel, name, type)
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    return undefined
  }
}

/** All who wished for the table, or were drawn for it, are named once; those are called here who wish to be called in channels, now. */
export async function renderFound(house: House, look: TableLook, what: 'found' | 'drawn'): Promise<Message> {
  const { language } = look
  const others = look.seats.flatMap(({ person, name }) =>
    person === null || (what === 'found' && person === look.opener) ? [] : [{ person, name }],
  )
  const called = await Promise.all(others.map(async ({ person }) => await isCalledHere(house, person)))
  const people = others.map(({ person, name }, index) => (called[index] ? `<@${person}>` : escapeMarkdown(name ?? '')))
  const sentence = messageVoice(language)(what === 'drawn' ? 'league.calls' : 'find.calls', {
    people: { markup: list(language, people) },
    opener: { markup: escapeMarkdown(look.seats.find(({ person }) => person === look.opener)?.name ?? '') },
    game: { markup: gameWords(folderOf(house, look.game), language).say('game.name') },
  })
  const ping = others.flatMap(({ person }, index) => (called[index] ? [person] : []))
  return message([container([text(sentence)])], { ping })
}

const isCalledHere = async (house: House, person: string): Promise<boolean> => {
  const settings = await house.tables.people.settings(person)
  return settings.pings === 'channel' && quietUntil(settings, house.now()) === undefined
}

/** Whoever prefers direct messages, or is not to be called now, is written to. */
export async function writesTo(house: House, { audience }: Post): Promise<boolean> {
  if (audience.to !== 'seat') return false
  const settings = await house.tables.people.settings(audience.person)
  return settings.pings === 'dm' || (settings.pings === 'channel' && quietUntil(settings, house.now()) !== undefined)
}
