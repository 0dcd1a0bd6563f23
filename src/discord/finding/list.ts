import { type Found, placesOf, type TableLook, type TableWishRow } from '../../tables/index.ts'
import { escapeMarkdown, type Language } from '../../words/index.ts'
import { folderOf, type House } from '../house.ts'
import { seatName, tableWords } from '../people/names.ts'
import { timestamp } from '../words/awaited.ts'
import { gameWords } from '../words/game-words.ts'
import { labelVoice, messageVoice } from '../words/language.ts'
import { linesWithin } from '../words/text.ts'

/** All of it must have room in one message, with what stands around it. */
const longest = 1100

/** Who would like to play what, which tables have room, which seats somebody has left. */
export function foundLines(house: House, found: Found, language: Language): string {
  const say = messageVoice(language)
  const nameOf = ({ game }: { readonly game: string }): string => gameWords(folderOf(house, game), language).say('game.name')
  const channelOf = ({ channel }: TableLook) => ({ markup: `<#${channel}>` })
  const wishes = found.wishes.map((wish) =>
    say('find.wish-line', {
      name: { markup: escapeMarkdown(wish.name) },
      wish: { markup: wishInWords(house, wish, language) },
      until: { markup: timestamp(wish.until) },
    }),
  )
  const lobbies = found.lobbies.map((look) =>
    say('find.lobby-line', {
      ...{ game: { markup: nameOf(look) }, table: channelOf(look) },
      ...{ taken: look.seats.length, most: placesOf(look.terms, folderOf(house, look.game).rulebook) },
    }),
  )
  const seats = found.seats.map(({ look, seat }) =>
    say('find.seat-line', {
      ...{ game: { markup: nameOf(look) }, table: channelOf(look) },
      seat: { markup: seatName(tableWords(folderOf(house, look.game), look, language), look, look.seats[seat]!) },
    }),
  )
  const part = (heading: string, lines: readonly string[]): string[] =>
    lines.length === 0
      ? []
      : [
          `**${heading}**`,
          linesWithin(
            lines.map((line) => `- ${line}`),
            longest,
          ),
        ]
  const parts = [...part(say('find.wishes'), wishes), ...part(say('find.lobbies'), lobbies), ...part(say('find.seats'), seats)]
  return parts.length > 0 ? parts.join('\n') : say('find.nobody')
}

type Wish = Pick<TableWishRow, 'game' | 'least' | 'most' | 'pace'>

function partsOf(house: House, { game, least, most, pace }: Wish, language: Language) {
  const label = labelVoice(language)
  const people = label('find.people', { least, most, range: least === most ? 'one' : 'several' })
  return {
    name: gameWords(folderOf(house, game), language).say('game.name'),
    terms: `${people} · ${label(pace === null ? 'find.any-pace' : `pace.${pace}`)}`,
  }
}

/** "Venonta · 3–4 people · a day, and 8 hours more each turn" */
export function wishInWords(house: House, wish: Wish, language: Language): string {
  const { name, terms } = partsOf(house, wish, language)
  return `**${name}** · ${terms}`
}

/** The same where nothing can be bold. */
export function wishAsLabel(house: House, wish: Wish, language: Language): string {
  const { name, terms } = partsOf(house, wish, language)
  return `${name} · ${terms}`
}
