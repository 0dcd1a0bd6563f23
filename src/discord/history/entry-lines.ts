import { heard, type Viewer } from '../../kernel/index.ts'
import type { EntryLook, TableLook } from '../../tables/index.ts'
import { escapeMarkdown, type Language, list } from '../../words/index.ts'
import type { GameWords } from '../words/game-words.ts'
import { messageVoice } from '../words/language.ts'
import { noteInWords } from '../words/refusals-and-notes.ts'

/** What one entry of the log says to this viewer: nothing, or one line for each event. */
export function entryLines(entry: EntryLook, viewer: Viewer, words: GameWords, look: TableLook): readonly string[] {
  const say = messageVoice(words.language)
  const by = look.seats.find(({ person }) => person !== null && person === entry.person)
  if (entry.body.quiet === true && (viewer === null || by?.seat !== viewer)) return []
  const person = look.masked && by?.seat ? words.name('seat', by.seat) : escapeMarkdown(by?.name ?? '–')
  if (entry.kind === 'undo') return [`↩ ${say('log.took-back', { person: { markup: person } })}`]
  if (entry.kind === 'redo') return [`↪ ${say('status.redone', { person: { markup: person } })}`]
  if (entry.kind === 'note') {
    const note = noteInWords(String(entry.body.what ?? ''), { ...entry.body, seat: entry.seat }, words, look)
    return note === undefined ? [] : [note]
  }
  const lines = entry.events.flatMap((event) => {
    const notice = heard(event, viewer)
    return notice ? [words.notice(notice, 'event')] : []
  })
  return entry.inForce ? lines : lines.map((line) => say('log.undone', { line: { markup: line } }))
}

/** Names of moves for what an undo would take back, each with how often where it comes again and again: "Extend influence ×2, Pass". */
export function moveNames(words: GameWords, types: readonly string[], language: Language): string {
  const runs: { readonly type: string; times: number }[] = []
  for (const type of types) {
    const last = runs.at(-1)
    if (last?.type === type) last.times++
    else runs.push({ type, times: 1 })
  }
  return list(
    language,
    runs.map(({ type, times }) => `${words.move(type)}${times > 1 ? ` ×${times}` : ''}`),
  )
}
