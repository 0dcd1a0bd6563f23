/** Writing a PNG of at most 256 colours: a third of the bytes of one with full colours, and sooner done. */
import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'
import type { Paletted } from './palette.ts'

const compress = promisify(deflate)
const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const indexedColour = 3

export async function indexedPng({ palette, rows }: Paletted, width: number, height: number): Promise<Buffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  header[9] = indexedColour
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]))
  // Off this thread
  const data = await compress(rows, { level: 2 })
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(data.length + 12)
  whole.writeUInt32BE(data.length, 0)
  whole.write(type, 4, 'latin1')
  data.copy(whole, 8)
  whole.writeUInt32BE(crc32(whole.subarray(4, data.length + 8)), data.length + 8)
  return whole
}
