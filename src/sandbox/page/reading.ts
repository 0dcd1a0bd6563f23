import { isNewer } from './snowflake.ts'

/** How far each persona has read each channel, kept in this browser. */
export class Reading {
  private readonly key: string
  private marks: Record<string, string>

  constructor(guild: string, persona: string) {
    this.key = `chancery.read.${guild}.${persona}`
    this.marks = load(this.key)
  }

  mark(channel: string): string | null {
    return this.marks[channel] ?? null
  }

  isUnread(channel: string, last: string | null): boolean {
    return last !== null && isNewer(last, this.mark(channel))
  }

  read(channel: string, message: string) {
    if (!isNewer(message, this.mark(channel))) return
    this.marks[channel] = message
    try {
      localStorage.setItem(this.key, JSON.stringify(this.marks))
    } catch {
      // Private browsing without storage: marks last as long as the page.
    }
  }
}

function load(key: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return {}
  }
}
