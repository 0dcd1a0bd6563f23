import { heard, type Notice, same, type Viewer } from '../kernel/index.ts'
import type { EntryLook, TableLook } from '../tables/index.ts'
import type { GameWords } from './game-words.ts'
import { entryLines } from './log-pages.ts'

const isMove = ({ kind, inForce }: EntryLook): boolean => inForce && !['undo', 'redo', 'note'].includes(kind)

/** What several entries say to this viewer. What is the same for several seats in a row is one line, where the game has words for that. */
export function entriesLines(
  entries: readonly EntryLook[],
  viewer: Viewer,
  words: GameWords,
  look: TableLook,
): readonly string[] {
  const lines: string[] = []
  let notices: Notice[] = []
  const speak = () => {
    lines.push(...together(notices, words).map((notice) => words.notice(notice, 'event')))
    notices = []
  }
  for (const entry of entries) {
    if (isMove(entry)) notices.push(...entry.events.flatMap((event) => heard(event, viewer) ?? []))
    else {
      speak()
      lines.push(...entryLines(entry, viewer, words, look))
    }
  }
  speak()
  return lines
}

/** "Anna has chosen. Bo has chosen." is "Anna and Bo have chosen." */
export function together(notices: readonly Notice[], words: Pick<GameWords, 'has'>): readonly Notice[] {
  const folded: Notice[] = []
  let run: Notice[] = []
  const close = () => {
    const [first] = run
    if (first && run.length > 1)
      folded.push({ key: togetherKey(first), params: { ...withoutSeat(first), seats: run.map(({ params }) => params.seat) } })
    else folded.push(...run)
    run = []
  }
  for (const notice of notices) {
    if (!run.every((one) => goWith(one, notice)) || !words.has(`event.${togetherKey(notice)}`)) close()
    run.push(notice)
  }
  close()
  return folded
}

const togetherKey = ({ key }: Notice): string => `${key}.together`

function withoutSeat({ params: { seat, ...rest } }: Notice): Readonly<Record<string, unknown>> {
  return rest
}

const goWith = (one: Notice, other: Notice): boolean =>
  one.key === other.key && one.params.seat !== other.params.seat && same(withoutSeat(one), withoutSeat(other))
