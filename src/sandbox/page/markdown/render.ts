import { parse } from 'discord-markdown-parser'
import { html, type nothing, type TemplateResult } from 'lit'
import { icons } from '../parts/icons.ts'
import type { Scene } from '../scene.ts'
import { type Block, type List, parseBlocks } from './blocks.ts'
import './spoiler.ts'
import './moment.ts'

/** A node of discord-markdown-parser's tree; it types its nodes only loosely. */
interface Node {
  type: string
  content?: string | Node[]
  id?: string
  name?: string
  fullName?: string
  target?: string
  timestamp?: string
  format?: string
  level?: number
  lang?: string
}

type Piece = TemplateResult | string | typeof nothing

export function markdown(source: string, scene: Scene): TemplateResult {
  return html`${parseBlocks(source).map((block) => drawBlock(block, scene))}`
}

function drawBlock(block: Block, scene: Scene): TemplateResult {
  switch (block.kind) {
    case 'text':
      return html`<div class="text">${inline(block.source, scene)}</div>`
    case 'heading':
      // The page's own headings are levels 1 and 2: a message's begin below them.
      if (block.level === 1) return html`<h3 class="h1">${inline(block.source, scene)}</h3>`
      if (block.level === 2) return html`<h4 class="h2">${inline(block.source, scene)}</h4>`
      return html`<h5 class="h3">${inline(block.source, scene)}</h5>`
    case 'subtext':
      return html`<div class="subtext">${inline(block.source, scene)}</div>`
    case 'code':
      return html`<pre tabindex="0"><code>${block.source}</code></pre>`
    case 'quote':
      return html`<blockquote>${block.blocks.map((inner) => drawBlock(inner, scene))}</blockquote>`
    case 'list':
      return drawList(block, scene)
  }
}

function drawList(list: List, scene: Scene): TemplateResult {
  const items = list.items.map(
    (item) => html`<li>${inline(item.source, scene)}${item.lists.map((inner) => drawList(inner, scene))}</li>`,
  )
  return list.ordered ? html`<ol start=${list.start}>${items}</ol>` : html`<ul>${items}</ul>`
}

function inline(source: string, scene: Scene): TemplateResult {
  // The library's nodes are plain objects of the shape above.
  return html`${(parse(source, 'extended') as Node[]).map((node) => drawNode(node, scene))}`
}

const inside = (node: Node, scene: Scene): Piece | Piece[] =>
  typeof node.content === 'string' ? node.content : (node.content ?? []).map((inner) => drawNode(inner, scene))

function drawNode(node: Node, scene: Scene): Piece {
  switch (node.type) {
    case 'br':
      return html`<br />`
    case 'strong':
      return html`<strong>${inside(node, scene)}</strong>`
    case 'em':
      return html`<em>${inside(node, scene)}</em>`
    case 'underline':
      return html`<u>${inside(node, scene)}</u>`
    case 'strikethrough':
      return html`<s>${inside(node, scene)}</s>`
    case 'inlineCode':
    case 'codeBlock':
      return html`<code>${inside(node, scene)}</code>`
    case 'spoiler':
      return html`<chat-spoiler .content=${inside(node, scene)} .label=${scene.word('spoiler')}></chat-spoiler>`
    case 'timestamp':
      return html`<chat-moment .seconds=${Number(node.timestamp)} .form=${node.format ?? 'f'} .locale=${scene.locale}></chat-moment>`
    case 'link':
    case 'url':
    case 'autolink':
      return drawLink(node, scene)
    case 'emoji':
      return `:${node.name}:`
    case 'twemoji':
      return html`<span class="emoji">${node.name}</span>`
    default:
      return drawMention(node, scene)
  }
}

const messageLink = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/

function drawLink(node: Node, scene: Scene): Piece {
  const target = node.target ?? ''
  const place = messageLink.exec(target)
  const [, channel = '', message] = place ?? []
  const name = scene.channelName(channel)
  // An address of Discord's leads to the same place here.
  if (place && name !== null && node.type !== 'link')
    return html`<button type="button" class="mention" @click=${() => scene.goTo(channel, message ?? null)}>#${name}${message ? html` › ${icons.direct}<span class="visually-hidden">${scene.word('oneMessage')}</span>` : ''}</button>`
  if (place && name !== null)
    return html`<button type="button" class="text-link" @click=${() => scene.goTo(channel, message ?? null)}>${inside(node, scene)}</button>`
  if (!/^https?:\/\//i.test(target)) return html`${inside(node, scene)}`
  return html`<a href=${target} target="_blank" rel="noopener noreferrer nofollow">${inside(node, scene)}</a>`
}

function drawMention(node: Node, scene: Scene): Piece {
  const id = node.id ?? ''
  switch (node.type) {
    case 'user':
      return html`<span class="mention ${id === scene.me ? 'me' : ''}">@${scene.userName(id)}</span>`
    case 'role':
      return html`<span class="mention">@${scene.word('role')}</span>`
    case 'everyone':
    case 'here':
      return html`<span class="mention">@${node.type}</span>`
    case 'channel': {
      const name = scene.channelName(id)
      if (name === null) return html`<span class="mention">#${scene.word('unknown')}</span>`
      return html`<button type="button" class="mention" @click=${() => scene.openChannel(id)}>#${name}</button>`
    }
    case 'slashCommand': {
      const name = node.fullName ?? ''
      return html`<button type="button" class="mention" @click=${() => scene.suggestCommand(name)}>/${name}</button>`
    }
    default:
      return html`${inside(node, scene)}`
  }
}
