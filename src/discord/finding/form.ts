import { type Preset, presets, wishDays } from '../../tables/index.ts'
import { type Carried, type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { folderOf } from '../house.ts'
import { button, container, type Message, message, row, select, text } from '../ui.ts'
import { wishInWords } from './list.ts'

interface Form {
  readonly game: string
  readonly least: number
  readonly most: number
  readonly pace: Preset | null
  readonly days: number
}

/** What somebody would play: with how many, at which pace, and for how long they wish it. */
export function formOf(call: Call, form: Form): Message {
  const { house, label, say } = call
  const { game, least, most, pace, days } = form
  const { from, to } = folderOf(house, game).rulebook.seats
  const carried = { game, least, most, pace: pace ?? '', days }
  const own = (what: string): string => idOf('find-set', { ...carried, what })
  const sizes = Array.from({ length: to - Math.max(2, from) + 1 }, (_, index) => Math.max(2, from) + index).map((size) => ({
    value: String(size),
    label: label('find.people', { least: size, most: size, range: 'one' }),
    chosen: size >= least && size <= most,
  }))
  const paces = [null, ...presets].map((one) => ({
    value: one ?? 'any',
    label: label(one === null ? 'find.any-pace' : `pace.${one}`),
    chosen: one === pace,
  }))
  const times = wishDays.map((one) => ({ value: String(one), label: label('find.days', { days: one }), chosen: one === days }))
  const wish = `${wishInWords(house, form, call.language)} · ${label('find.days', { days })}`
  return message([
    container([
      text(`### ${say('find.title')}\n${wish}\n-# ${say('find.means')}`),
      row(select(own('size'), label('find.choose-size'), sizes, { min: 1, max: sizes.length })),
      row(select(own('pace'), label('find.choose-pace'), paces)),
      row(select(own('days'), label('find.choose-days'), times)),
      row(button(idOf('find-wish', carried), label('find.wish'), 'good'), button(idOf('find-all'), label('panel.back'))),
    ]),
  ])
}

export const findSet: Handler<'find-set'> = async (call, { what, ...carried }, { values }) =>
  formOf(call, chosen(carried, what, values))

function chosen(carried: Carried<'find-wish'>, what: string, values: readonly string[]): Form {
  const pace = presets.find((preset) => preset === (what === 'pace' ? values[0] : carried.pace)) ?? null
  const form = { ...carried, pace }
  if (what === 'size') {
    const sizes = values.map(Number)
    return { ...form, least: Math.min(...sizes), most: Math.max(...sizes) }
  }
  return what === 'days' ? { ...form, days: Number(values[0]) } : form
}
