import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface StoredFile {
  name: string
  type: string
  bytes: Uint8Array
}

/** Uploaded files by the path they are served at: in memory, or on disk where the world itself is kept. */
export class Files {
  readonly #entries = new Map<string, { name: string; type: string; bytes: Uint8Array | null }>()
  readonly #folder: string | null

  constructor(folder: string | null) {
    this.#folder = folder
    if (folder) mkdirSync(folder, { recursive: true })
  }

  set(path: string, { name, type, bytes }: StoredFile): void {
    if (this.#folder) writeFileSync(join(this.#folder, nameOf(path)), bytes)
    this.#entries.set(path, { name, type, bytes: this.#folder ? null : bytes })
  }

  get(path: string): StoredFile | undefined {
    const entry = this.#entries.get(path)
    if (!entry) return undefined
    return { name: entry.name, type: entry.type, bytes: entry.bytes ?? this.#read(path) }
  }

  /** What a saved world says about one of its files. */
  describe(path: string): { path: string; name: string; type: string } | undefined {
    const entry = this.#entries.get(path)
    return entry && { path, name: entry.name, type: entry.type }
  }

  /** Writes a file into a folder, unless it lies there already. */
  copyTo(path: string, folder: string): void {
    const target = join(folder, nameOf(path))
    const file = this.#folder === folder ? undefined : this.get(path)
    if (file && !existsSync(target)) writeFileSync(target, file.bytes)
  }

  /** Takes over the files of a saved world from its folder, and clears away what the world no longer shows. */
  load(files: readonly { path: string; name: string; type: string }[], folder: string): void {
    const wanted = new Set(files.map(({ path }) => nameOf(path)))
    for (const { path, name, type } of files) {
      const source = join(folder, nameOf(path))
      if (!existsSync(source)) continue
      if (this.#folder && this.#folder !== folder) copyFileSync(source, join(this.#folder, nameOf(path)))
      this.#entries.set(path, { name, type, bytes: this.#folder ? null : readFileSync(source) })
    }
    if (this.#folder !== folder) return
    for (const stray of readdirSync(folder)) if (!wanted.has(stray)) unlinkSync(join(folder, stray))
  }

  #read(path: string): Uint8Array {
    return this.#folder ? readFileSync(join(this.#folder, nameOf(path))) : new Uint8Array()
  }
}

/** `/attachments/<channel>/<id>/<name>`: the two ids suffice, and are always fit for a file's name. */
const nameOf = (path: string): string => path.split('/').slice(2, 4).join('-')
