import { html, nothing, type PropertyValues } from 'lit'
import { classMap } from 'lit/directives/class-map.js'
import type { Embed, Message } from '../../loopback/shapes.ts'
import { drawComponent } from '../components/draw.ts'
import { drawFile, drawImages, fromAttachment, isImage } from '../components/images.ts'
import { isEphemeral, isThinking } from '../conversations.ts'
import { describe } from '../describe.ts'
import { markdown } from '../markdown/render.ts'
import type { MessageScene } from '../scene.ts'
import type { Session } from '../session.ts'
import { formatSent } from '../time.ts'
import { avatar } from './avatar.ts'
import { icons } from './icons.ts'
import { Part } from './part.ts'

const kinds = { threadCreated: 18, reply: 19, command: 20, threadStarter: 21 } as const

/** One message of the list. Drawn anew only when something of its own changed. */
class MessageItem extends Part {
  static override properties = {
    message: { attribute: false },
    session: { attribute: false },
    world: { attribute: false },
    locale: {},
    continued: { type: Boolean },
    busy: {},
    failed: { type: Boolean },
  }
  declare message: Message
  declare session: Session
  declare world: Session['world']
  declare locale: string
  declare continued: boolean
  declare busy: string | null
  declare failed: boolean
  private hadFocus = false

  private get scene(): MessageScene {
    const { session, message } = this
    const { locale, me, userName, channelName, openChannel, goTo, suggestCommand, showImages, word } = session
    const world = session.world
    if (!world) throw new Error('a message is drawn before the world is known')
    return {
      ...{ locale, me, userName, channelName, openChannel, goTo, suggestCommand, showImages, word, message },
      busy: this.busy,
      bot: world.bot,
      people: world.people,
      channels: world.channels,
      press: (id) => void session.press(message, id),
      choose: (id, values) => void session.choose(message, id, values),
    }
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    this.hadFocus = changed.has('message') && this.contains(document.activeElement)
  }

  protected override updated() {
    // The pressed button may be gone from the new panel: the keyboard stays in the panel all the same.
    if (!this.hadFocus || this.contains(document.activeElement)) return
    this.querySelector<HTMLElement>('.message-body button:not([disabled]), .message-body a')?.focus()
  }

  private get fromBot(): boolean {
    return this.message.author.bot === true
  }

  private get authorName(): string {
    const { author } = this.message
    return this.fromBot ? (author.global_name ?? author.username) : this.session.userName(author.id)
  }

  protected override render() {
    const { message, session } = this
    if (message.type === kinds.threadCreated) return this.threadCreated()
    const scene = this.scene
    const { locale } = session
    const mine = message.mentions.some((user) => user.id === session.me) || message.mention_everyone
    const classes = { message: true, continued: this.continued, mentioned: mine, ephemeral: isEphemeral(message) }
    return html`<article class=${classMap(classes)} aria-label=${`${this.authorName}, ${formatSent(message.timestamp, locale, Date.now())}`}>
      ${this.reference()}
      <div class="message-side">
        ${this.continued ? html`<time class="side-time" aria-hidden="true">${new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(message.timestamp))}</time>` : avatar(this.authorName, this.fromBot)}
      </div>
      <div class="message-body">
        ${this.continued ? nothing : this.header()}
        ${isThinking(message) ? this.thinking() : this.content(scene)}
        ${message.thread ? this.threadCard() : nothing}
        ${this.failed ? html`<p class="failed">${icons.warning} ${session.word('failed')}</p>` : nothing}
        ${isEphemeral(message) ? this.privately() : nothing}
      </div>
    </article>`
  }

  private header() {
    const { message, session } = this
    return html`<h3 class="message-head">
      <span class="author ${this.fromBot ? 'bot' : ''}">${this.authorName}</span>
      ${this.fromBot ? html`<span class="tag">${session.word('app')}</span>` : nothing}
      <time datetime=${message.timestamp}>${formatSent(message.timestamp, session.locale, Date.now())}</time>
    </h3>`
  }

  private reference() {
    const { message, session } = this
    const meta = message.interaction_metadata
    const name = meta?.name ?? message.interaction?.name
    if (meta && name && !this.continued)
      return html`<div class="reference">${icons.reply}<span class="reference-author">${session.userName(meta.user.id)}</span> ${session.word('used')}
        <button type="button" class="mention" @click=${() => session.suggestCommand(name)}>/${name}</button></div>`
    const answered = message.referenced_message
    if (message.type !== kinds.reply || !answered) return nothing
    const go = () => document.getElementById(`message-${answered.id}`)?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    return html`<button type="button" class="reference" @click=${go}>${icons.reply}<span class="reference-author">${session.userName(answered.author.id)}</span>
      <span class="reference-text">${describe(answered, session, 90)}</span></button>`
  }

  private content(scene: MessageScene) {
    const { message } = this
    const images = message.attachments.filter(isImage)
    const files = message.attachments.filter((attachment) => !isImage(attachment))
    const components = message.components
    const edited = message.edited_timestamp ? html`<span class="edited">${scene.word('edited')}</span>` : nothing
    const isV2 = (message.flags & (1 << 15)) !== 0
    return html`
      ${message.content ? html`<div class="markdown">${markdown(message.content, scene)}</div>` : nothing}
      ${message.embeds.map((embed) => drawEmbed(embed, scene))}
      ${images.length > 0 && !isV2 ? drawImages(images.map(fromAttachment), scene) : nothing}
      ${isV2 ? nothing : files.map((file) => drawFile(file.url, file.filename, file.size, scene))}
      ${components.length > 0 ? html`<div class="components">${components.map((component) => drawComponent(component, scene))}</div>` : nothing}
      ${edited}`
  }

  private thinking() {
    return html`<p class="thinking"><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span> ${this.session.word('thinking', { name: this.authorName })}</p>`
  }

  private privately() {
    const { session, message } = this
    return html`<p class="privately">${icons.eye} ${session.word('onlyYou')} ·
      <button type="button" class="link-button" @click=${() => session.dismiss(message)}>${session.word('dismiss')}</button></p>`
  }

  private threadCard() {
    const { session } = this
    const thread = this.message.thread
    if (!thread) return nothing
    return html`<button type="button" class="thread-card" @click=${() => session.openChannel(thread.id)}>
      ${icons.thread}<span class="thread-name">${thread.name}</span>
      <span class="thread-count">${session.word('seeThread')} ›</span></button>`
  }

  private threadCreated() {
    const { session, message } = this
    const thread = message.message_reference?.channel_id ?? message.thread?.id
    const open = () => {
      if (thread) session.openChannel(thread)
    }
    return html`<div class="system">${icons.thread}<span><strong>${this.authorName}</strong> ${session.word('startedThread')}
      <button type="button" class="mention" @click=${open}>${message.content || message.thread?.name}</button>
      <time datetime=${message.timestamp}>${formatSent(message.timestamp, session.locale, Date.now())}</time></span></div>`
  }
}

function drawEmbed(embed: Embed, scene: MessageScene) {
  const colour = typeof embed.color === 'number' ? `--accent:#${embed.color.toString(16).padStart(6, '0')}` : nothing
  const picture = (url: string) => ({ url, name: embed.title ?? '', description: '', width: null, height: null, spoiler: false })
  return html`<div class="container accented embed" style=${colour}>
    ${embed.author ? html`<div class="embed-author">${embed.author.name}</div>` : nothing}
    ${embed.title ? html`<div class="embed-title markdown">${markdown(embed.url ? `[${embed.title}](${embed.url})` : embed.title, scene)}</div>` : nothing}
    ${embed.description ? html`<div class="markdown">${markdown(embed.description, scene)}</div>` : nothing}
    ${embed.fields?.length ? html`<div class="fields">${embed.fields.map((field) => html`<div class="field ${field.inline ? 'inline' : ''}"><div class="field-name">${field.name}</div><div class="markdown">${markdown(field.value, scene)}</div></div>`)}</div>` : nothing}
    ${embed.image ? drawImages([picture(embed.image.url)], scene) : nothing}
    ${embed.footer ? html`<div class="subtext">${embed.footer.text}</div>` : nothing}
  </div>`
}

customElements.define('chat-message', MessageItem)
