const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
]

/** Discord's eight styles of <t:seconds:style>, in the reader's own zone and language. */
const styles: Record<string, Intl.DateTimeFormatOptions> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { day: '2-digit', month: '2-digit', year: 'numeric' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
}

export function formatTimestamp(seconds: number, style: string, locale: string, now: number, timeZone?: string): string {
  if (style === 'R') return formatRelative(seconds * 1000 - now, locale)
  return new Intl.DateTimeFormat(locale, { ...(styles[style] ?? styles.f), timeZone }).format(seconds * 1000)
}

export function formatRelative(milliseconds: number, locale: string): string {
  const seconds = Math.round(milliseconds / 1000)
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(Math.trunc(seconds / size), unit)
}

/** The time beside an author's name: only the hour today, the date as well before. */
export function formatSent(iso: string, locale: string, now: number): string {
  const sent = new Date(iso)
  const sameDay = sent.toDateString() === new Date(now).toDateString()
  return new Intl.DateTimeFormat(locale, sameDay ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' }).format(
    sent,
  )
}

export function formatDay(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(iso))
}
