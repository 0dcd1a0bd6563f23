import type { MessagePlace, Post, SeatLook, TableLook } from '../../tables/index.ts'
import type { Language } from '../../words/index.ts'
import { idOf } from '../buttons.ts'
import { folderOf, type House } from '../house.ts'
import { answersBelowCall, asked } from '../panel/reply.ts'
import { isSeated } from '../panel/show.ts'
import { tableWords } from '../people/names.ts'
import { button, container, type Message, message, row, text } from '../ui.ts'
import { timestamp } from '../words/awaited.ts'
import { labelVoice, messageVoice } from '../words/language.ts'
import { firstSentence, linesWithin } from '../words/text.ts'

/** More than this nobody reads in a notification. */
const longestAsked = 300

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
export function renderPing(house: House, look: TableLook, call: CallLook): Message {
  const { person, post, seat, language } = call
  const { near, reminder } = post.body
  const say = messageVoice(language)
  const said = say(near ? 'status.near' : reminder ? 'status.reminder' : 'status.ping', { person: { markup: `<@${person}>` } })
  const asked = near ? '' : askedOf(house, look, call)
  const until = reminder && seat.until ? ` · ${timestamp(seat.until)}` : ''
  const answers = near || !isSeated(seat) ? [] : answersBelowCall(house, look, seat, language, call.isPrivate)
  const turn = button(
    idOf('turn', { table: look.id }),
    labelVoice(language)('status.my-turn'),
    answers.length > 0 ? 'plain' : 'main',
  )
  const sentences = `${said} ${asked}`.trim()
  return message([container([text(`${sentences}\n-# ${linkTo(look, post.status)}${until}`), row(...answers, turn)])], {
    ping: [person],
  })
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
