import type { Painter } from '../../../src/pictures/toolkit.ts'

interface View {
  readonly prize?: number
}

export const painter: Painter<View> = {
  scenes: {
    board: { size: { width: 320, height: 200 }, draw: (tools) => tools.ground() },
    status: { size: { width: 320, height: 400 }, draw: (tools) => tools.ground() },
    curve: { size: { width: 320, height: 200 }, draw: (tools) => tools.ground() },
    hand: { size: { width: 320, height: 120 }, draw: (tools) => tools.ground() },
    cover: { size: { width: 320, height: 120 }, draw: (tools) => tools.ground() },
  },
}
