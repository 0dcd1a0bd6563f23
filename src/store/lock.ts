/** Lets one holder in at a time, first come, first served. */
export class Lock {
  #last: Promise<void> = Promise.resolve()

  /** Resolves with the function that lets the next one in. */
  async acquire(): Promise<() => void> {
    const before = this.#last
    let release = (): void => {}
    this.#last = new Promise((resolve) => {
      release = resolve
    })
    await before
    return release
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.acquire()
    try {
      return await work()
    } finally {
      release()
    }
  }
}
