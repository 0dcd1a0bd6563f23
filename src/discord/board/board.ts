import { sightOf, type Viewer, viewOf } from '../../kernel/index.ts'
import type { TableLook } from '../../tables/index.ts'
import { oneLine } from '../../words/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { momentsOf } from '../history/moments.ts'
import { folderOf } from '../house.ts'
import { lobbyMessage } from '../lobby/message.ts'
import { seatOf } from '../panel/seated.ts'
import { peopleAt, tableWords } from '../people/names.ts'
import { textPages } from '../rules/pages.ts'
import { findTable, noTable } from '../servers/find-table.ts'
import { button, container, type Message, message, picture, row, says, text } from '../ui.ts'
import { focusMeant } from './focus.ts'
import { pictureOf } from './picture.ts'

export interface BoardWish {
  readonly at?: number
  readonly focus?: string
  readonly inWords?: boolean
  readonly page?: number
  /** Shown to everybody: only what a spectator may know. */
  readonly open?: boolean
}

const boardText = 3200

/** The board as a picture, or in words for screen readers and slow lines. */
export async function boardMessage(call: Call, look: TableLook, wish: BoardWish = {}): Promise<Message> {
  call.trace.table = look.id
  const { house, language, say } = call
  const folder = folderOf(house, look.game)
  if (!look.state) return lobbyMessage(house, look, language)
  const viewer: Viewer = wish.open ? null : (seatOf(look, call.person)?.seat ?? null)
  const words = tableWords(folder, look, language)
  const title = wish.at === undefined ? say('board.title') : say('board.at', { number: wish.at })
  const headline = folder.text.headline(viewOf(folder.rulebook, look.state, viewer), words.say)
  const { focus } = wish
  const drawn = wish.inWords
    ? undefined
    : await pictureOf(house, folder, look.state, peopleAt(look, language), {
        scene: 'board',
        viewer,
        language,
        ...(focus !== undefined && { focus }),
      })
  if (drawn) {
    const parts = [text(`### ${title} · ${headline}`), picture(drawn.name, drawn.alt)]
    const inWords = row(button(idOf('board-text', { table: look.id, page: 0, mark: '' }), call.label('board.in-words')))
    return message([container(wish.open || wish.at !== undefined ? parts : [...parts, inWords])], { files: [drawn] })
  }
  const pages = textPages(folder.text.board(sightOf(folder.rulebook, look.state, viewer), words.say), boardText)
  const page = Math.min(Math.max(0, wish.page ?? 0), pages.length - 1)
  const note = wish.inWords ? '' : `${say('board.no-picture')}\n`
  const leaf = pages.length > 1 && !wish.open && wish.at === undefined ? [leaves(look.id, page, pages.length)] : []
  return message([container([text(`### ${title} · ${headline}\n${note}${pages[page]}`), ...leaf])])
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
    return says(`⚠️ ${call.say('board.no-focus', { focus: oneLine(wish.focus) })}`)
  return boardWished(call, found, { ...wish, ...(focus !== undefined && { focus }) })
}

async function boardWished(call: Call, found: TableLook, wish: BoardWish): Promise<Message> {
  if (wish.at === undefined) return boardMessage(call, found, wish)
  const moments = await momentsOf(call.house, found)
  const at = moments.entry(wish.at)
  const look = at === undefined ? undefined : await call.house.tables.look({ table: found.id, at })
  return look?.state ? boardMessage(call, look, wish) : says(call.say('board.no-entry', { last: moments.count }))
}
