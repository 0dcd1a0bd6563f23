import { html, nothing } from 'lit'
import type { ChannelSummary } from '../../loopback/api.ts'
import type { Session } from '../session.ts'
import { avatar } from './avatar.ts'
import { icons } from './icons.ts'
import { Part } from './part.ts'
import './people.ts'

/** Channels with their threads, direct messages, and who I am. */
class Sidebar extends Part {
  static override properties = { session: { attribute: false }, version: { type: Number } }
  declare session: Session
  declare version: number

  protected override render() {
    const { session } = this
    const channels = session.world?.channels ?? []
    const text = channels.filter((channel) => channel.kind === 'text')
    const direct = channels.filter((channel) => channel.kind === 'direct')
    const bot = session.world?.bot
    const openDirect = () => void session.openDirect().catch(() => undefined)
    return html`
      <header class="guild"><h1>${session.world?.guild.name ?? ''}</h1></header>
      <nav aria-label=${session.word('channels')}>
        <h2>${session.word('channels')}</h2>
        <ul>${text.map((channel) => html`<li>${this.link(channel)}${this.threads(channel, channels)}</li>`)}</ul>
        <h2>${session.word('directMessages')}</h2>
        <ul>
          ${direct.map((channel) => html`<li>${this.link(channel)}</li>`)}
          ${bot && direct.length === 0 ? html`<li><button type="button" class="channel" @click=${openDirect}>${avatar(session.userName(bot.id), true)}<span class="channel-name">${session.userName(bot.id)}</span></button></li>` : nothing}
        </ul>
      </nav>
      <chat-people .session=${session} .version=${this.version}></chat-people>`
  }

  private threads(parent: ChannelSummary, channels: ChannelSummary[]) {
    const threads = channels.filter((channel) => channel.parent === parent.id && !channel.archived)
    if (threads.length === 0) return nothing
    return html`<ul class="threads">${threads.map((thread) => html`<li>${this.link(thread)}</li>`)}</ul>`
  }

  private link(channel: ChannelSummary) {
    const { session } = this
    const current = channel.id === session.channel
    const mentions = session.mentions(channel)
    const unread = session.isUnread(channel)
    const open = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      session.openChannel(channel.id)
      this.dispatchEvent(new Event('went'))
    }
    const direct = channel.kind === 'direct'
    const mark = direct
      ? avatar(channel.name, channel.name === session.userName(session.bot))
      : channel.kind === 'text'
        ? icons.hash
        : channel.kind === 'private-thread'
          ? icons.lock
          : icons.thread
    return html`<a class="channel ${current ? 'current' : ''} ${unread ? 'unread' : ''}" href=${session.addressOf(channel.id)} aria-current=${current ? 'page' : nothing} @click=${open}>
      ${mark}<span class="channel-name">${channel.name}</span>
      ${unread ? html`<span class="visually-hidden">${session.word('unread')}</span>` : nothing}
      ${mentions > 0 && unread ? html`<span class="badge" aria-label=${session.word('mentions', { count: mentions })}>${mentions}</span>` : nothing}
    </a>`
  }
}

customElements.define('chat-sidebar', Sidebar)
