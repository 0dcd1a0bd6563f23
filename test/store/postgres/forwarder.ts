import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What stands before a server and its standby where one takes the other's place: connections go to whoever is named. */
export class Forwarder {
  target: number
  readonly #open = new Set<Socket>()
  readonly #server = createServer((from) => {
    const to = connect(this.target, '127.0.0.1')
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      this.#open.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        this.#open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })

  private constructor(target: number) {
    this.target = target
  }

  static async before(target: number): Promise<Forwarder> {
    const proxy = new Forwarder(target)
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  get port(): number {
    // `as`: a listening server has an address with a port.
    return (this.#server.address() as AddressInfo).port
  }

  cut(): void {
    for (const socket of this.#open) socket.destroy()
  }

  async close(): Promise<void> {
    this.cut()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
