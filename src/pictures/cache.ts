/** Finished pictures, as many as fit into a number of bytes; the one unused for longest goes first. */
import type { Picture } from './request.ts'

export interface PictureCache {
  get(key: string): Picture | undefined
  set(key: string, picture: Picture): void
  clear(): void
  readonly bytes: number
  readonly size: number
}

export function createCache(limit: number): PictureCache {
  // A Map remembers the order of insertion: the first entry is the oldest
  const pictures = new Map<string, Picture>()
  let bytes = 0
  return {
    get(key) {
      const picture = pictures.get(key)
      if (picture) {
        pictures.delete(key)
        pictures.set(key, picture)
      }
      return picture
    },
    set(key, picture) {
      if (picture.png.length > limit || pictures.has(key)) return
      pictures.set(key, picture)
      bytes += picture.png.length
      for (const [oldest, { png }] of pictures) {
        if (bytes <= limit) break
        pictures.delete(oldest)
        bytes -= png.length
      }
    },
    clear() {
      pictures.clear()
      bytes = 0
    },
    get bytes() {
      return bytes
    },
    get size() {
      return pictures.size
    },
  }
}
