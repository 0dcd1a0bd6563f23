import { z } from 'zod'
import { canonicalJson } from '../../kernel/index.ts'
import { type Address, addressOf, readAddress } from './address.ts'
import { type KeyPair, openFrom, sealTo } from './hpke.ts'

const format = 'chancery-sealed'
const version = 1
const info = Buffer.from(`${format} ${version}`)

const header = z.object({
  format: z.literal(format),
  version: z.int(),
  /** The address that it is for, and the public key of whoever has sealed it. */
  to: z.string(),
  from: z.string().regex(/^[\w-]{43}$/),
})
const file = header.extend({ enc: z.base64url(), sealed: z.base64url() })

/** Why it was not opened. */
export type NotOpened =
  | { readonly why: 'sealed-broken' | 'sealed-for-another' | 'sealed-for-another-server' }
  | { readonly why: 'sealed-other-version'; readonly theirs: number; readonly ours: number }

export interface Opened {
  readonly why?: undefined
  /** The public key of whoever has sealed it. */
  readonly from: string
  readonly content: string
}

const aad = (head: z.infer<typeof header>): Buffer => Buffer.from(canonicalJson(header.parse(head)))

/** Text that nobody but the Chancery at that address can read, and nobody can change. */
export function seal(content: string, from: KeyPair, to: Address): string {
  const head = { format, version, to: addressOf(to), from: from.publicKey } as const
  const { enc, sealed } = sealTo(to.key, from, Buffer.from(content), { info, aad: aad(head) })
  return `${JSON.stringify({ ...head, enc: enc.toString('base64url'), sealed: sealed.toString('base64url') })}\n`
}

/** What the text would be if it were sealed; undefined where it is something else. */
export function sealedIn(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text)
    return z.object({ format: z.literal(format) }).safeParse(json).success ? json : undefined
  } catch {
    return undefined
  }
}

export function open(sealed: unknown, own: KeyPair, server: string | null): Opened | NotOpened {
  // Of another version only that is known of it.
  const written = z.object({ version: z.int() }).safeParse(sealed)
  if (written.success && written.data.version !== version)
    return { why: 'sealed-other-version', theirs: written.data.version, ours: version }
  const parsed = file.safeParse(sealed)
  const to = parsed.success ? readAddress(parsed.data.to) : undefined
  if (!parsed.success || !to) return { why: 'sealed-broken' }
  if (to.key !== own.publicKey) return { why: 'sealed-for-another' }
  if (to.server !== server) return { why: 'sealed-for-another-server' }
  const { enc, sealed: content, ...head } = parsed.data
  const bytes = { enc: Buffer.from(enc, 'base64url'), sealed: Buffer.from(content, 'base64url') }
  const opened = openFrom(head.from, own, bytes, { info, aad: aad(head) })
  return opened ? { from: head.from, content: opened.toString() } : { why: 'sealed-broken' }
}
