import type { Answers, Ask, Notice } from '../web/protocol.ts'

/** A request the server refused; the code is put into words where it is shown. */
export class Refused extends Error {
  readonly code: string
  constructor(code: string, detail: string) {
    super(detail)
    this.code = code
  }
}

interface Waiting {
  resolve: (value: never) => void
  reject: (reason: Refused) => void
}

const longestPause = 5_000

/** The WebSocket to the page's server; it comes back by itself after the server or the network went away. */
export class Connection {
  private socket: WebSocket | null = null
  private readonly waiting = new Map<number, Waiting>()
  private number = 0
  private pause = 250
  private timer = 0
  private closed = false
  private readonly address: string
  private readonly heard: (notice: Notice) => void
  private readonly changed: (open: boolean) => void

  constructor(address: string, heard: (notice: Notice) => void, changed: (open: boolean) => void) {
    this.address = address
    this.heard = heard
    this.changed = changed
    this.open()
    // A phone that wakes up, or a network that returns, should not wait for the timer.
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  private readonly hurry = () => {
    if (this.closed || this.socket || document.hidden) return
    clearTimeout(this.timer)
    this.open()
  }

  private open() {
    const socket = new WebSocket(this.address)
    this.socket = socket
    socket.onopen = () => {
      this.pause = 250
      this.changed(true)
    }
    socket.onmessage = (event) => {
      // Our own server wrote it; its type is checked where it is written.
      const notice = JSON.parse(String(event.data)) as Notice
      if (notice.notice === 'answer') this.settle(notice)
      else this.heard(notice)
    }
    socket.onclose = () => {
      if (this.socket !== socket) return
      this.socket = null
      for (const { reject } of this.waiting.values()) reject(new Refused('disconnected', 'The server went away.'))
      this.waiting.clear()
      if (this.closed) return
      this.changed(false)
      this.timer = window.setTimeout(() => this.open(), this.pause)
      this.pause = Math.min(this.pause * 2, longestPause)
    }
  }

  private settle(notice: Extract<Notice, { notice: 'answer' }>) {
    const waiting = this.waiting.get(notice.number)
    this.waiting.delete(notice.number)
    if (notice.ok)
      waiting?.resolve(notice.value as never) // paired with its request by number
    else waiting?.reject(new Refused(notice.code, notice.detail))
  }

  ask<Kind extends Ask['ask']>(asked: Extract<Ask, { ask: Kind }>): Promise<Answers[Kind]> {
    const socket = this.socket
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Refused('disconnected', 'No connection.'))
    this.number += 1
    const number = this.number
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject })
      socket.send(JSON.stringify({ ...asked, number }))
    })
  }

  close() {
    this.closed = true
    clearTimeout(this.timer)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
  }
}
