import { html, nothing } from 'lit'
import type { GameOffer } from '../../web/protocol.ts'
import type { Session } from '../session.ts'
import { avatar } from './avatar.ts'
import { icons } from './icons.ts'
import { Part } from './part.ts'

/** The beginning of a channel; in a server's channel also the two clicks to a first game. */
class Welcome extends Part {
  static override properties = {
    session: { attribute: false },
    version: { type: Number },
    chosen: { state: true },
    starting: { state: true },
    problem: { state: true },
  }
  declare session: Session
  declare version: number
  declare chosen: GameOffer | null
  declare starting: boolean
  declare problem: string | null

  constructor() {
    super()
    this.chosen = null
    this.starting = false
    this.problem = null
  }

  private readonly start = (learning: boolean) => async () => {
    if (!this.chosen || this.starting) return
    this.starting = true
    this.problem = null
    try {
      await this.session.startGame(this.chosen.value, learning)
      this.chosen = null
    } catch (error) {
      this.problem = this.session.explain(error)
    }
    this.starting = false
  }

  protected override render() {
    const { session } = this
    const channel = session.current
    if (!channel) return nothing
    const bot = session.userName(session.bot)
    if (channel.kind === 'direct')
      return html`<div class="beginning">${avatar(bot, true)}<h2>${channel.name}</h2><p>${session.word('beginningDirect', { name: channel.name })}</p></div>`
    if (channel.kind !== 'text')
      return html`<div class="beginning"><span class="channel-mark">${icons.thread}</span><h2>${channel.name}</h2><p>${session.word('beginningThread')}</p></div>`
    return html`<div class="beginning"><span class="channel-mark">${icons.hash}</span>
      <h2>${session.word('welcome', { channel: channel.name })}</h2>
      <p>${session.word('beginning', { name: session.persona?.name ?? '' })}</p>
      ${this.offer()}
    </div>`
  }

  private offer() {
    const { session } = this
    const games = session.world?.games ?? []
    if (games.length === 0) return session.world?.botOnline ? nothing : html`<p class="subtext">${session.word('botOffline')}</p>`
    const choose = (game: GameOffer) => () => {
      this.chosen = game
      this.problem = null
      // The second click follows where the first one was made.
      void this.updateComplete.then(() => this.querySelector<HTMLElement>('.start')?.focus())
    }
    return html`<div class="offer">
      <h3>${session.word('offer')}</h3>
      <div class="action-row">${games.map(
        (game) =>
          html`<button type="button" class="button ${this.chosen?.value === game.value ? 'primary' : 'secondary'}" aria-pressed=${this.chosen?.value === game.value} ?disabled=${this.starting} @click=${choose(game)}>${game.name}</button>`,
      )}</div>
      ${
        this.chosen
          ? html`<p>${session.word('offerDetail', { game: this.chosen.name })}</p>
        <div class="action-row"><button type="button" class="button success start" aria-busy=${this.starting ? 'true' : nothing} @click=${this.start(false)}>${session.word(this.starting ? 'starting' : 'start', { game: this.chosen.name })}</button>
        ${this.chosen.taught ? html`<button type="button" class="button primary learn" ?disabled=${this.starting} @click=${this.start(true)}>${session.word('learn')}</button>` : nothing}</div>`
          : nothing
      }
      ${this.problem ? html`<p class="failed" role="alert">${icons.warning} ${this.problem}</p>` : nothing}
    </div>`
  }
}

customElements.define('chat-welcome', Welcome)
