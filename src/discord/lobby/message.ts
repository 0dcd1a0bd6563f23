import { placesOf, type SeatLook, type TableLook } from '../../tables/index.ts'
import { escapeMarkdown, type Language, list } from '../../words/index.ts'
import { idOf } from '../buttons.ts'
import { problemOf } from '../gateway/logger.ts'
import { folderOf, type House } from '../house.ts'
import { computerNames } from '../people/computers.ts'
import { button, container, edges, type File, line, type Message, message, type Part, picture, row, text } from '../ui.ts'
import { timestamp } from '../words/awaited.ts'
import { gameWords } from '../words/game-words.ts'
import { labelVoice, messageVoice } from '../words/language.ts'
import { optionLines, optionsOf } from './options.ts'

/** A table before the game: what is played, who sits there, what is still missing, and the buttons. */
export async function lobbyMessage(house: House, look: TableLook, language: Language): Promise<Message> {
  const folder = folderOf(house, look.game)
  const words = gameWords(folder, language)
  const say = messageVoice(language)
  const { from } = folder.rulebook.seats
  const to = placesOf(look.terms, folder.rulebook)
  const cover = await coverOf(house, look, language)
  const computers = computerNames(look)
  const seats = look.seats.map(
    (seat) => `- ${seatLine(seat, computers.get(seat.number), words.name('seat', seat.wish), language)}`,
  )
  const lines = ['game.tagline', 'lobby.goal']
    .filter((key) => words.has(key))
    .map((key) => words.say(key, optionsOf(folder, look)))
  const parts: (Part | undefined | false)[] = [
    text(
      `### ${[say(look.purpose === 'practice' ? 'practice.title' : 'lobby.title', { game: { markup: words.say('game.name') } }), ...lines].join('\n')}`,
    ),
    cover && picture(cover.name, cover.alt),
    text([say('lobby.seats', { taken: look.seats.length, most: to, least: from }), ...seats].join('\n')),
    text(optionLines(folder, look, language).join('\n')),
    waitsFor(look, language),
    line(),
    text(
      look.status === 'lobby'
        ? `${say(look.purpose === 'practice' ? 'practice.how' : 'lobby.how')}\n-# ${say('lobby.fairness', { hash: look.secretHash.slice(0, 16) })}`
        : say(look.ending ? 'lobby.closed' : 'lobby.started'),
    ),
    ...(look.status === 'lobby' ? lobbyButtons(look, language, folder.guide !== undefined) : []),
  ]
  return message([container(parts, edges.lobby)], { files: cover ? [cover] : [] })
}

/** Whoever is asked to play again and has not answered. */
function waitsFor({ again }: TableLook, language: Language): Part | undefined {
  if (!again || again.missing.length === 0) return undefined
  const names = list(
    language,
    again.missing.map(({ name }) => escapeMarkdown(name)),
  )
  return text(messageVoice(language)('again.waits', { names: { markup: names }, until: { markup: timestamp(again.until) } }))
}

function seatLine(
  { name, person: who, wish, level }: SeatLook,
  computer: string | undefined,
  wished: string,
  language: Language,
): string {
  const say = messageVoice(language)
  const person =
    level === null
      ? escapeMarkdown(name ?? say('people.somebody'))
      : say('lobby.computer-named', { name: computer ?? say('lobby.computer'), level: say(`level.${level}`) })
  return wish === null || (name === null && who !== null)
    ? person
    : say('lobby.wishes', { person: { markup: person }, seat: { markup: wished } })
}

function lobbyButtons({ id: table, purpose, game }: TableLook, language: Language, isTaught: boolean): Part[] {
  const label = labelVoice(language)
  const id = (name: 'join' | 'leave' | 'computer' | 'options' | 'start') => idOf(name, { table })
  return [
    row(
      ...(purpose === 'practice' ? [] : [button(id('join'), label('lobby.join'), 'good')]),
      button(id('leave'), label('lobby.leave')),
      button(id('computer'), label('lobby.add-computer')),
      button(id('options'), label('lobby.options')),
      button(id('start'), label('lobby.start'), 'main'),
    ),
    ...(isTaught ? [row(button(idOf('learn', { game }), label('learn.button')))] : []),
  ]
}

/** The picture of the game, where its painter has one. */
async function coverOf(house: House, look: TableLook, language: Language): Promise<File | undefined> {
  const folder = folderOf(house, look.game)
  try {
    const { png } = await house.studio.picture({
      painter: folder.painter,
      scene: 'cover',
      view: { seats: look.seats.length },
      language,
    })
    return { name: 'cover.png', bytes: png, alt: gameWords(folder, language, { form: 'plain' }).say('game.name') }
  } catch (error) {
    house.log.debug({ game: look.game, error: problemOf(error) }, 'no cover')
    return undefined
  }
}
