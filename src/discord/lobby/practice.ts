import { type Level, levels, usualLevel } from '../../kernel/index.ts'
import type { TableLook } from '../../tables/index.ts'
import type { Call } from '../call.ts'
import { folderOf } from '../house.ts'
import { refusalOf } from '../post/refusals.ts'
import type { Ground } from '../servers/ground.ts'
import { isPrivate } from '../servers/permissions.ts'
import { type Message, says, success, warning } from '../ui.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'
import { gameMeant, unknownGame } from './game-meant.ts'

export interface Practice {
  readonly game: string
  /** Computers and I. */
  readonly seats?: number | undefined
  readonly level?: Level | undefined
  readonly options?: Readonly<Record<string, unknown>>
  /** The side that I take. */
  readonly wish?: string
  /** Always the same deal, in which rules are explained. */
  readonly lesson?: string
}

/** `/game practice`: a table for me alone, against computers, where nobody else looks on. */
export async function practise(call: Call, practice: Practice): Promise<Message> {
  const opened = await openPractice(call, practice)
  if (!('channel' in opened)) return opened
  return says(success(call.say('practice.opened', { link: { markup: `<#${opened.channel}>` } })))
}

/** The table, or why there is none. */
export async function openPractice(call: Call, practice: Practice): Promise<TableLook | Message> {
  const { game: typed, seats, level = usualLevel, options, wish, lesson = null } = practice
  const { house, request, person, name, language } = call
  const game = gameMeant(call, typed)
  if (game === undefined) return unknownGame(call)
  const here = await practicePlace(call)
  if ('components' in here) return here
  const all = seats ?? Math.max(2, folderOf(house, game).rulebook.seats.from)
  const result = await house.tables.open({
    ...{ request, person, name, game, language, ...here },
    terms: { rated: false, secluded: true, lesson },
    practice: Array.from({ length: all - 1 }, () => level),
    ...(options && { options }),
    ...(wish !== undefined && { wish }),
  })
  if (result.refused) return says(warning(refusalInWords(result.refused, language)))
  call.trace.table = result.look.id
  return result.look
}

/** Where somebody may practise; or why nowhere. */
export async function practicePlace(call: Call): Promise<Pick<TableLook, 'channel' | 'server'> | Message> {
  const { server, house } = call
  if (await house.tables.servers.isWithout(server, 'practice')) return says(warning(call.say('practice.off')))
  return (await placeOf(call)) ?? says(warning(call.say('practice.no-place')))
}

/** A private thread in which nobody else is, as far as Discord tells; otherwise our direct messages, if they are open. */
async function placeOf(call: Call): Promise<Pick<TableLook, 'channel' | 'server'> | undefined> {
  const { channel, server, person, house } = call
  if (server === null) return { channel, server }
  const around = await call.ground()
  // Who has come to a thread since is not told to the bot: it is asked for anew.
  const ground = around && isPrivate(around) ? await house.grounds.of(channel) : undefined
  if (ground && isOwn(ground, person) && (await call.unfit()) === undefined) return { channel, server }
  try {
    return { channel: await house.channels.direct(person), server: null }
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    return undefined
  }
}

/** The bot and whoever began it. */
const inAThreadOfMyOwn = 2
const isOwn = ({ owner, members }: Ground, person: string): boolean => owner === person && members === inAThreadOfMyOwn

export { levels }
export const levelMeant = (typed: string | null): Level | undefined => levels.find((level) => level === typed)
