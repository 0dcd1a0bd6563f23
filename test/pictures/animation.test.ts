import { expect, onTestFinished, test } from 'vitest'
import { viewOf } from '../../src/kernel/index.ts'
import { animate } from '../../src/pictures/animation.ts'
import { drawFrame } from '../../src/pictures/frame.ts'
import { createStudio } from '../../src/pictures/index.ts'
import { type Drawn, jobOf, type PictureRequest } from '../../src/pictures/request.ts'
import { recorded } from '../renderings/recorded.ts'

/** Boards of a recorded game, one after the other. */
function boards(most: number): readonly PictureRequest[] {
  const { folder, states } = recorded('ideology', 'two-computers')
  const shown = states.filter((_, index) => index % 20 === 0).slice(0, most)
  return shown.map((state) => {
    return { painter: folder.painter, scene: 'status', view: viewOf(folder.rulebook, state, null), language: 'en' }
  })
}

/** How many pictures a GIF has, how large they are, and how long the last is shown: by its blocks, as its format describes them. */
function readGif(gif: Buffer) {
  expect(gif.subarray(0, 6).toString('latin1')).toBe('GIF89a')
  const size = { width: gif.readUInt16LE(6), height: gif.readUInt16LE(8) }
  const coloursAt = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0)
  const afterBlocks = (from: number): number => {
    let at = from
    while (gif[at] !== 0) at += gif[at]! + 1
    return at + 1
  }
  let at = 13 + coloursAt(gif[10]!)
  let [frames, delay] = [0, 0]
  while (gif[at] !== 0x3b) {
    if (gif[at] === 0x21) {
      if (gif[at + 1] === 0xf9) delay = gif.readUInt16LE(at + 4) * 10
      at = afterBlocks(at + 2)
    } else {
      expect(gif[at]).toBe(0x2c)
      frames++
      at = afterBlocks(at + 10 + coloursAt(gif[at + 9]!) + 1)
    }
  }
  expect(at).toBe(gif.length - 1)
  return { ...size, frames, delay }
}

test('an animation has a frame for each picture, all of one size, and the last stays longer', async () => {
  const studio = createStudio({ workers: 1 })
  onTestFinished(() => studio.close())
  const wish = { shown: 500, lastShown: 3000, mostBytes: 8_000_000 }
  const { gif, ...made } = await studio.animation(boards(3), wish)
  expect(made).toEqual({ width: 720, height: 900, frames: 3 })
  expect(readGif(gif)).toEqual({ width: 720, height: 900, frames: 3, delay: 3000 })
})

test('what does not change takes no room: the same board again is nothing but a frame', async () => {
  const [request] = boards(1)
  const job = jobOf(request!)
  const frame = { width: 360, height: null, shown: 100 }
  const first = await drawFrame(job, { ...frame, earlier: null })
  const again = await drawFrame(job, { ...frame, height: first.height, earlier: { view: job.view, before: job.before } })
  expect(again).toMatchObject({ width: first.width, height: first.height })
  expect(again.bytes.length).toBeLessThan(first.bytes.length / 10)
})

test('where it would be too large it becomes smaller, and says so if nothing helps', async () => {
  const drawn = async ({ frame }: { frame?: { width: number } }): Promise<Drawn> => {
    const width = frame?.width ?? 0
    return { bytes: Buffer.alloc(width * 10), width, height: width }
  }
  const jobs = boards(3).map(jobOf)
  const wish = { shown: 100, lastShown: 100 }
  expect((await animate(drawn, jobs, { ...wish, mostBytes: 30_000 })).width).toBe(720)
  expect((await animate(drawn, jobs, { ...wish, mostBytes: 13_000 })).width).toBe(400)
  await expect(animate(drawn, jobs, { ...wish, mostBytes: 1000 })).rejects.toThrow('too large')
})

test('whoever wants a picture does not wait for an animation', async () => {
  const studio = createStudio({ workers: 1 })
  onTestFinished(() => studio.close())
  const order: string[] = []
  const [other] = boards(1)
  const animation = studio
    .animation(boards(3), { shown: 100, lastShown: 100, mostBytes: 8_000_000 })
    .then(() => order.push('animation'))
  const picture = studio.picture({ ...other!, language: 'de' }).then(() => order.push('picture'))
  await Promise.all([animation, picture])
  expect(order).toEqual(['picture', 'animation'])
})
