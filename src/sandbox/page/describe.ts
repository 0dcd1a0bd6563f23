import { type Component, Kind, type Message } from '../loopback/shapes.ts'
import { plainText } from './markdown/blocks.ts'

/** A message in a line of plain words, to be announced or quoted. */
export function describe(message: Message, length = 200): string {
  const parts = [
    plainText(message.content),
    ...message.embeds.map((embed) => plainText([embed.title, embed.description].filter(Boolean).join(': '))),
    ...message.components.map(describeComponent),
    ...message.attachments.map((attachment) => attachment.description ?? attachment.filename),
  ]
  const words = parts.filter(Boolean).join(' ')
  return words.length > length ? `${words.slice(0, length - 1)}…` : words
}

function describeComponent(component: Component): string {
  if (component.type === Kind.textDisplay) return plainText(component.content ?? '')
  if (component.type === Kind.container || component.type === Kind.section)
    return (component.components ?? []).map(describeComponent).filter(Boolean).join(' ')
  return ''
}
