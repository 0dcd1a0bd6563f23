import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import type { Loopback } from '../loopback/index.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
}

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...common, 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

/** The path in plain letters; empty where it is none, which is no file's name. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

/** A file of the built page. */
export async function servePage(response: ServerResponse, folder: string, path: string): Promise<void> {
  const name = path === '/' ? 'index.html' : normalize(decoded(path)).replace(/^[/\\]+/, '')
  const file = join(folder, name)
  const type = types[extname(name)]
  if (!file.startsWith(folder.endsWith(sep) ? folder : folder + sep) || type === undefined)
    return refuse(response, 404, 'Not found')
  try {
    const content = await readFile(file)
    // Everything under assets/ carries its content's hash in its name.
    const cache = name.startsWith('assets') ? 'public, max-age=31536000, immutable' : 'no-cache'
    response
      .writeHead(200, { ...common, 'content-type': type, 'content-security-policy': pagePolicy, 'cache-control': cache })
      .end(content)
  } catch {
    if (name === 'index.html') refuse(response, 503, 'The page is not built yet: node src/sandbox/page/build.mjs')
    else refuse(response, 404, 'Not found')
  }
}

/** A file somebody sent: shown where it is a picture, never run. */
export function serveAttachment(response: ServerResponse, loopback: Loopback, path: string): void {
  const bytes = find(loopback, path)
  if (!bytes) {
    refuse(response, 404, 'Not found')
    return
  }
  const type = types[extname(path).toLowerCase()]
  const picture = type?.startsWith('image/') ?? false
  response
    .writeHead(200, {
      ...common,
      'content-type': picture && type ? type : 'application/octet-stream',
      'content-disposition': picture ? 'inline' : 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=86400',
    })
    .end(bytes)
}

function find(loopback: Loopback, path: string): Uint8Array | null {
  try {
    return loopback.file(loopback.origin + path)
  } catch {
    return null
  }
}
