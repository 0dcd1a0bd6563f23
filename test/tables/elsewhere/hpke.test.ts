import { describe, expect, test } from 'vitest'
import { isKey, newKeyPair, openFrom, sealTo } from '../../../src/tables/elsewhere/hpke.ts'

const keys = (publicKey: string, privateKey: string) => ({ publicKey, privateKey })
// DeriveKeyPair of 32 times 1, 2 and 3.
const there = keys('QYUjIP82dJX6UiyUy4OvOR5OiQGDknJbvyCY3ZMbxCQ', 'd5AzCxjXbEVEa32dGxXofX2oCrO2-M3MCHF2Tx12fJw')
const here = keys('YIC75RAF6prMhjWAzlcxfUa-9jM1WNW_qX5GE0KYUAU', 'lf6PMvIDZDjn9MDpFX1ffXMLwEYY4d1WkIT2fTkZ0f4')
const once = keys('kKt5DsvwcEIy_-lDb67MyRO2amDpnGiKQLuk1eLmFFA', 'rrEgIUK9hFBfZ2Cmcd9qquqrkwOtv-rT7TMKd5czAMk')
const bound = { info: Buffer.from('what it is for'), aad: Buffer.from('beside it') }
const words = 'Beauty is truth, truth beauty'

describe('what is sealed to a public key', () => {
  test('is what RFC 9180 says: byte by byte as another implementation, @hpke/core 1.9, sealed it', () => {
    const { enc, sealed } = sealTo(there.publicKey, here, Buffer.from(words), bound, once)
    expect(enc.toString('hex')).toBe('90ab790ecbf0704232ffe9436faeccc913b66a60e99c688a40bba4d5e2e61450')
    expect(sealed.toString('hex')).toBe(
      'a205d337f0a9fc73187b4191b4e6a5f757d605a438966d6f8604a1f36d6c96cf665ba09d7e1c021c7e48ab2bd0',
    )
    expect(openFrom(here.publicKey, there, { enc, sealed }, bound)?.toString()).toBe(words)
  })

  test('is sealed with a key of its own each time, and opened by nobody else', () => {
    const [one, other] = [0, 1].map(() => sealTo(there.publicKey, here, Buffer.from(words), bound))
    expect(one!.enc.equals(other!.enc) || one!.sealed.equals(other!.sealed)).toBe(false)
    for (const stranger of [here, once, newKeyPair()]) expect(openFrom(here.publicKey, stranger, one!, bound)).toBeUndefined()
  })

  test('is sealed to what can be a key alone', () => {
    expect(isKey(there.publicKey)).toBe(true)
    // The neutral point, and what is too short.
    expect(isKey(Buffer.alloc(32).toString('base64url'))).toBe(false)
    expect(isKey(Buffer.alloc(31, 1).toString('base64url'))).toBe(false)
  })

  test('is not opened where a single bit of it, of what stands beside it or of whose it is was changed', () => {
    const { enc, sealed } = sealTo(there.publicKey, here, Buffer.from(words), bound)
    const flipped = (bytes: Buffer, at: number) => bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)) as Buffer
    const opened = (from: string, given: typeof enc, content: typeof sealed, about = bound) =>
      openFrom(from, there, { enc: Buffer.from(given), sealed: Buffer.from(content) }, about)
    expect(opened(here.publicKey, enc, sealed)?.toString()).toBe(words)
    for (let at = 0; at < sealed.length; at++) expect(opened(here.publicKey, enc, flipped(sealed, at))).toBeUndefined()
    for (let at = 0; at < enc.length; at++) expect(opened(here.publicKey, flipped(enc, at), sealed)).toBeUndefined()
    expect(opened(once.publicKey, enc, sealed)).toBeUndefined()
    expect(opened(here.publicKey, enc, sealed, { ...bound, aad: Buffer.from('besides it') })).toBeUndefined()
    expect(opened(here.publicKey, enc, sealed, { ...bound, info: Buffer.from('what for') })).toBeUndefined()
    expect(opened(here.publicKey, enc, sealed.subarray(1))).toBeUndefined()
    expect(opened(here.publicKey, Buffer.alloc(0), Buffer.alloc(0))).toBeUndefined()
    // A point that leads every key to the same secret.
    expect(opened(here.publicKey, Buffer.alloc(32), sealed)).toBeUndefined()
  })
})
