import { minute } from '../../durations.ts'
import { type ChangeSettings, presets, snapshots, type TableLook } from '../../tables/index.ts'
import { languages } from '../../words/index.ts'
import type { Handler } from '../buttons.ts'
import type { Call } from '../call.ts'
import { folderOf } from '../house.ts'
import { fromCode } from '../panel/codes.ts'
import { leftOut } from '../panel/controls.ts'
import { versionOf } from '../panel/version.ts'
import { type Message, says, success, warning } from '../ui.ts'
import { gameWords } from '../words/game-words.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'
import { optionsForm } from './options-form.ts'
import { termsOf } from './terms.ts'

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
