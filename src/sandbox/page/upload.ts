import type { Upload } from '../web/protocol.ts'

const reading = new Set<Promise<void>>()

/** Hands over what was chosen as soon as it is read. */
export function readFiles(files: FileList | null, take: (uploads: Upload[]) => void): void {
  const read = Promise.all([...(files ?? [])].map(readFile)).then(take)
  reading.add(read)
  void read.finally(() => reading.delete(read))
}

/** Whoever sends off what was chosen waits for it: a large file takes its time, and whoever is quick presses before. */
export const allRead = (): Promise<unknown> => Promise.allSettled(reading)

async function readFile(file: File): Promise<Upload> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  // In pieces: one call with a whole picture's bytes as arguments would overflow the stack.
  for (let start = 0; start < bytes.length; start += 8192) binary += String.fromCharCode(...bytes.subarray(start, start + 8192))
  return { name: file.name, type: file.type || 'application/octet-stream', base64: btoa(binary) }
}
