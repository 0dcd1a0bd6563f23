import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
} from 'node:crypto'

// Hybrid public key encryption in its authenticated mode, as RFC 9180 has it: X25519, HKDF-SHA256, ChaCha20-Poly1305. Whoever has the
// private key can open what was sealed to the public one, and knows that the holder of the sender's key has sealed it.

/** Two keys that belong together, each of 32 bytes, in base64url. */
export interface KeyPair {
  readonly publicKey: string
  readonly privateKey: string
}

/** What was sealed: the public key that was made for this once, and the bytes behind it with their tag. */
export interface SealedBytes {
  readonly enc: Buffer
  readonly sealed: Buffer
}

interface Bound {
  /** What it is for. */
  readonly info: Buffer
  /** What stands beside it for everybody to read, and may not be changed. */
  readonly aad: Buffer
}

const cipher = 'chacha20-poly1305'
const tagLength = 16
const keyLength = 32
const nonceLength = 12
const authenticated = 2

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')
const inTwoBytes = (number: number): Buffer => Buffer.from([number >> 8, number & 0xff])
const nothing = Buffer.alloc(0)
const kem = Buffer.concat([bytes('KEM'), inTwoBytes(0x20)])
const suite = Buffer.concat([bytes('HPKE'), inTwoBytes(0x20), inTwoBytes(1), inTwoBytes(3)])

const hmac = (key: Buffer, data: Buffer): Buffer => createHmac('sha256', key).update(data).digest()

const extract = (of: Buffer, salt: Buffer, label: string, secret: Buffer): Buffer =>
  hmac(salt, Buffer.concat([bytes('HPKE-v1'), of, bytes(label), secret]))

/** At most one block of the hash: nothing here is longer. */
const expand = (of: Buffer, key: Buffer, label: string, info: Buffer, length: number): Buffer =>
  hmac(key, Buffer.concat([inTwoBytes(length), bytes('HPKE-v1'), of, bytes(label), info, Buffer.from([1])])).subarray(0, length)

const raw = (key: string): Buffer => Buffer.from(key, 'base64url')
const publicOf = (x: string) => createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x }, format: 'jwk' })
const privateOf = ({ publicKey: x, privateKey: d }: KeyPair) =>
  createPrivateKey({ key: { kty: 'OKP', crv: 'X25519', x, d }, format: 'jwk' })
const shared = (own: KeyPair, other: string): Buffer => diffieHellman({ privateKey: privateOf(own), publicKey: publicOf(other) })

export function newKeyPair(): KeyPair {
  const { x = '', d = '' } = generateKeyPairSync('x25519').privateKey.export({ format: 'jwk' })
  return { publicKey: x, privateKey: d }
}

/** Who seals with which key made for this once, for whom. */
interface Keys {
  readonly once: string
  readonly from: string
  readonly to: string
}

function scheduled(secrets: readonly Buffer[], { once, from, to }: Keys, info: Buffer) {
  const context = Buffer.concat([raw(once), raw(to), raw(from)])
  const secret = expand(kem, extract(kem, nothing, 'eae_prk', Buffer.concat(secrets)), 'shared_secret', context, keyLength)
  const about = Buffer.concat([
    Buffer.from([authenticated]),
    extract(suite, nothing, 'psk_id_hash', nothing),
    extract(suite, nothing, 'info_hash', info),
  ])
  const begun = extract(suite, secret, 'secret', nothing)
  return {
    key: expand(suite, begun, 'key', about, keyLength),
    nonce: expand(suite, begun, 'base_nonce', about, nonceLength),
  }
}

/** `once` is given by tests alone: it must never be used twice. */
export function sealTo(to: string, from: KeyPair, content: Buffer, { info, aad }: Bound, once = newKeyPair()): SealedBytes {
  const keys = { once: once.publicKey, from: from.publicKey, to }
  const { key, nonce } = scheduled([shared(once, to), shared(from, to)], keys, info)
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagLength }).setAAD(aad, {
    plaintextLength: content.length,
  })
  const sealed = Buffer.concat([sealing.update(content), sealing.final(), sealing.getAuthTag()])
  return { enc: raw(once.publicKey), sealed }
}

/** Whether something can be sealed to that key: some bytes are none. */
export function isKey(key: string): boolean {
  try {
    sealTo(key, newKeyPair(), nothing, { info: nothing, aad: nothing })
    return true
  } catch {
    return false
  }
}

/** Undefined where it was sealed to another key, with another one than is said, or changed. */
export function openFrom(from: string, own: KeyPair, { enc, sealed }: SealedBytes, { info, aad }: Bound): Buffer | undefined {
  if (sealed.length < tagLength) return undefined
  try {
    const once = enc.toString('base64url')
    const { key, nonce } = scheduled([shared(own, once), shared(own, from)], { once, from, to: own.publicKey }, info)
    const end = sealed.length - tagLength
    const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagLength })
      .setAAD(aad, { plaintextLength: end })
      .setAuthTag(sealed.subarray(end))
    return Buffer.concat([opening.update(sealed.subarray(0, end)), opening.final()])
  } catch {
    return undefined
  }
}
