import { html } from 'lit'
import type { Session } from '../session.ts'
import { avatar } from './avatar.ts'
import { Part } from './part.ts'

/** Who is in the server; only where the window is wide enough. */
class Members extends Part {
  static override properties = { session: { attribute: false }, version: { type: Number } }
  declare session: Session
  declare version: number

  protected override render() {
    const { session } = this
    const people = session.world?.people ?? []
    const online = session.world?.botOnline ?? false
    const bot = session.userName(session.bot)
    return html`<aside class="members" aria-label=${session.word('members')}>
      <h2>${session.word('app')}</h2>
      <ul><li class=${online ? '' : 'away'}>${avatar(bot, true)}<span>${bot}</span><span class="presence">${session.word(online ? 'online' : 'offline')}</span></li></ul>
      <h2>${session.word('members')}</h2>
      <ul>${people.map((person) => html`<li>${avatar(person.name)}<span>${person.name}</span>${person.id === session.me ? html`<span class="presence">${session.word('you')}</span>` : ''}</li>`)}</ul>
    </aside>`
  }
}

customElements.define('chat-members', Members)
