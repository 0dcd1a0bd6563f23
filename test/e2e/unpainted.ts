import type { Studio } from '../../src/pictures/index.ts'

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Pictures are drawn, looked at and measured elsewhere: where nobody looks at them, one pixel does. */
export const unpainted: Pick<Studio, 'picture' | 'animation'> = {
  picture: async () => ({ png: onePixel, width: 1, height: 1 }),
  animation: async () => ({ gif: onePixel, width: 1, height: 1, frames: 1 }),
}
