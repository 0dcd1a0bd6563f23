import type { GameFolder } from '../../../src/games/folder.ts'
import { bids } from '../../kernel/example.ts'

const en = {
  'game.name': 'Bids',
  'game.tagline': 'Bid cards for prizes.',
  'chapter.round': 'The round',
  'phase.bidding': 'Bidding',
  'phase.over': 'Over',
  'decision.bid': 'Choose a card to bid for the prize.',
  'move.bid': 'Bid',
  'move.bid.help': 'Bid one card of your hand',
  'doing.bid': '{card}',
  'param.card': 'Card',
  'param.card.help': 'One of the cards in your hand',
  'event.has-bid': '{seat} has bid.',
  'event.prize': 'The prize is {prize, number}.',
  'event.bids': 'The bids are open. {winner} takes the prize.',
  'refusal.already-bid': 'You have already bid.',
  'refusal.not-in-hand': 'You do not hold this card; bid one of those you hold.',
  'refusal.game-over': 'The game is over.',
  'refusal.unknown-seat': 'There is no such seat.',
  'refusal.unknown-move': 'There is no such move.',
  'refusal.bad-option': 'From 2 to 6 prizes.',
  'option.prizes': 'Prizes',
  'option.lowestWins': 'Lowest bid wins',
  'option.lowestWins.true': 'yes',
  'option.lowestWins.false': 'no',
}

const it: typeof en = {
  ...en,
  'game.name': 'Aste',
  'decision.bid': 'Scegli una carta da offrire per il premio.',
  'move.bid': 'Offri',
  'move.bid.help': 'Offri una carta della tua mano',
  'doing.bid': '{card}',
  'param.card': 'Carta',
}
const de: typeof en = {
  ...en,
  'game.name': 'Gebote',
  'decision.bid': 'Wähle eine Karte, die du für den Preis bietest.',
  'move.bid': 'Bieten',
  'move.bid.help': 'Biete eine Karte aus deiner Hand',
  'doing.bid': '{card}',
  'param.card': 'Karte',
}

interface View {
  readonly round: number
  readonly prize: number
  readonly seats: readonly string[]
  readonly players: Readonly<Record<string, { readonly hand: readonly number[] | number; readonly points: number }>>
}

/** The kernel's example with words and a picture: a game small enough to be read whole in a test. */
export const bidsFolder: GameFolder<View> = {
  rulebook: bids,
  words: { en, it, de },
  names: { seat: 'seat', winner: 'seat' },
  text: {
    board: ({ view: { prize, seats, players } }) =>
      [`Prize: ${prize}`, ...seats.map((seat) => `${seat}: ${players[seat]?.points} points`)].join('\n'),
    alt: ({ view: { round, prize } }) => `Round ${round}, prize ${prize}`,
    hand: ({ players }, seat) => {
      const hand = players[seat]?.hand
      return typeof hand === 'object' ? [{ as: 'sentence', said: `Cards: ${hand.join(', ')}` }] : undefined
    },
    self: ({ players }, seat) => ({
      standing: `**You** · points: ${players[seat]?.points}`,
      goal: 'Goal: most points after the last prize',
    }),
    points: ({ players }) => Object.fromEntries(Object.entries(players).map(([seat, { points }]) => [seat, points])),
    headline: ({ round, prize }) => `Round ${round}, prize ${prize}`,
  },
  pages: {
    en: [{ id: 'bidding', title: 'Bidding', text: 'Everybody bids one card in secret.' }],
    it: [{ id: 'bidding', title: 'Offerte', text: 'Tutti offrono una carta in segreto.' }],
    de: [{ id: 'bidding', title: 'Bieten', text: 'Alle bieten verdeckt eine Karte.' }],
  },
  painter: new URL('./painter.ts', import.meta.url),
}
