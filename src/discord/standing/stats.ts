import { levels } from '../../kernel/index.ts'
import type { GameStanding, PersonStanding, Ranked } from '../../tables/index.ts'
import { amounts, escapeMarkdown } from '../../words/index.ts'
import type { Call } from '../call.ts'
import { folderOf } from '../house.ts'
import { gameMeant, unknownGame } from '../lobby/game-meant.ts'
import type { NamedPerson } from '../people/person-option.ts'
import { type Message, says } from '../ui.ts'
import { type GameWords, gameWords } from '../words/game-words.ts'
import { placesAmong } from './level.ts'
import { type Line, ratingInWords, shortRating, standingMessage } from './message.ts'

/** `/stats me`: all of it, wherever it was played. */
export async function ownStats(call: Call): Promise<Message> {
  const standing = await call.house.tables.standing.of(call.person)
  if (standing.games.length === 0) return says(call.say('stats.none-yet'))
  const { asked, missed } = standing
  const inTime = asked > 0 ? [call.say('stats.in-time', { asked, inTime: asked - missed })] : []
  return standingMessage(call, call.label('stats.mine'), linesOf(call, standing), [...inTime, call.say('stats.explained')])
}

/** `/stats person`: what can be seen of them on this server; how reliable they are in one word. */
export async function statsOf(call: Call, { id, name, bot }: NamedPerson): Promise<Message> {
  if (id === call.person) return ownStats(call)
  if (call.server === null) return says(call.say('problem.only-in-server'))
  const standing = bot ? undefined : await call.house.tables.standing.of(id, call.server)
  if (!standing || standing.games.length === 0)
    return says(call.say('stats.none-of', { person: { markup: escapeMarkdown(name) } }))
  const word = call.say(`stats.reliable.${reliability(standing)}`)
  const lines = [call.say('stats.reliability', { word }), call.say('stats.explained')]
  return standingMessage(call, name, linesOf(call, standing), lines)
}

const enoughAsked = 10
const almostAlways = 0.95
const mostly = 0.8

function reliability({ asked, missed }: PersonStanding): 'unknown' | 'very' | 'mostly' | 'seldom' {
  if (asked < enoughAsked) return 'unknown'
  const share = (asked - missed) / asked
  return share >= almostAlways ? 'very' : share >= mostly ? 'mostly' : 'seldom'
}

function linesOf(call: Call, { games }: PersonStanding): readonly Line[] {
  return games.map((standing): Line => {
    const words = gameWords(folderOf(call.house, standing.game), call.language, { form: 'plain' })
    const name = words.say('game.name')
    const { games: count, won, rating } = standing
    return {
      row: {
        ...{ name, lead: String(won), note: call.label('stats.games', { count, won }) },
        ...(rating && { rating: { mu: rating.mu, sigma: rating.sigma, inWords: shortRating(rating) } }),
      },
      words: [`**${name}** · ${call.say('stats.games', { count, won })}`, ...detailsOf(call, standing)].join('\n'),
    }
  })
}

function detailsOf(
  { say, label, house, language }: Call,
  { game, places, sides, openings, left, rating }: GameStanding,
): readonly string[] {
  const words = gameWords(folderOf(house, game), language, { form: 'plain' })
  const placed = Object.entries(places).map(([place, times]) => label('stats.place', { place: Number(place), times }))
  const named = Object.entries(sides).filter(([side]) => words.has(`seat.${side}`))
  const played = named.sort(([, one], [, other]) => other - one).map(([side, times]) => `${words.name('seat', side)} ${times}×`)
  const begun = most(openings, (times) => times).map(([opening, times]) => `${openingInWords(words, opening)} ${times}×`)
  return [
    ...(rating ? [`-# ${say('stats.rating', { rating: ratingInWords(rating), games: rating.games })}`] : []),
    `-# ${say('stats.places', { places: amounts(language, placed) })}`,
    ...(played.length > 0 ? [`-# ${say('stats.sides', { sides: amounts(language, played) })}`] : []),
    ...(begun.length > 0 ? [`-# ${say('stats.openings', { openings: begun.join('; ') })}`] : []),
    ...(left > 0 ? [`-# ${say('stats.left', { times: left })}`] : []),
  ]
}

/** As many as one reads. */
const mostOpenings = 3

const most = <Value>(
  counts: Readonly<Record<string, Value>>,
  of: (value: Value) => number,
): readonly (readonly [string, Value])[] =>
  Object.entries(counts)
    .sort(([, one], [, other]) => of(other) - of(one))
    .slice(0, mostOpenings)

/** "Trade, Develop, Pass" */
const openingInWords = (words: GameWords, opening: string): string =>
  opening
    .split(' ')
    .map((type) => words.move(type))
    .join(', ')

interface RankingWish {
  readonly game: string
  readonly season: string | null
}

/** `/stats server`: who plays a game how well here, ever or in a season. */
export async function serverStats(call: Call, wish: RankingWish): Promise<Message> {
  const { server, house, say } = call
  if (server === null) return says(say('problem.only-in-server'))
  if (await house.tables.servers.isWithout(server, 'ratings')) return says(say('stats.off'))
  const game = gameMeant(call, wish.game)
  if (game === undefined) return unknownGame(call)
  const seasons = await house.tables.standing.seasons(server)
  const season = wish.season === null ? undefined : seasons.find(({ id, name }) => id === wish.season || name === wish.season)
  if (wish.season !== null && !season) return says(say('stats.no-such-season'))
  const ranked = await house.tables.standing.ranking({ server, game, season: season?.id })
  const title = [
    gameWords(folderOf(house, game), call.language, { form: 'plain' }).say('game.name'),
    season?.name ?? call.label('stats.here'),
  ]
  if (ranked.length === 0) return says(say('stats.nobody-yet'))
  const places = placesAmong(ranked, (one, other) => one.mu === other.mu && one.sigma === other.sigma)
  return standingMessage(
    call,
    title.join(' · '),
    ranked.map((one, index) => rankedLine(call, one, places[index]!)),
    [say('stats.explained')],
  )
}

function rankedLine({ say, label }: Call, { person, name, level: typed, mu, sigma, games }: Ranked, place: number): Line {
  const level = levels.find((one) => one === typed)
  const computer = level && label('lobby.computer-at', { level: label(`level.${level}`) })
  const note = label('stats.rated-games', { games })
  const shown = { markup: person === null ? (computer ?? '–') : `<@${person}>` }
  return {
    row: { name: computer ?? '–', lead: String(place), note, rating: { mu, sigma, inWords: shortRating({ mu }) } },
    ...(person !== null && { called: name }),
    words: say('stats.ranked', { place, who: shown, rating: ratingInWords({ mu, sigma }), games }),
  }
}

/** `/stats game`: how it goes here. */
export async function gameStats(call: Call, typed: string): Promise<Message> {
  const { server, house, say } = call
  if (server === null) return says(say('problem.only-in-server'))
  const game = gameMeant(call, typed)
  if (game === undefined) return unknownGame(call)
  const { games, sides, openings, lostByAll } = await house.tables.standing.game(game, server)
  if (games === 0) return says(say('stats.nobody-yet'))
  const words = gameWords(folderOf(house, game), call.language, { form: 'plain' })
  const named = Object.entries(sides).sort(([, one], [, other]) => other.won - one.won)
  const lines = named.map(([side, { played, won }]): Line => {
    const name = words.name('seat', side)
    return {
      row: { name, lead: String(won), note: call.label('stats.games', { count: played, won }) },
      words: `**${name}** · ${say('stats.games', { count: played, won })}`,
    }
  })
  const begun = most(openings, ({ played }) => played).map(
    ([opening, { played, won }]) => `-# ${say('stats.opening', { opening: openingInWords(words, opening), count: played, won })}`,
  )
  const below = [
    say('stats.played-here', { games }),
    ...begun,
    ...(lostByAll > 0 ? [say('stats.lost-by-all', { times: lostByAll })] : []),
  ]
  return standingMessage(call, words.say('game.name'), lines, below)
}
