import { canonical, isMove, same } from '../../kernel/index.ts'
import { givesOpinions, type TableLook } from '../../tables/index.ts'
import { amounts } from '../../words/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { folderOf, type House } from '../house.ts'
import { deskOf, tableWords } from '../people/names.ts'
import { container, type Message, message, picture, row, says, select, text } from '../ui.ts'
import type { GameWords } from '../words/game-words.ts'
import { chapterEnds, thinned } from './chapters.ts'
import { backToReplay, curveDrawn, linesOf } from './curve.ts'
import { forgottenLog } from './log.ts'
import { entriesBetween, type Moments, momentsOf } from './moments.ts'
import { notableIn, whereOf } from './notable.ts'
import { type PointsOverTime, seriesOf } from './series.ts'

/** Each takes about as long as a move of a strong computer. */
const mostPositions = 40
/** As many as one reads below a curve. */
const mostTurns = 3
/** Whoever is asked moves within so many entries, or not before much else has changed. */
const entriesAhead = 40

/** One game at a time is thought through for each server, and for each person elsewhere. */
const underWay = new Set<string>()

/** Whether a computer can say what it thinks of a game: it is over, its secrets are open, and its rules tell what a position is worth. */
export function mayAskForOpinion(house: House, look: TableLook): boolean {
  const { judgement, caution } = folderOf(house, look.game).rulebook
  return givesOpinions(look) && look.state !== undefined && (judgement ?? caution) !== undefined
}

/** What strong computers think of a game that is over: the chances to win over time, and the best moves of one moment. */
export const opinionPressed: Handler<'opinion'> = (call, { table, at }) => opinionAt(call, table, at)

/** One of the moments after which chances had changed most. */
export const opinionJumped: Handler<'opinion-jump'> = (call, { table }, { values }) =>
  opinionAt(call, table, Number(values[0] ?? 1))

async function opinionAt(call: Call, table: string, wished: number): Promise<Message> {
  const look = await call.table(table)
  if (!look || !mayAskForOpinion(call.house, look)) return says(call.say('problem.old-button'))
  call.trace.table = look.id
  if (!look.hasLog) return forgottenLog(call, look)
  // What is pressed may be made up.
  const at = Number.isInteger(wished) ? Math.max(1, Math.min(wished, look.seq)) : 1
  const whose = look.server ?? call.person
  if (underWay.has(whose)) return message([container([text(call.say('opinion.under-way')), backToReplay(call, look, at)])])
  underWay.add(whose)
  try {
    return await opinionMessage(call, look, Math.min(at, look.seq))
  } finally {
    underWay.delete(whose)
  }
}

async function opinionMessage(call: Call, look: TableLook, at: number): Promise<Message> {
  const { house, say, label, language } = call
  const thought = await thoughtThrough(house, look)
  if (!thought) return message([container([text(say('opinion.none')), backToReplay(call, look, at)])])
  const { ends, series } = thought
  const words = tableWords(folderOf(house, look.game), look, language)
  const moments = await momentsOf(house, look)
  const marked = {
    ...series,
    at: Math.max(
      0,
      ends.findLastIndex(({ entry }) => entry <= at),
    ),
  }
  const drawn = await curveDrawn(house, look, marked, null, language)
  const lines = linesOf(series, (seat, points) => say('back.curve-line', { seat: { markup: words.name('seat', seat) }, points }))
  const turns = notableIn(thought, mostTurns).map(({ ended, changes }) => {
    const where = whereOf(ended, words, moments.numberUpTo(ended.entry))
    const told = changes.slice(0, 3).map(({ seat, by }) => say('back.change', { name: { markup: words.name('seat', seat) }, by }))
    const line = say('back.moment-line', { where: { markup: where }, changes: { markup: amounts(language, told) } })
    return { line: `- ${line}`, entry: { value: String(ended.entry), label: where } }
  })
  return message(
    [
      container([
        text(`### ${say('back.opinion')}\n-# ${say('opinion.how')}`),
        drawn && picture(drawn.name, drawn.alt),
        text(lines.map((line) => `- ${line}`).join('\n')),
        text((await atMoment(call, look, at, words, moments)).join('\n')),
        ...(turns.length > 0
          ? [
              text([`**${say('opinion.turns')}**`, ...turns.map(({ line }) => line)].join('\n')),
              row(
                select(
                  idOf('opinion-jump', { table: look.id }),
                  label('back.choose-moment'),
                  turns.map(({ entry }) => entry),
                ),
              ),
            ]
          : []),
        backToReplay(call, look, at),
      ]),
    ],
    { files: drawn ? [drawn] : [] },
  )
}

/** How likely each seat was to win as each chapter ended; undefined where no computer can tell. */
async function thoughtThrough(house: House, look: TableLook): Promise<PointsOverTime | undefined> {
  const ends = []
  const chances = []
  for (const ended of thinned(await chapterEnds(house, look), mostPositions)) {
    const then = await house.tables.look({ table: look.id, at: ended.entry })
    const thought = then && (await house.tables.opinion(then, { moves: false }))
    if (!thought) continue
    ends.push(ended)
    chances.push(thought.chances)
  }
  return ends.length < 2 ? undefined : { ends, series: { ...seriesOf(ends, chances), share: true } }
}

/** How likely each seat was to win at one moment; and what whoever was asked something would best have done, beside what they did. */
async function atMoment(call: Call, look: TableLook, at: number, words: GameWords, moments: Moments): Promise<string[]> {
  const { house, say, language } = call
  const then = await house.tables.look({ table: look.id, at })
  const thought = then && (await house.tables.opinion(then, { moves: true }))
  if (!then?.state || !thought) return [say('opinion.none')]
  const ranked = Object.entries(thought.chances).sort(([, one], [, other]) => other - one)
  const told = ranked.map(([seat, chance]) => say('opinion.chance', { seat: { markup: words.name('seat', seat) }, chance }))
  const lines = [say('opinion.here', { number: moments.numberUpTo(at), chances: { markup: amounts(language, told) } })]
  const folder = folderOf(house, look.game)
  const after = await entriesBetween(house, look, at + 1, Math.min(look.seq, at + entriesAhead))
  for (const { seat, move } of thought.best) {
    const number = look.seats.find((one) => one.seat === seat)?.number
    const next = after.find((entry) => entry.kind === 'move' && entry.inForce && entry.seat === number)?.body.move
    const desk = deskOf(folder, then, seat, language)
    const said = { seat: { markup: words.name('seat', seat) }, move: { markup: desk.words.free(desk.deed(move)) } }
    if (!isMove(next)) lines.push(say('opinion.would', said))
    else if (same(canonical(folder.rulebook, then.state, seat, next), move)) lines.push(say('opinion.same', said))
    else lines.push(say('opinion.best', { ...said, played: { markup: desk.words.free(desk.deed(next)) } }))
  }
  return lines
}
