/** A painter for tests: draws a number, or misbehaves as asked. */
import { existsSync, writeFileSync } from 'node:fs'
import type { Painter } from '../../../src/pictures/toolkit.ts'

export interface OddView {
  number: number
  /** A file that says that this has happened before. */
  once?: string
}

const size = { width: 320, height: 200 } as const

export const painter: Painter<OddView> = {
  scenes: {
    number: {
      size,
      draw(tools, { number }, { language, focus }) {
        tools.ground()
        tools.text(`${number} ${language} ${focus ?? ''}`, 20, 100, { size: 60 })
      },
    },
    mistake: {
      size,
      draw() {
        throw new TypeError('no such brush')
      },
    },
    confess: {
      size,
      draw() {
        throw new Error(`knows ${process.env.DISCORD_TOKEN}`)
      },
    },
    crash: { size, draw: () => void process.kill(process.pid, 'SIGKILL') },
    crashOnce: {
      size,
      draw(tools, { number, once }) {
        if (once && !existsSync(once)) {
          writeFileSync(once, '')
          process.kill(process.pid, 'SIGKILL')
        }
        tools.text(String(number), 20, 100, { size: 60 })
      },
    },
    hangOnce: {
      size,
      draw(tools, { number, once }) {
        if (once && !existsSync(once)) {
          writeFileSync(once, '')
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
        }
        tools.text(String(number), 20, 100, { size: 60 })
      },
    },
  },
}
