import type { Loopback, Persona } from '../loopback/index.ts'
import { type Locale, locales, type PersonaSummary } from './protocol.ts'

/** Who sits ready in a new sandbox. The first may do everything, so that moderation can be tried too. */
const ready = [
  { name: 'Ada', locale: 'en-GB', administrator: true },
  { name: 'Bruno', locale: 'it', administrator: false },
  { name: 'Clara', locale: 'de', administrator: false },
] as const

export function ensurePersonas(loopback: Loopback): void {
  const known = new Set(loopback.people().map((person) => person.name))
  for (const { name, ...options } of ready) if (!known.has(name)) loopback.createPerson(name, options)
}

export function summaries(loopback: Loopback): PersonaSummary[] {
  return loopback.people().map(({ id, name, locale }) => ({ id, name, slug: slugOf(name), locale: nearest(locale) }))
}

const slugOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')

/** The nearest of the page's languages. */
function nearest(locale: string): Locale {
  const language = locale.split('-')[0] ?? ''
  return locales.find((candidate) => candidate.startsWith(language)) ?? 'en-GB'
}

/** The persona an address names, or the first. */
export function findPersona(loopback: Loopback, slug: string): Persona {
  const all = summaries(loopback)
  const found = all.find((persona) => persona.slug === slug) ?? all[0]
  if (!found) throw new Error('the sandbox has no persona')
  return loopback.persona(found.id)
}
