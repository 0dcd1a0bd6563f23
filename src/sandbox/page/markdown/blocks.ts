/** Discord's line-level markdown: headings, subtext, lists, quotes, code. What stands inside a line is left to inline.ts. */
export type Block =
  | { kind: 'text'; source: string }
  | { kind: 'heading'; level: 1 | 2 | 3; source: string }
  | { kind: 'subtext'; source: string }
  | { kind: 'code'; language: string; source: string }
  | { kind: 'quote'; blocks: Block[] }
  | List

export interface List {
  kind: 'list'
  ordered: boolean
  start: number
  items: ListItem[]
}

export interface ListItem {
  source: string
  lists: List[]
}

interface Piece {
  code: { language: string; source: string } | null
  source: string
}

const fence = /```(?:([\w+.-]*)\n)?([\s\S]*?)\n?```/g
const heading = /^(#{1,3}) +(.+)$/
const subtext = /^-# +(.+)$/
const item = /^( *)(?:([-*])|(\d{1,9})\.) +(\S.*)$/

export function parseBlocks(source: string): Block[] {
  const rest = /(^|\n)>>> ([\s\S]*)$/.exec(source)
  if (rest && !insideFence(source, rest.index)) {
    const before = source.slice(0, rest.index)
    return [...(before ? parseBlocks(before) : []), { kind: 'quote', blocks: parseBlocks(rest[2] ?? '') }]
  }
  return cutFences(source).flatMap((piece): Block[] =>
    piece.code ? [{ kind: 'code', ...piece.code }] : parseLines(piece.source.split('\n')),
  )
}

function insideFence(source: string, index: number): boolean {
  for (const match of source.matchAll(fence)) if (match.index < index && index < match.index + match[0].length) return true
  return false
}

function cutFences(source: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of source.matchAll(fence)) {
    // A fence inside a quote keeps its marks: the quote is parsed again without them.
    const line = source.slice(source.lastIndexOf('\n', match.index) + 1, match.index)
    if (line.startsWith('> ')) continue
    const before = source.slice(end, match.index).replace(/\n$/, '')
    if (before) pieces.push({ code: null, source: before })
    pieces.push({ code: { language: match[1] ?? '', source: match[2] ?? '' }, source: '' })
    end = match.index + match[0].length
  }
  const after = end > 0 ? source.slice(end).replace(/^\n/, '') : source
  if (after) pieces.push({ code: null, source: after })
  return pieces
}

function parseLines(lines: string[]): Block[] {
  const blocks: Block[] = []
  let text: string[] = []
  const flush = () => {
    if (text.length > 0) blocks.push({ kind: 'text', source: text.join('\n') })
    text = []
  }
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] ?? ''
    const taken = takeBlock(lines, index)
    if (taken) {
      flush()
      blocks.push(taken.block)
      index = taken.next
    } else {
      text.push(line)
      index += 1
    }
  }
  flush()
  return blocks
}

function takeBlock(lines: string[], index: number): { block: Block; next: number } | null {
  const line = lines[index] ?? ''
  const asHeading = heading.exec(line)
  if (asHeading) {
    const level = (asHeading[1] ?? '#').length as 1 | 2 | 3 // the expression takes one to three marks
    return { block: { kind: 'heading', level, source: asHeading[2] ?? '' }, next: index + 1 }
  }
  const asSubtext = subtext.exec(line)
  if (asSubtext) return { block: { kind: 'subtext', source: asSubtext[1] ?? '' }, next: index + 1 }
  if (/^> /.test(line)) {
    let next = index
    while (/^> ?/.test(lines[next] ?? '')) next += 1
    const inner = lines.slice(index, next).map((quoted) => quoted.replace(/^> ?/, ''))
    return { block: { kind: 'quote', blocks: parseBlocks(inner.join('\n')) }, next }
  }
  const asItem = item.exec(line)
  if (asItem) {
    let next = index + 1
    while (next < lines.length && goesOn(lines[next] ?? '', asItem)) next += 1
    return { block: parseList(lines.slice(index, next)), next }
  }
  return null
}

/** Bullets end where numbers begin at the same depth, and the other way round. */
function goesOn(line: string, first: RegExpExecArray): boolean {
  const match = item.exec(line)
  if (!match) return /^ {2,}\S/.test(line)
  const deeper = (match[1] ?? '').length > (first[1] ?? '').length + 1
  return deeper || (match[3] === undefined) === (first[3] === undefined)
}

function parseList(lines: string[]): List {
  const first = item.exec(lines[0] ?? '')
  const indent = first?.[1]?.length ?? 0
  const list: List = { kind: 'list', ordered: first?.[3] !== undefined, start: Number(first?.[3] ?? 1), items: [] }
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] ?? ''
    const match = item.exec(line)
    const last = list.items.at(-1)
    if (match && (match[1] ?? '').length <= indent + 1) {
      list.items.push({ source: match[4] ?? '', lists: [] })
      index += 1
    } else if (match && last) {
      let next = index + 1
      while (next < lines.length && depth(lines[next] ?? '') > indent + 1) next += 1
      last.lists.push(parseList(lines.slice(index, next)))
      index = next
    } else {
      if (last) last.source += `\n${line.trim()}`
      index += 1
    }
  }
  return list
}

const depth = (line: string) => line.length - line.trimStart().length

/** The words alone, for announcements and reply previews. */
export function plainText(source: string): string {
  return source
    .replace(/```(?:[\w+.-]*\n)?([\s\S]*?)```/g, '$1')
    .replace(/\|\|[\s\S]+?\|\|/g, '…')
    .replace(/\[([^\]]+)\]\(<?https?:[^)]+\)/g, '$1')
    .replace(/<a?:(\w+):\d+>/g, ':$1:')
    .replace(/^(?:#{1,3}|-#|>{1,3}|[-*]) +/gm, '')
    .replace(/(\*\*|__|~~|`)/g, '')
    .replace(/\\([^\w\s])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
