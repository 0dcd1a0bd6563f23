import type { AutocompleteInteraction } from 'discord.js'
import type { GameFolder, RulesPage } from '../../games/folder.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import type { Choice, Completion } from '../command.ts'
import { folderOf } from '../house.ts'
import { unknownGame } from '../lobby/game-meant.ts'
import { findTable } from '../servers/find-table.ts'
import { button, container, type File, type Message, message, type Part, picture, row, says, select, text } from '../ui.ts'
import { gameWords } from '../words/game-words.ts'
import { clip } from '../words/text.ts'
import { textPages } from './pages.ts'
import { rulesPagesOf, symbolsDrawn, symbolsId } from './symbols.ts'
import { termsOnPanel } from './terms.ts'

export interface RulesWish {
  readonly game?: string
  readonly topic?: string
  readonly search?: string
}

const longestPage = 3300

const pagesOf = (folder: GameFolder, call: Call): readonly RulesPage[] => rulesPagesOf(folder, call.language)

/** A page of the rules with the way to all the others. */
async function rulesMessage(call: Call, folder: GameFolder, id: string, part = 0, words: readonly Part[] = []): Promise<Message> {
  const pages = pagesOf(folder, call)
  // What somebody types instead of choosing it is a title in their language.
  const typed = id.toLowerCase()
  const page = pages.find((one) => one.id === typed || one.title.toLowerCase() === typed) ?? pages[0]
  if (!page) return says(call.say('rules.nothing-found'))
  if (page.id === symbolsId && part === 0) {
    const drawn = await symbolsDrawn(call.house, folder, call.language, page)
    if (drawn) return symbolsMessage(call, folder, page, drawn)
  }
  const texts = textPages(page.text, longestPage)
  const shown = Math.min(Math.max(0, part), texts.length - 1)
  const id_ = (next: number, mark: string) => idOf('rules-part', { game: folder.rulebook.id, topic: page.id, part: next, mark })
  const leaf = row(
    button(id_(shown - 1, 'b'), '◀', 'plain', { disabled: shown === 0 }),
    button(id_(shown + 1, 'n'), '▶', 'plain', { disabled: shown === texts.length - 1 }),
  )
  return message([
    container([
      text(`### ${page.title}\n${texts[shown]}`),
      texts.length > 1 && leaf,
      ...words,
      topics(call, folder, pages, page.id),
    ]),
  ])
}

/** The signs as they look on pictures; what they mean stands beside each, and one press away in words. */
function symbolsMessage(call: Call, folder: GameFolder, page: RulesPage, drawn: readonly File[]): Message {
  const inWords = idOf('rules-part', { game: folder.rulebook.id, topic: page.id, part: 1, mark: 'w' })
  const parts = [
    text(`### ${page.title}`),
    ...drawn.map(({ name, alt }) => picture(name, alt)),
    row(button(inWords, call.label('board.in-words'))),
    topics(call, folder, pagesOf(folder, call), page.id),
  ]
  return message([container(parts)], { files: drawn })
}

function topics(call: Call, folder: GameFolder, pages: readonly RulesPage[], open: string): Part {
  const entries = pages.slice(0, 25).map(({ id, title }) => ({ value: id, label: title, chosen: id === open }))
  return row(select(idOf('rules-topic', { game: folder.rulebook.id }), call.label('rules.choose'), entries))
}

/** The pages that hold all the words, the most telling first. */
function search(pages: readonly RulesPage[], wanted: string): readonly RulesPage[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const score = ({ title, text }: RulesPage): number => {
    const body = text.toLowerCase()
    if (!words.every((word) => body.includes(word) || title.toLowerCase().includes(word))) return 0
    return words.reduce((sum, word) => sum + body.split(word).length - 1 + (title.toLowerCase().includes(word) ? 10 : 0), 0)
  }
  return pages.filter((page) => score(page) > 0).sort((a, b) => score(b) - score(a))
}

/** `/rules` */
export async function rulesCommand(call: Call, wish: RulesWish): Promise<Message> {
  const look = wish.game === undefined ? await findTable(call) : undefined
  const id = wish.game ?? look?.game ?? call.house.games[0]?.rulebook.id
  if (id === undefined || !call.house.games.some(({ rulebook }) => rulebook.id === id)) return unknownGame(call)
  const folder = folderOf(call.house, id)
  const pages = pagesOf(folder, call)
  if (wish.search !== undefined) {
    const found = search(pages, wish.search)
    if (found[0]) return rulesMessage(call, folder, found[0].id)
    return message([container([text(call.say('rules.nothing-found')), topics(call, folder, pages, '')])])
  }
  return rulesMessage(call, folder, wish.topic ?? '')
}

/** What can be typed into `/rules`: topics of the game, or the game. */
export async function rulesChoices(completion: Completion, { options }: AutocompleteInteraction): Promise<readonly Choice[]> {
  if (completion.option === 'game') return gameChoices(completion)
  const { house, channel, language, typed } = completion
  const id = options.getString('game') ?? (await house.tables.look({ channel }))?.game ?? house.games[0]?.rulebook.id
  const folder = house.games.find(({ rulebook }) => rulebook.id === id)
  const wanted = typed.toLowerCase()
  return (folder ? rulesPagesOf(folder, language) : [])
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .map(({ id, title }) => ({ name: clip(title, 100), value: id }))
}

/** The games there are. */
export async function gameChoices({ house, language, typed }: Completion): Promise<readonly Choice[]> {
  const wanted = typed.toLowerCase()
  return house.games
    .map((folder) => ({ name: gameWords(folder, language, { form: 'plain' }).say('game.name'), value: folder.rulebook.id }))
    .filter(({ name, value }) => name.toLowerCase().includes(wanted) || value.includes(wanted))
}

/** The Rules button of a panel: the page that explains what is asked. */
export const rulesPressed: Handler<'rules'> = async (call, { table, page, move }) => {
  const look = await call.table(table)
  if (!look) return says(call.say('problem.old-button'))
  const folder = folderOf(call.house, look.game)
  return rulesMessage(call, folder, page, 0, termsOnPanel(call, folder, look, move))
}

export const rulesTopicChosen: Handler<'rules-topic'> = async (call, { game }, { values: [page = ''] }) =>
  rulesOf(call, game, page)

export const rulesPartPressed: Handler<'rules-part'> = async (call, { game, topic, part }) => rulesOf(call, game, topic, part)

/** The button may be older than what games there are. */
async function rulesOf(call: Call, game: string, page: string, part?: number): Promise<Message> {
  const folder = call.house.games.find(({ rulebook }) => rulebook.id === game)
  return folder ? rulesMessage(call, folder, page, part) : says(call.say('problem.old-button'))
}
