import type { BytesOptions, Delivery } from './api.ts'
import type { Core } from './core.ts'
import { canSee } from './permissions.ts'

/** Every byte that reached a person, or everybody in a channel, one delivery per line, the files behind addresses included. */
export function bytesFor(
  core: Core,
  target: string,
  { normalise = true, blankTimestamps = false, ids }: BytesOptions = {},
): Buffer {
  const isChannel = core.world.channels.has(target)
  const reached = (delivery: Delivery): boolean => {
    if (delivery.to !== 'channel') return !isChannel && delivery.to === target
    if (isChannel) return delivery.channel === target
    if (delivery.channel === null) return true
    if (delivery.members.includes(target)) return true
    const channel = core.world.channels.get(delivery.channel)
    return channel !== undefined && canSee(core.world, channel, target)
  }
  const numbers = new Map<string, string>()
  const lines = core.deliveries.entries.filter(reached).map((delivery) => {
    const files = new Set<string>()
    const text = JSON.stringify(delivery.change, (key, value: unknown) => {
      // The sender's nonce reaches nobody else's client.
      if (key === 'nonce') return undefined
      if (normalise && (key === 'timestamp' || key === 'archive_timestamp' || key === 'create_timestamp')) return undefined
      if (normalise && key === 'edited_timestamp') return value !== null
      if (
        (key === 'url' || key === 'proxy_url') &&
        typeof value === 'string' &&
        value.startsWith(`${core.origin}/attachments/`)
      ) {
        files.add(value.slice(core.origin.length))
        return normalise ? value.slice(core.origin.length) : value
      }
      return value
    })
    const contents = [...files].map((path) => Buffer.from(core.world.files.get(path)?.bytes ?? []).toString('base64'))
    return [normalise ? normalised(text, numbers, blankTimestamps, ids) : text, ...contents].join('\n')
  })
  return Buffer.from(lines.join('\n'), 'utf8')
}

/** Ids become the order of their first appearance, so that two runs compare. */
function normalised(text: string, numbers: Map<string, string>, blankTimestamps: boolean, ids: RegExp | undefined): string {
  const number = (id: string): string => {
    const known = numbers.get(id) ?? `#${numbers.size + 1}`
    numbers.set(id, known)
    return known
  }
  const withoutOwn = ids ? text.replace(ids, number) : text
  const withoutIds = withoutOwn.replace(/\b\d{17,20}\b/g, number)
  return blankTimestamps ? withoutIds.replace(/<t:\d+/g, '<t:0') : withoutIds
}
