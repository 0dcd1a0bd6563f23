import { viewOf } from '../../kernel/index.ts'
import type { PictureRequest } from '../../pictures/index.ts'
import type { TableLook } from '../../tables/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { problemOf } from '../gateway/logger.ts'
import { folderOf, type House } from '../house.ts'
import { peopleAt } from '../people/names.ts'
import { refusalOf } from '../post/refusals.ts'
import { button, container, type File, limits, type Message, message, picture, row, says, success, text, warning } from '../ui.ts'
import { gameWords } from '../words/game-words.ts'
import { labelVoice, messageVoice } from '../words/language.ts'
import { clip } from '../words/text.ts'
import { chapterEnds, stateAt, thinned } from './chapters.ts'
import { forgottenLog } from './log.ts'

/** What Discord takes everywhere, with room to spare. */
const mostBytes = 8_000_000
const mostFrames = 60
/** How long each picture is shown, in milliseconds; where there are many, less. */
const shownFor = (frames: number): number => (frames > 30 ? 700 : 1200)
const lastShown = 5000

/** One at a time on each server, and for each person elsewhere: drawing one takes as long as dozens of boards. */
const underWay = new Set<string>()

/** The whole game as an animation: in the channel for those who played it and for moderators, for others by themselves. */
export const timelapsePressed: Handler<'timelapse'> = async (call, { table }) => {
  const look = await call.table(table)
  if (!look) return says(call.say('problem.old-button'))
  call.trace.table = look.id
  const { house, say, person } = call
  if (!look.secretsOpen || look.startedAt === null) return says(say('timelapse.not-over'))
  if (await house.tables.servers.isWithout(look.server, 'timelapse')) return says(warning(say('timelapse.off')))
  const there = await house.channels.find(look.channel, markOf(look))
  if (there) return says(say('timelapse.there', { link: { markup: linkTo(look, there.message) } }))
  if (!look.hasLog) return forgottenLog(call, look)
  const whose = look.server ?? person
  if (underWay.has(whose)) return says(say('timelapse.under-way'))
  underWay.add(whose)
  try {
    const isOurs = look.seats.some((seat) => seat.person === person) || (await call.moderates(look))
    const drawn = await timelapseOf(house, look, isOurs ? look.language : call.language)
    if (!drawn) return says(warning(say('timelapse.failed')))
    return isOurs ? await posted(call, look, drawn) : drawn
  } finally {
    underWay.delete(whose)
  }
}

/** By this it is found again: a second one would be a second message. */
const markOf = ({ id }: TableLook): string => `timelapse/${id}`

const linkTo = ({ server, channel }: TableLook, id: string): string =>
  `https://discord.com/channels/${server ?? '@me'}/${channel}/${id}`

/** Where nothing can be posted any more, whoever asked has it to themselves. */
async function posted(call: Call, look: TableLook, drawn: Message): Promise<Message> {
  try {
    const { message: id } = await call.house.channels.create(look.channel, drawn, markOf(look))
    return says(success(call.say('timelapse.posted', { link: { markup: linkTo(look, id) } })))
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    return drawn
  }
}

/** One picture for each chapter, as everybody may see it. */
async function timelapseOf(house: House, look: TableLook, language: TableLook['language']): Promise<Message | undefined> {
  const folder = folderOf(house, look.game)
  const words = gameWords(folder, language, { people: peopleAt(look, language), form: 'plain' })
  const ends = thinned(await chapterEnds(house, look), mostFrames)
  const requests: PictureRequest[] = []
  const headlines: string[] = []
  for (const { entry } of ends) {
    const state = await stateAt(house, look, entry)
    if (!state) continue
    const view = viewOf(folder.rulebook, state, null)
    const before = requests.at(-1)?.view
    requests.push({
      ...{ painter: folder.painter, scene: 'status', view, language, people: peopleAt(look, language) },
      ...(before !== undefined && { before }),
    })
    headlines.push(folder.text.headline(view, words.say).replaceAll('*', ''))
  }
  try {
    const wish = { shown: shownFor(requests.length), lastShown, mostBytes }
    const { gif, frames } = await house.studio.animation(requests, wish)
    const alt = messageVoice(language)('timelapse.alt', {
      first: { markup: headlines[0] ?? '' },
      last: { markup: headlines.at(-1) ?? '' },
    })
    const file: File = { name: 'timelapse.gif', bytes: gif, alt: clip(alt, limits.alt) }
    const title = messageVoice(language)('timelapse.title', { game: { markup: words.say('game.name') }, frames })
    const replay = button(idOf('replay-open', { table: look.id }), labelVoice(language)('ended.replay'))
    return message([container([text(`### ${title}\n-# ${alt}`), picture(file.name, file.alt), row(replay)])], { files: [file] })
  } catch (error) {
    house.log.warn({ game: look.game, scene: 'timelapse', error: problemOf(error) }, 'not drawn')
    return undefined
  }
}
