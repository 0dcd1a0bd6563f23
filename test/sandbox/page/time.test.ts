import { expect, test } from 'vitest'
import { formatRelative, formatTimestamp } from '../../../src/sandbox/page/time.ts'

const noon = Date.UTC(2026, 7, 1, 12, 0, 0)

test('a relative time speaks the language of its reader', () => {
  expect(formatTimestamp(noon / 1000 + 7200, 'R', 'en-GB', noon)).toBe('in 2 hours')
  expect(formatTimestamp(noon / 1000 + 7200, 'R', 'it', noon)).toBe('tra 2 ore')
  expect(formatTimestamp(noon / 1000 - 86_400, 'R', 'de', noon)).toBe('vor 1 Tag')
})

test('a relative time takes the largest unit that is full', () => {
  expect(formatRelative(59_000, 'en-GB')).toBe('in 59 seconds')
  expect(formatRelative(60_000, 'en-GB')).toBe('in 1 minute')
  expect(formatRelative(-3_599_000, 'en-GB')).toBe('59 minutes ago')
})

test('a time of day is the one of the zone of its reader', () => {
  expect(formatTimestamp(noon / 1000, 't', 'de', noon, 'Europe/Rome')).toBe('14:00')
  expect(formatTimestamp(noon / 1000, 't', 'de', noon, 'UTC')).toBe('12:00')
})

test('an unknown style is shown as Discord shows none', () => {
  const shown = formatTimestamp(noon / 1000, 'x', 'en-GB', noon, 'UTC')
  expect(shown).toBe(formatTimestamp(noon / 1000, 'f', 'en-GB', noon, 'UTC'))
  expect(shown).toContain('1 August 2026')
})
