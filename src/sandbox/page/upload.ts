import type { Upload } from '../web/protocol.ts'

export async function readFiles(files: FileList | null): Promise<Upload[]> {
  return Promise.all([...(files ?? [])].map(readFile))
}

async function readFile(file: File): Promise<Upload> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  // In pieces: one call with a whole picture's bytes as arguments would overflow the stack.
  for (let start = 0; start < bytes.length; start += 8192) binary += String.fromCharCode(...bytes.subarray(start, start + 8192))
  return { name: file.name, type: file.type || 'application/octet-stream', base64: btoa(binary) }
}
