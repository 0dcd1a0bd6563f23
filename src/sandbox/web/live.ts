import type { WebSocket } from 'ws'
import type { Change, Loopback, Persona } from '../loopback/index.ts'
import { answer } from './answers.ts'
import { summaries } from './personas.ts'
import { type GameOffer, type Notice, request, type World } from './protocol.ts'

/** What the server knows beside the loopback. */
export interface Surroundings {
  games: (persona: Persona) => Promise<GameOffer[]>
  /** whether other computers may open the page */
  open: boolean
}

/** One page, open as one persona. */
export class Live {
  readonly persona: Persona
  private readonly socket: WebSocket
  private readonly loopback: Loopback
  private readonly surroundings: Surroundings
  private readonly unwatch: () => void
  private worldDue = false

  constructor(socket: WebSocket, loopback: Loopback, persona: Persona, surroundings: Surroundings) {
    this.socket = socket
    this.loopback = loopback
    this.persona = persona
    this.surroundings = surroundings
    this.unwatch = persona.watch((change) => this.see(change))
    socket.on('message', (data) => void this.hear(String(data)))
    socket.on('close', () => this.unwatch())
    socket.on('error', () => socket.terminate())
    this.showWorld()
  }

  tell(notice: Notice): void {
    // Files are served under the page's own address, so that they are reached wherever the page is.
    const text = JSON.stringify(notice).replaceAll(`${this.loopback.origin}/attachments/`, '/attachments/')
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(text)
  }

  /** Several changes in one breath are one new world. */
  showWorld(): void {
    if (this.worldDue) return
    this.worldDue = true
    setImmediate(() => {
      this.describeWorld().catch(() => this.socket.close(1011, 'the world cannot be told'))
    })
  }

  private async describeWorld(): Promise<void> {
    const games = await this.surroundings.games(this.persona)
    this.worldDue = false
    this.tell({ notice: 'world', world: this.world(games) })
  }

  private world(games: GameOffer[]): World {
    const { loopback, persona } = this
    return {
      now: loopback.clock.now(),
      me: persona.id,
      personas: summaries(loopback),
      guild: { id: loopback.guildId, name: 'Chancery' },
      bot: loopback.bot,
      botOnline: loopback.botConnected,
      open: this.surroundings.open,
      people: persona.members(),
      channels: persona.channels(),
      modals: persona.modals(),
      games,
    }
  }

  private see(change: Change): void {
    switch (change.type) {
      case 'message-created':
      case 'message-updated':
        this.tell({ notice: 'message', message: change.message, created: change.type === 'message-created' })
        break
      case 'message-deleted':
        this.tell({ notice: 'message-gone', channel: change.channel, message: change.message })
        break
      case 'modal-opened':
        this.tell({ notice: 'modal', modal: change.modal })
        break
      case 'modal-closed':
        this.tell({ notice: 'modal-gone', modal: change.modal })
        break
      case 'commands-changed':
        this.tell({ notice: 'commands-changed' })
        this.showWorld()
        break
      case 'channel-created':
      case 'channel-updated':
      case 'channel-deleted':
      case 'thread-created':
      case 'person-created':
      case 'person-updated':
        this.showWorld()
        break
    }
  }

  private async hear(text: string): Promise<void> {
    const parsed = request.safeParse(parseJson(text))
    if (!parsed.success) {
      this.socket.close(1007, 'not a request')
      return
    }
    const { number, ...asked } = parsed.data
    try {
      const answered = answer(this.loopback, this.persona, asked)
      // What happens from now on is told after it: whoever reads a conversation would miss it otherwise.
      const value = answered instanceof Promise ? await answered : answered
      this.tell({ notice: 'answer', number, ok: true, value })
      if (asked.ask === 'language') this.showWorld()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'refused'
      this.tell({ notice: 'answer', number, ok: false, code, detail: error instanceof Error ? error.message : '' })
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
