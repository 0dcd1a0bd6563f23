import type { GameFolder } from '../../games/folder.ts'
import type { Param } from '../../kernel/index.ts'
import { placesOf, presets, snapshots, type TableLook } from '../../tables/index.ts'
import { languages } from '../../words/index.ts'
import { idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { folderOf } from '../house.ts'
import { codeOf } from '../panel/codes.ts'
import { leftOut } from '../panel/controls.ts'
import { versionOf } from '../panel/version.ts'
import { button, container, type Entry, type Message, message, type Part, row, select, text } from '../ui.ts'
import { type GameWords, gameWords, isNumbered } from '../words/game-words.ts'
import { paceInWords } from '../words/pace.ts'
import { consequence, current, optionLines, optionName, optionValue } from './options.ts'
import { reactionSelect, suggestions } from './reactions.ts'
import { termsSelect } from './terms.ts'

/** The kinds of option that a lobby can show as one select. */
const isSimple = (param: Param): boolean => /^(one-of|number|switch|nth)$/.test(param.kind)

/** Marks what is good for a first game. */
const forFirst = '★'

/** More of them have no room beside the rest. */
const mostOptions = 10

/** What is good for a first game: what the guided one is played with, else what is usual for so many. */
const forFirstGame = ({ guide }: GameFolder, param: Param, { seats }: TableLook, name: string): unknown =>
  // `as never`: options are asked about the number of seats, whatever the game.
  guide?.deal.options?.[name] ?? param.standard?.(seats.length as never, '', {})

/** The form behind the Options button: one select for each option, and which seat one would like. */
export async function optionsForm(call: Call, look: TableLook, told = ''): Promise<Message> {
  const folder = folderOf(call.house, look.game)
  const words = gameWords(folder, call.language, { form: 'plain' })
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
  return message([
    container([
      title,
      ...optionSelects(call, folder, look, words).slice(0, mostOptions),
      paceSelect(call, look),
      ...reactionSelect(call, folder, look),
      snapshotsSelect(call, look),
      languageSelect(call, look),
      ...placesSelect(call, folder, look),
      ...(await termsSelect(call, look)),
      ...wishSelect(call, look, words),
      ...(await suggestions(call, folder, look, words)),
      row(button(idOf('computer-away', { table: look.id }), call.label('lobby.remove-computer'))),
    ]),
  ])
}

/** A select for each option, with what its values lead to. */
function optionSelects(call: Call, folder: GameFolder, look: TableLook, words: GameWords): Part[] {
  const version = versionOf(folder.rulebook)
  return Object.entries(folder.rulebook.options.params).flatMap(([name, param]) => {
    const entries = isSimple(param) ? entriesOf(call, folder, look, words, name, param) : []
    if (entries.length < 2) return []
    return [row(select(idOf('option', { table: look.id, version, name }), optionName(words, name), entries))]
  })
}

function entriesOf(
  call: Call,
  folder: GameFolder,
  look: TableLook,
  words: GameWords,
  name: string,
  param: Param,
): readonly Entry[] {
  const now = current(param, look, name)
  const good = forFirstGame(folder, param, look, name)
  const entryOf = (value: unknown, code: string, said: string): Entry => ({
    value: code,
    label: `${optionName(words, name)}: ${said}${value === good ? ` ${forFirst}` : ''}`,
    help: consequence(words, name, value),
    chosen: value === now,
  })
  // `as never`: options are asked about the number of seats, whatever the game.
  const values = [...param.list(look.seats.length as never, '', look.options)]
  const listed = values.map((value) => entryOf(value, codeOf(param, value), optionValue(words, name, param, value)))
  const mayBeLeftOut = listed.length > 1 && param.optional && !param.standard
  return mayBeLeftOut ? [entryOf(undefined, leftOut, call.label('panel.leave-out')), ...listed] : listed
}

const paceSelect = ({ label, language }: Call, { id: table, pace }: TableLook): Part =>
  row(
    select(
      idOf('table-pace', { table }),
      label('lobby.pace', { value: paceInWords(pace, language) }),
      presets.map((preset) => ({
        value: preset,
        label: label('lobby.pace', { value: label(`pace.${preset}`) }),
        help: label(`pace.${preset}.means`),
        chosen: preset === pace.preset,
      })),
    ),
  )

const snapshotsSelect = ({ label }: Call, { id: table, snapshots: now }: TableLook): Part =>
  row(
    select(
      idOf('table-snapshots', { table }),
      label('lobby.snapshots', { value: label(`snapshots.${now}`) }),
      snapshots.map((wish) => ({
        value: wish,
        label: label('lobby.snapshots', { value: label(`snapshots.${wish}`) }),
        help: label(`snapshots.${wish}.means`),
        chosen: wish === now,
      })),
    ),
  )

const languageSelect = ({ label }: Call, { id: table, language }: TableLook): Part =>
  row(
    select(
      idOf('table-language', { table }),
      label('lobby.language'),
      languages.map((one) => ({
        value: one,
        label: `${label('lobby.language')}: ${label(`language.${one}`)}`,
        chosen: one === language,
      })),
    ),
  )

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
