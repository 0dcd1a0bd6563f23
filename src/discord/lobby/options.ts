import { minute } from '../../durations.ts'
import type { GameFolder } from '../../games/folder.ts'
import type { Param } from '../../kernel/index.ts'
import { type ChangeSettings, placesOf, presets, snapshots, type TableLook } from '../../tables/index.ts'
import type { Language } from '../../words/index.ts'
import { languages } from '../../words/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { folderOf } from '../house.ts'
import { codeOf, fromCode } from '../panel/codes.ts'
import { leftOut } from '../panel/controls.ts'
import { versionOf } from '../panel/version.ts'
import {
  button,
  container,
  type Entry,
  type Message,
  message,
  type Part,
  row,
  says,
  select,
  success,
  text,
  warning,
} from '../ui.ts'
import { type GameWords, gameWords, isNumbered } from '../words/game-words.ts'
import { messageVoice } from '../words/language.ts'
import { paceInWords } from '../words/pace.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'
import { hasReactions, reactionSelect, reactionTimes, suggestions } from './reactions.ts'
import { termLines, termsOf, termsSelect } from './terms.ts'

/** The kinds of option that a lobby can show as one select. */
const isSimple = (param: Param): boolean => /^(one-of|number|switch|nth)$/.test(param.kind)

/** Marks what is good for a first game. */
const forFirst = '★'

function optionName(words: GameWords, name: string): string {
  return words.has(`option.${name}`) ? words.say(`option.${name}`) : name
}

function optionValue(words: GameWords, name: string, param: Param, value: unknown): string {
  const key = `option.${name}.${String(value)}`
  return words.has(key) ? words.say(key) : words.value(name, param, value)
}

/** What a value leads to. */
function consequence(words: GameWords, name: string, value: unknown): string | undefined {
  const key = [value === undefined ? 'none' : String(value), 'any'].map((one) => `option.${name}.${one}.means`).find(words.has)
  return key && words.say(key, { value })
}

/** What is good for a first game: what the guided one is played with, else what is usual for so many. */
const forFirstGame = ({ guide }: GameFolder, param: Param, { seats }: TableLook, name: string): unknown =>
  // `as never`: options are asked about the number of seats, whatever the game.
  guide?.deal.options?.[name] ?? param.standard?.(seats.length as never, '', {})

/** The value that holds now: what was chosen, else the standard for this number of seats. */
function current(param: Param, look: TableLook, name: string): unknown {
  if (name in look.options) return look.options[name]
  // `as never`: options are asked about the number of seats, whatever the game.
  return param.standard?.(look.seats.length as never, '', look.options)
}

/** What the words of a game need to say what is played for: each option, and how many sit there. */
export const optionsOf = ({ rulebook }: GameFolder, look: TableLook): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(Object.entries(rulebook.options.params).map(([name, param]) => [name, current(param, look, name) ?? 0])),
  seats: look.seats.length,
})

/** The options as they stand, one line each; with what they lead to, for whoever asks. */
export function optionLines(folder: GameFolder, look: TableLook, language: Language, explained = false): readonly string[] {
  const words = gameWords(folder, language)
  const lines = Object.entries(folder.rulebook.options.params).flatMap(([name, param]) => {
    const value = current(param, look, name)
    const means = explained ? consequence(words, name, value) : undefined
    const said = value === undefined ? '' : `${optionName(words, name)}: ${optionValue(words, name, param, value)}`
    return said === '' ? [] : [`-# ${said}${means ? ` · ${means}` : ''}`]
  })
  const say = messageVoice(language)
  const pace = say('lobby.pace', { value: { markup: paceInWords(look.pace, language) } })
  const boards = say('lobby.snapshots', { value: { markup: say(`snapshots.${look.snapshots}`) } })
  const reactions = hasReactions(folder, look)
    ? [`-# ${say('lobby.reactions', reactionTimes(look.pace.reaction, language))}`]
    : []
  return [
    ...lines,
    `-# ${pace}`,
    ...reactions,
    ...(look.snapshots === 'phase' ? [] : [`-# ${boards}`]),
    ...termLines(look, language),
  ]
}

/** The form behind the Options button: one select for each option, and which seat one would like. */
export async function optionsForm(call: Call, look: TableLook, told = ''): Promise<Message> {
  const folder = folderOf(call.house, look.game)
  const words = gameWords(folder, call.language, { form: 'plain' })
  const params = Object.entries(folder.rulebook.options.params)
  const selects = params.flatMap(([name, param]) => {
    if (!isSimple(param)) return []
    const now = current(param, look, name)
    const good = forFirstGame(folder, param, look, name)
    const entries: Entry[] = []
    for (const value of param.list(look.seats.length as never, '', look.options)) {
      const star = value === good ? ` ${forFirst}` : ''
      const label = `${optionName(words, name)}: ${optionValue(words, name, param, value)}${star}`
      entries.push({ value: codeOf(param, value), label, help: consequence(words, name, value), chosen: value === now })
    }
    if (entries.length < 2) return []
    if (param.optional && !param.standard)
      entries.unshift({
        value: leftOut,
        label: `${optionName(words, name)}: ${call.label('panel.leave-out')}${good === undefined ? ` ${forFirst}` : ''}`,
        help: consequence(words, name, undefined),
        chosen: now === undefined,
      })
    return [
      row(
        select(idOf('option', { table: look.id, version: versionOf(folder.rulebook), name }), optionName(words, name), entries),
      ),
    ]
  })
  const title = text(
    [
      `### ${call.say('lobby.options-title')}`,
      ...(told ? [told] : []),
      `-# ${call.say('lobby.for-first', { sign: forFirst })}`,
    ].join('\n'),
  )
  // Whoever may not change the table sees how it is set and chooses for themselves only.
  if (call.person !== look.opener && !(await call.moderates(look)))
    return message([
      container([
        title,
        text(optionLines(folder, look, call.language, true).join('\n')),
        ...wishSelect(call, look, words),
        ...(await suggestions(call, folder, look, words)),
      ]),
    ])
  const parts: Part[] = [
    title,
    ...selects.slice(0, 10),
    row(
      select(
        idOf('table-pace', { table: look.id }),
        call.label('lobby.pace', { value: paceInWords(look.pace, call.language) }),
        presets.map((preset) => ({
          value: preset,
          label: call.label('lobby.pace', { value: call.label(`pace.${preset}`) }),
          help: call.label(`pace.${preset}.means`),
          chosen: preset === look.pace.preset,
        })),
      ),
    ),
    ...reactionSelect(call, folder, look),
    row(
      select(
        idOf('table-snapshots', { table: look.id }),
        call.label('lobby.snapshots', { value: call.label(`snapshots.${look.snapshots}`) }),
        snapshots.map((wish) => ({
          value: wish,
          label: call.label('lobby.snapshots', { value: call.label(`snapshots.${wish}`) }),
          help: call.label(`snapshots.${wish}.means`),
          chosen: wish === look.snapshots,
        })),
      ),
    ),
    row(
      select(
        idOf('table-language', { table: look.id }),
        call.label('lobby.language'),
        languages.map((one) => ({
          value: one,
          label: `${call.label('lobby.language')}: ${call.label(`language.${one}`)}`,
          chosen: one === look.language,
        })),
      ),
    ),
    ...placesSelect(call, folder, look),
    ...(await termsSelect(call, look)),
    ...wishSelect(call, look, words),
    ...(await suggestions(call, folder, look, words)),
    row(button(idOf('computer-away', { table: look.id }), call.label('lobby.remove-computer'))),
  ]
  return message([container(parts)])
}

/** How many can sit there: as many as sit there already, at least. */
function placesSelect(call: Call, { rulebook }: GameFolder, look: TableLook): Part[] {
  const { from, to } = rulebook.seats
  const least = Math.max(from, look.seats.length)
  if (look.purpose === 'practice' || least >= to) return []
  const now = placesOf(look.terms, rulebook)
  const entries = Array.from({ length: to - least + 1 }, (_, index) => least + index).map((places) => ({
    value: String(places),
    label: call.label('lobby.places', { places }),
    chosen: places === now,
  }))
  return [row(select(idOf('table-places', { table: look.id }), call.label('lobby.places', { places: now }), entries))]
}

/** Where the game's seats have names of their own, people may say which one they would like. */
function wishSelect(call: Call, look: TableLook, words: GameWords): Part[] {
  const { all } = folderOf(call.house, look.game).rulebook.seats
  const mine = look.seats.find(({ person }) => person === call.person)
  if (!mine || isNumbered(all[0] ?? 'p1')) return []
  const entries = all.map((seat) => ({
    value: seat,
    label: `${call.label('lobby.wish')}: ${words.name('seat', seat)}`,
    chosen: mine.wish === seat,
  }))
  const any = { value: 'any', label: `${call.label('lobby.wish')}: ${call.label('lobby.any-seat')}`, chosen: mine.wish === null }
  return [row(select(idOf('wish', { table: look.id }), call.label('lobby.wish'), [any, ...entries]))]
}

/** Somebody chose a value in the form. */
export const optionChosen: Handler<'option'> = async (call, { table, version, name }, { values: [code = ''] }) => {
  const look = await call.table(table)
  if (!look) return says(call.say('problem.old-button'))
  const { rulebook } = folderOf(call.house, look.game)
  const param = rulebook.options.params[name]
  if (!param || version !== versionOf(rulebook)) return optionsForm(call, look, call.say('problem.renewed'))
  const { [name]: _, ...others } = look.options
  return changed(call, look, { options: code === leftOut ? others : { ...others, [name]: fromCode(param, code) } })
}

export const paceChosen: Handler<'table-pace'> = async (call, { table }, { values: [value = ''] }) => {
  const look = await call.table(table)
  const pace = presets.find((one) => one === value)
  if (!look || !pace) return says(call.say('problem.old-button'))
  return changed(call, look, { pace })
}

export const reactionChosen: Handler<'table-reaction'> = async (call, { table }, { values: [value = ''] }) => {
  const look = await call.table(table)
  const minutes = Number(value)
  if (!look || !Number.isInteger(minutes) || minutes < 1) return says(call.say('problem.old-button'))
  return changed(call, look, { pace: { reaction: minutes * minute } })
}

/** A suggested habit is switched on or off before the game begins. */
export const suggestionChosen: Handler<'table-habit'> = async (call, { table, habit: name }) => {
  const { tables } = call.house
  const { request, person } = call
  const before = await tables.plans.get({ table, person })
  if (!before) return says(call.say('problem.old-button'))
  const others = before.habits.filter((kept) => kept.name !== name)
  const habits = others.length < before.habits.length ? others : [...others, { name, settings: {} }]
  return answered(call, table, await tables.plans.make({ table, person, request, plan: { habits } }))
}

export const snapshotsChosen: Handler<'table-snapshots'> = async (call, { table }, { values: [value = ''] }) => {
  const look = await call.table(table)
  const wish = snapshots.find((one) => one === value)
  if (!look || !wish) return says(call.say('problem.old-button'))
  return changed(call, look, { snapshots: wish })
}

export const termsChosen: Handler<'table-terms'> = async (call, { table }, { values }) => {
  const look = await call.table(table)
  return look ? changed(call, look, { terms: await termsOf(call, look, values) }) : says(call.say('problem.old-button'))
}

export const placesChosen: Handler<'table-places'> = async (call, { table }, { values: [value = ''] }) => {
  const look = await call.table(table)
  return look ? changed(call, look, { terms: { places: Number(value) } }) : says(call.say('problem.old-button'))
}

export const tableLanguageChosen: Handler<'table-language'> = async (call, { table }, { values: [value = ''] }) => {
  const look = await call.table(table)
  const language = languages.find((one) => one === value)
  if (!look || !language) return says(call.say('problem.old-button'))
  return changed(call, look, { language })
}

export const wishChosen: Handler<'wish'> = async (call, { table }, { values: [seat = ''] }) => {
  const { tables } = call.house
  const { request, person, name } = call
  const result = await tables.sit({ table, request, person, name, wish: seat === 'any' ? null : seat })
  return answered(call, table, result)
}

export const computerTakenAway: Handler<'computer-away'> = async (call, { table }) => {
  const { request, person } = call
  return answered(call, table, await call.house.tables.removeComputer({ table, request, person }))
}

async function changed(
  call: Call,
  look: TableLook,
  change: Pick<ChangeSettings, 'options' | 'language' | 'pace' | 'snapshots' | 'terms'>,
): Promise<Message> {
  const { request, person } = call
  const moderator = await call.moderates(look)
  return answered(call, look.id, await call.house.tables.change({ table: look.id, request, person, moderator, ...change }))
}

type Outcome = Awaited<ReturnType<Call['house']['tables']['change']>>

async function answered(call: Call, table: string, result: Outcome): Promise<Message> {
  const look = result.refused ? await call.house.tables.look({ table }) : result.look
  if (!look) return says(call.say('problem.old-button'))
  const words = gameWords(folderOf(call.house, look.game), call.language)
  const told = result.refused ? warning(refusalInWords(result.refused, call.language, words)) : success(call.say('lobby.changed'))
  return optionsForm(call, look, told)
}
