import { heard } from '../../kernel/index.ts'
import { type Post, strikes, type TableLook } from '../../tables/index.ts'
import type { Language } from '../../words/index.ts'
import { idOf } from '../buttons.ts'
import { folderOf, type House } from '../house.ts'
import { tableWords } from '../people/names.ts'
import { button, container, type Message, message, row, text } from '../ui.ts'
import { labelVoice, messageVoice } from '../words/language.ts'

/** The newest of more. */
const mostLines = 10

/** What has struck a seat since its person was last there; undefined if all of it was taken back. It makes no sound. */
export async function renderNews(
  house: House,
  look: TableLook,
  { body, seq }: Post,
  number: number,
  language: Language,
): Promise<Message | undefined> {
  const seat = look.seats[number]?.seat
  const from = body.from?.entry
  if (!seat || from === undefined) return undefined
  const folder = folderOf(house, look.game)
  const words = tableWords(folder, look, language)
  const entries = await house.tables.log({ table: look.id, from, limit: seq - from + 1 })
  const notices = entries
    .filter(({ inForce }) => inForce)
    .flatMap(({ events }) => events.flatMap((event) => heard(event, seat) ?? []))
  const lines = notices
    .filter((notice) => strikes(folder.rulebook, notice, seat))
    .map((notice) => `- ${words.notice(notice, 'event')}`)
  if (lines.length === 0) return undefined
  const heading = messageVoice(language)('news.title', { table: { markup: `<#${look.channel}>` } })
  const label = labelVoice(language)
  const buttons = row(
    button(idOf('turn', { table: look.id }), label('status.my-turn'), 'main'),
    button(idOf('log', { table: look.id }), label('status.log')),
  )
  return { ...message([container([text([heading, ...lines.slice(-mostLines)].join('\n')), buttons])]), silent: true }
}
