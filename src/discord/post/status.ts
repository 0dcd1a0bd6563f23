import type { Post, TableLook } from '../../tables/index.ts'
import { renderEndedPhase, renderStatus } from '../board/status.ts'
import type { House } from '../house.ts'
import type { Message } from '../ui.ts'

/** The status as its post wants it: of the phase that is on as it stands, of one that is over as it ended, if anything happened in it. */
export async function renderStatusPost(house: House, look: TableLook, { firstSeq, body }: Post): Promise<Message | undefined> {
  const { from = { entry: firstSeq, event: 0 }, until, chapters = [], closed = false } = body
  const ended = until && (await house.tables.look({ table: look.id, at: until.entry, chapter: until.chapter }))
  const render = chapters.length > 0 ? renderEndedPhase : renderStatus
  return render(house, ended ?? look, {
    language: look.language,
    from,
    chapters,
    closed,
    ...(until && { until }),
  })
}
