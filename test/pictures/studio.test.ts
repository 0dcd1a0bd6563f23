import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { createStudio, type PictureRequest, type Studio, type StudioOptions } from '../../src/pictures/index.ts'
import { isPng } from './png.ts'

const odd = new URL('./painters/odd.ts', import.meta.url)
const asking = (scene: string, view: unknown, more: Partial<PictureRequest> = {}): PictureRequest => ({
  painter: odd,
  scene,
  view,
  language: 'en',
  ...more,
})

const open: Studio[] = []
function studio(options: StudioOptions = {}): Studio {
  const created = createStudio({ workers: 1, ...options })
  open.push(created)
  return created
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()))
})

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20))
}

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('asking', () => {
  test('a picture is a PNG of the size its scene says', async () => {
    const { png, width, height } = await studio().picture(asking('number', { number: 7 }))
    expect(isPng(png)).toBe(true)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([320, 200])
    expect([width, height]).toEqual([320, 200])
  })

  test('ten people who ask for the same board cost one drawing', async () => {
    const one = studio()
    const pictures = await Promise.all(Array.from({ length: 10 }, () => one.picture(asking('number', { number: 1, zero: 0 }))))
    expect(new Set(pictures.map(({ png }) => png.toString('base64'))).size).toBe(1)
    await one.picture(asking('number', { zero: 0, number: 1 }))
    expect(one.stats()).toMatchObject({ drawn: 1, joined: 9, cached: 1 })
  })

  test('another view, language, focus or chapter before is another picture', async () => {
    const one = studio()
    await Promise.all([
      one.picture(asking('number', { number: 1 })),
      one.picture(asking('number', { number: 2 })),
      one.picture(asking('number', { number: 1 }, { language: 'de' })),
      one.picture(asking('number', { number: 1 }, { focus: 'japan' })),
      one.picture(asking('number', { number: 1 }, { before: { number: 0 } })),
    ])
    expect(one.stats()).toMatchObject({ drawn: 5, joined: 0, cached: 0 })
  })

  test('finished pictures are kept up to a number of bytes, the longest unused go first', async () => {
    const one = studio({ cacheBytes: 10_000 })
    for (let number = 0; number < 30; number++) await one.picture(asking('number', { number }))
    expect(one.stats().cacheBytes).toBeLessThanOrEqual(10_000)
    await one.picture(asking('number', { number: 29 }))
    await one.picture(asking('number', { number: 0 }))
    expect(one.stats()).toMatchObject({ drawn: 31, cached: 1 })
  })
})

describe('processes', () => {
  test('none is started before the first request', async () => {
    const one = studio()
    expect(one.stats().started).toBe(0)
    await one.picture(asking('number', { number: 1 }))
    expect(one.stats().started).toBe(1)
  })

  test('never more than allowed, however many pictures are asked for', async () => {
    const one = studio({ workers: 2 })
    await Promise.all(Array.from({ length: 30 }, (_, number) => one.picture(asking('number', { number }))))
    expect(one.stats()).toMatchObject({ drawn: 30, started: 2 })
  })

  test('an idle one is ended, and started anew when needed', async () => {
    const one = studio({ idleMs: 50 })
    await one.picture(asking('number', { number: 1 }))
    await until(() => one.stats().pids.length === 0)
    await one.picture(asking('number', { number: 2 }))
    expect(one.stats()).toMatchObject({ drawn: 2, started: 2, died: 0 })
  })

  test('nothing is kept while nobody asks', async () => {
    const one = studio({ idleMs: 50 })
    await one.picture(asking('number', { number: 1 }))
    await until(() => one.stats().cacheBytes === 0)
    await one.picture(asking('number', { number: 1 }))
    expect(one.stats()).toMatchObject({ drawn: 2, cached: 0 })
  })

  test('one that has grown too large is replaced once its picture is done', async () => {
    const one = studio({ workers: 1, memoryBytes: 1 })
    await one.picture(asking('number', { number: 1 }))
    await one.picture(asking('number', { number: 2 }))
    expect(one.stats()).toMatchObject({ drawn: 2, started: 2, died: 0 })
  })

  test('closing ends them all and refuses what still waits', async () => {
    const one = studio({ workers: 1 })
    const waiting = [1, 2, 3].map((number) => one.picture(asking('number', { number })))
    const refused = Promise.all(waiting.map((picture) => expect(picture).rejects.toMatchObject({ code: 'studio-closed' })))
    await until(() => one.stats().pids.length === 1)
    const { pids } = one.stats()
    await one.close()
    await refused
    expect(pids.filter(alive)).toEqual([])
    await expect(one.picture(asking('number', { number: 4 }))).rejects.toMatchObject({ code: 'studio-closed' })
  })

  test('they are told no secret of ours', async () => {
    process.env.DISCORD_TOKEN = 'a secret'
    const confession = studio().picture(asking('confess', {}))
    delete process.env.DISCORD_TOKEN
    await expect(confession).rejects.toMatchObject({ message: expect.stringContaining('knows undefined') })
  })
})

describe('when something goes wrong', () => {
  test('a mistake of the painter is told, and the process draws on', async () => {
    const one = studio({ workers: 1 })
    await expect(one.picture(asking('mistake', {}))).rejects.toMatchObject({
      code: 'not-drawn',
      message: expect.stringContaining('no such brush'),
    })
    await expect(one.picture(asking('nowhere', {}))).rejects.toMatchObject({ code: 'not-drawn' })
    await one.picture(asking('number', { number: 1 }))
    expect(one.stats()).toMatchObject({ drawn: 1, started: 1, died: 0 })
  })

  test('a failed picture is not kept: asking again draws again', async () => {
    const one = studio({ workers: 1 })
    await expect(one.picture(asking('mistake', {}))).rejects.toMatchObject({ code: 'not-drawn' })
    await expect(one.picture(asking('mistake', {}))).rejects.toMatchObject({ code: 'not-drawn' })
    expect(one.stats()).toMatchObject({ drawn: 0, cached: 0, joined: 0 })
  })

  test.each(['crashOnce', 'hangOnce'])('a picture whose process is lost is drawn by another: %s', async (scene) => {
    const folder = mkdtempSync(join(tmpdir(), 'chancery-pictures-'))
    const one = studio({ workers: 1, stuckMs: 3000 })
    const { png } = await one.picture(asking(scene, { number: 3, once: join(folder, 'done') }))
    rmSync(folder, { recursive: true })
    expect(isPng(png)).toBe(true)
    expect(one.stats()).toMatchObject({ drawn: 1, died: 1, retried: 1 })
  })

  test('a picture that kills every process is given up, the others are drawn', async () => {
    const one = studio({ workers: 2 })
    const others = Array.from({ length: 6 }, (_, number) => one.picture(asking('number', { number })))
    await expect(one.picture(asking('crash', {}))).rejects.toMatchObject({ code: 'drawing-process-died' })
    expect((await Promise.all(others)).every(({ png }) => isPng(png))).toBe(true)
  })
})
