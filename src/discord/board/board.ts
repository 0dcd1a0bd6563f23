import { sightOf, type Viewer, viewOf } from '../../kernel/index.ts'
import type { TableLook } from '../../tables/index.ts'
import { oneLine } from '../../words/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { forgottenLog } from '../history/log.ts'
import { momentsOf } from '../history/moments.ts'
import { folderOf } from '../house.ts'
import { lobbyMessage } from '../lobby/message.ts'
import { seatOf } from '../panel/seated.ts'
import { peopleAt, tableWords } from '../people/names.ts'
import { textPages } from '../rules/pages.ts'
import { findTable, noTable } from '../servers/find-table.ts'
import { button, container, type File, type Message, message, picture, row, says, text, warning } from '../ui.ts'
import { lookFor, openLook } from '../watching/late.ts'
import { type Closer, closerRows, seenUntil } from './close.ts'
import { focusMeant } from './focus.ts'
import { pictureOf } from './picture.ts'

export interface BoardWish extends Closer {
  readonly at?: number
  readonly inWords?: boolean
  readonly page?: number
  /** Shown to everybody: only what a spectator may know. */
  readonly open?: boolean
}

const boardText = 3200

/** The board as a picture, or in words for screen readers and slow lines. */
export async function boardMessage(call: Call, at: TableLook, wish: BoardWish = {}): Promise<Message> {
  call.trace.table = at.id
  const look = await seenLook(call, at, wish)
  const { house, language, say } = call
  const folder = folderOf(house, look.game)
  if (!look.state) return lobbyMessage(house, look, language)
  const viewer: Viewer = wish.open ? null : (seatOf(look, call.person)?.seat ?? null)
  const words = tableWords(folder, look, language)
  const title = titleOf(call, wish)
  const headline = folder.text.headline(viewOf(folder.rulebook, look.state, viewer), words.say)
  const drawn = wish.inWords ? undefined : await boardDrawn(call, look, viewer, wish)
  if (drawn) {
    const parts = [text(`### ${title} · ${headline}`), picture(drawn.name, drawn.alt)]
    const closer = wish.open || wish.at !== undefined ? [] : closerRows(call, look, wish)
    return message([container([...parts, ...closer])], { files: [drawn] })
  }
  const pages = textPages(folder.text.board(sightOf(folder.rulebook, look.state, viewer), words.say), boardText)
  const page = Math.min(Math.max(0, wish.page ?? 0), pages.length - 1)
  const note = wish.inWords ? '' : `${say('board.no-picture')}\n`
  const leaf = pages.length > 1 && !wish.open && wish.at === undefined ? [leaves(look.id, page, pages.length)] : []
  return message([container([text(`### ${title} · ${headline}\n${note}${pages[page]}`), ...leaf])])
}

/** Of an earlier moment what was asked for, otherwise what may be seen now. */
const seenLook = ({ house, person }: Call, look: TableLook, { at, open }: BoardWish): Promise<TableLook> => {
  if (at !== undefined) return Promise.resolve(look)
  return open ? openLook(house, look) : lookFor({ house, person }, look)
}

function titleOf({ say }: Call, { at, changed }: BoardWish): string {
  if (changed) return say('board.title-changed')
  return at === undefined ? say('board.title') : say('board.at', { number: at })
}

/** What changed is shown as statuses show it, the rest as large as it goes. */
async function boardDrawn(call: Call, look: TableLook, viewer: Viewer, { focus, changed }: BoardWish): Promise<File | undefined> {
  const { house, language } = call
  if (!look.state) return undefined
  const folder = folderOf(house, look.game)
  const people = peopleAt(look, language)
  if (!changed)
    return pictureOf(house, folder, look.state, people, {
      ...{ scene: 'board', viewer, language },
      ...(focus !== undefined && { focus }),
    })
  const before = (await house.tables.look({ table: look.id, at: await seenUntil(call, look) }))?.state
  return pictureOf(house, folder, look.state, people, { scene: 'status', viewer, language, ...(before && { before }) })
}

const leaves = (table: string, page: number, pages: number) =>
  row(
    button(idOf('board-text', { table, page: page - 1, mark: '' }), '◀', 'plain', { disabled: page === 0 }),
    button(idOf('board-text', { table, page, mark: 'here' }), `${page + 1} / ${pages}`, 'plain', { disabled: true }),
    button(idOf('board-text', { table, page: page + 1, mark: '' }), '▶', 'plain', { disabled: page === pages - 1 }),
  )

/** The button under a public message: the board for the person who pressed it. */
export const boardPressed: Handler<'board'> = async (call, { table }) => {
  const look = await call.table(table)
  return look ? boardMessage(call, look) : says(call.say('problem.old-button'))
}

export const boardTextPressed: Handler<'board-text'> = async (call, { table, page }) => {
  const look = await call.table(table)
  return look ? boardMessage(call, look, { inWords: true, page }) : says(call.say('problem.old-button'))
}

/** `/board` */
export async function boardCommand(call: Call, wish: BoardWish): Promise<Message> {
  const found = await findTable(call)
  if (!found) return noTable(call)
  const focus = wish.focus === undefined ? undefined : focusMeant(call.house, found, wish.focus, call.language)
  if (wish.focus !== undefined && focus === undefined)
    return says(warning(call.say('board.no-focus', { focus: oneLine(wish.focus) })))
  return boardWished(call, found, { ...wish, ...(focus !== undefined && { focus }) })
}

async function boardWished(call: Call, found: TableLook, wish: BoardWish): Promise<Message> {
  if (wish.at === undefined) return boardMessage(call, found, wish)
  if (!found.hasLog) return forgottenLog(call, found)
  const moments = await momentsOf(call.house, wish.open ? await openLook(call.house, found) : await lookFor(call, found))
  const at = moments.entry(wish.at)
  const look = at === undefined ? undefined : await call.house.tables.look({ table: found.id, at })
  return look?.state ? boardMessage(call, look, wish) : says(call.say('board.no-entry', { last: moments.count }))
}
