import { type MessagePlace, type Post, quietUntil, type Sent, type TableLook } from '../../tables/index.ts'
import type { Language } from '../../words/index.ts'
import { renderEndedPhase } from '../board/status.ts'
import { idOf } from '../buttons.ts'
import { phaseBegan } from '../history/moments.ts'
import type { House } from '../house.ts'
import type { Channels } from '../post/channel.ts'
import { refusalOf } from '../post/refusals.ts'
import { endedParts } from '../post/render.ts'
import { button, container, edges, type Message, message, row, text } from '../ui.ts'
import { labelVoice, messageVoice } from '../words/language.ts'

/** Tells whoever follows a game what happened in a phase that is over, or that the game is. Nobody is told of the same twice. */
export async function tellFollowers(house: House, channels: Channels, look: TableLook, post: Post): Promise<Sent> {
  const { follows } = house.tables
  const drawn = new Map<Language, Promise<Message | undefined>>()
  const inLanguage = (language: Language): Promise<Message | undefined> => {
    const known = drawn.get(language) ?? followMessage(house, look, post, language)
    drawn.set(language, known)
    return known
  }
  let place: MessagePlace | undefined
  const wanted = { table: look.id, seq: post.seq, isEnd: post.body.until === undefined }
  for (const person of await follows.toTell(wanted)) {
    place = (await tellOne(house, channels, look, { post, person, inLanguage })) ?? place
    await follows.noteTold(look.id, person, post.seq)
  }
  return place ? { did: 'sent', place, direct: true } : { did: 'skip', reason: 'nobody to tell' }
}

interface Telling {
  readonly post: Post
  readonly person: string
  readonly inLanguage: (language: Language) => Promise<Message | undefined>
}

/** Whoever has left the server, or takes no direct messages, follows no longer. */
async function tellOne(
  { tables, now }: House,
  channels: Channels,
  look: TableLook,
  { post, person, inLanguage }: Telling,
): Promise<MessagePlace | undefined> {
  const settings = await tables.people.settings(person)
  const stop = () => tables.follows.set({ table: look.id, person, wish: null })
  if (look.server !== null && !(await channels.isMember(look.server, person))) {
    await stop()
    return undefined
  }
  if (settings.unreachable !== null) return undefined
  const told = await inLanguage(settings.language ?? look.language)
  if (!told) return undefined
  const silent = quietUntil(settings, now()) !== undefined
  const mark = `${post.id}/${person}`
  try {
    const direct = await channels.direct(person)
    const there = post.triedAt && (await channels.find(direct, mark))
    return there ?? (await channels.create(direct, { ...told, silent }, mark))
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    await stop()
    // Said at their next step here.
    await tables.people.change(person, { dmRefused: true })
    return undefined
  }
}

/** As the channel shows it, in the person's own language. */
async function followMessage(house: House, look: TableLook, { body }: Post, language: Language): Promise<Message | undefined> {
  const { until, chapters = [] } = body
  const say = messageVoice(language)
  const label = labelVoice(language)
  const { id: table } = look
  const heading = say(until ? 'follow.told-phase' : 'follow.told-end', { table: { markup: `<#${look.channel}>` } })
  const buttons = row(
    button(idOf('board', { table }), label('status.board')),
    button(idOf('log', { table }), label('status.log')),
    until
      ? button(idOf('follow', { table }), label('follow.change'))
      : button(idOf('replay-open', { table }), label('back.replay')),
  )
  const below = container([text(heading), buttons])
  if (!until) {
    const { parts, files } = await endedParts(house, look, language)
    return message([container(parts, edges.over), below], { files })
  }
  const before = await house.tables.look({ table, at: until.entry - 1 })
  const ended = await house.tables.look({ table, at: until.entry, chapter: until.chapter })
  const from = before ? await phaseBegan(house, before) : { entry: until.entry, event: 0 }
  const shown = await renderEndedPhase(house, ended ?? look, { language, from, until, chapters, closed: true })
  return shown && message([...shown.components, below], { files: shown.files ?? [] })
}
