import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../../src/store/client.ts'

let template: Promise<Buffer> | undefined

/** An empty database that is up to date: its file is made once by all tests of this process, because that takes longer than to open it. */
export async function emptyDatabase(path: string): Promise<string> {
  template ??= made()
  await writeFile(path, await template)
  return `file:${path}`
}

async function made(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'chancery-template-'))
  try {
    const path = join(folder, 'chancery.db')
    await migrate({ url: `file:${path}` })
    return await readFile(path)
  } finally {
    await rm(folder, { recursive: true })
  }
}
