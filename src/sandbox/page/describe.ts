import { type Component, Kind, type Message } from '../loopback/shapes.ts'
import { plainText } from './markdown/blocks.ts'
import { formatTimestamp } from './time.ts'

interface Names {
  locale: string
  userName(id: string): string
  channelName(id: string): string | null
}

/** A message in a line of plain words, to be announced or quoted. */
export function describe(message: Message, names: Names, length = 200): string {
  const say = (source: string) => plainText(withNames(source, names))
  const component = (part: Component): string => {
    if (part.type === Kind.textDisplay) return say(part.content ?? '')
    if (part.type !== Kind.container && part.type !== Kind.section) return ''
    return (part.components ?? []).map(component).filter(Boolean).join(' ')
  }
  const parts = [
    say(message.content),
    ...message.embeds.map((embed) => say([embed.title, embed.description].filter(Boolean).join(': '))),
    ...message.components.map(component),
    ...message.attachments.map((attachment) => attachment.description ?? attachment.filename),
  ]
  const words = parts.filter(Boolean).join(' ')
  return words.length > length ? `${words.slice(0, length - 1)}…` : words
}

/** "@Ada" as it is sent: by id, the longest fitting name first. */
export function withMentions(typed: string, people: readonly { id: string; name: string }[]): string {
  const longestFirst = [...people].sort((left, right) => right.name.length - left.name.length)
  return longestFirst.reduce(
    (text, { id, name }) => text.replace(new RegExp(`@${literally(name)}(?![\\p{L}\\p{N}_])`, 'giu'), `<@${id}>`),
    typed,
  )
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const address = /https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/\d+)?/g

/** Mentions, places and times as they are read. */
export function withNames(source: string, { userName, channelName, locale }: Names): string {
  return source
    .replace(/<@!?(\d+)>/g, (_, id: string) => `@${userName(id)}`)
    .replace(/<#(\d+)>/g, (_, id: string) => `#${channelName(id) ?? ''}`)
    .replace(address, (written, id: string) => (channelName(id) === null ? written : `#${channelName(id)}`))
    .replace(/<\/([^:>]+):\d+>/g, '/$1')
    .replace(/<t:(\d+)(?::(\w))?>/g, (_, seconds: string, style?: string) =>
      formatTimestamp(Number(seconds), style ?? 'f', locale, Date.now()),
    )
}
