import { hour } from '../../durations.ts'
import type { MessagePlace, Post, SeatLook, TableLook } from '../../tables/index.ts'
import type { Language } from '../../words/index.ts'
import { idOf } from '../buttons.ts'
import { entriesSince, sinceLastTurn } from '../history/since.ts'
import { folderOf, type House } from '../house.ts'
import { answersBelowCall, asked } from '../panel/reply.ts'
import { isSeated } from '../panel/seated.ts'
import { tableWords } from '../people/names.ts'
import { button, container, type Message, message, row, text } from '../ui.ts'
import { keepsPhase } from '../watching/late.ts'
import { timestamp } from '../words/awaited.ts'
import { labelVoice, messageVoice } from '../words/language.ts'
import { firstSentence, linesWithin } from '../words/text.ts'

/** More than this nobody reads in a notification. */
const longestAsked = 300

/** Whoever has moved within this time knows what has happened. */
const away = hour

/** Who is called, and where. In the channel a call says only what everybody may know. */
export interface CallLook {
  readonly seat: SeatLook
  readonly person: string
  readonly post: Post
  readonly language: Language
  readonly isPrivate: boolean
}

/**
 * Calls a seat, and says what for, with the answers where they are few. In the channel with a mention; the mention is the only one that
 * the message may make.
 */
export async function renderPing(house: House, look: TableLook, call: CallLook): Promise<Message> {
  const { person, post, seat, language } = call
  const { near, reminder } = post.body
  const say = messageVoice(language)
  const said = say(near ? 'status.near' : reminder ? 'status.reminder' : 'status.ping', { person: { markup: `<@${person}>` } })
  // What is asked would tell what happened.
  const isBare = near === true || (!call.isPrivate && keepsPhase(look))
  const asked = isBare ? '' : askedOf(house, look, call)
  const until = reminder && seat.until ? ` · ${timestamp(seat.until)}` : ''
  const answers = isBare || !isSeated(seat) ? [] : answersBelowCall(house, look, seat, language, call.isPrivate)
  const turn = button(
    idOf('turn', { table: look.id }),
    labelVoice(language)('status.my-turn'),
    answers.length > 0 ? 'plain' : 'main',
  )
  const sentences = `${said} ${asked}`.trim()
  const since = isBare ? [] : await sinceOf(house, look, call)
  const lines = [sentences, ...since, `-# ${linkTo(look, post.status)}${until}`]
  return message([container([text(lines.join('\n')), row(...answers, turn)])], { ping: [person] })
}

/** What has happened since; in the channel, where it stands in the status, only to whoever was away for long. */
async function sinceOf(house: House, look: TableLook, { seat, isPrivate, language }: CallLook): Promise<readonly string[]> {
  if (!isSeated(seat)) return []
  const wish = isPrivate ? {} : { forEverybody: true, longAgo: away }
  const words = tableWords(folderOf(house, look.game), look, language)
  const since = await sinceLastTurn(house, look, seat, words, await entriesSince(house, look, seat, !isPrivate), wish)
  return since.length > 0 ? [`**${messageVoice(language)('since.title')}**`, ...since.map((one) => `- ${one}`)] : []
}

/** What is asked, a line for each. */
function askedOf(house: House, look: TableLook, { seat, isPrivate, language }: CallLook): string {
  const folder = folderOf(house, look.game)
  const words = tableWords(folder, look, language)
  const owed = isSeated(seat) ? asked(house, look, seat, isPrivate) : []
  const lines = owed.map(({ decision, about }) => firstSentence(words.say(`decision.${decision}`, about)))
  return linesWithin([...new Set(lines)], longestAsked)
}

/** To the message itself; to the channel where it is not known. */
function linkTo({ server, channel }: TableLook, place: MessagePlace | undefined): string {
  if (!place || server === null) return `<#${channel}>`
  return `https://discord.com/channels/${server}/${place.channel}/${place.message}`
}
