import {
  type Feature,
  isSwitchedOff,
  type PlayedOn,
  type ServerSettings,
  serverSettings,
  serversPlayedOn,
} from '../../store/index.ts'
import type { Context } from '../context.ts'
import type { TableLook } from '../look/types.ts'
import type { Changed, Result } from '../requests.ts'
import { archive, departed, homeless, places, wake } from './archive.ts'
import { type Arrival, commandsAt, enter, type NotHome, noteCommands } from './home.ts'
import type { Archive, ChangeServer, Departed, Place, Wake } from './requests.ts'
import { changeServer } from './settings.ts'

export interface ServersRoom {
  /** The computer sits in for somebody who is not in the server any more. */
  departed(request: Departed): Promise<Result<Changed>>
  /** Its channel is gone, or the bot is: the table waits, and its people are told. */
  archive(request: Archive): Promise<Result<Changed>>
  /** It goes on where it was. */
  wake(request: Wake): Promise<Result<Changed>>
  /** The tables that have a channel, those that wait for the bot's return among them. */
  places(server: string): Promise<readonly Place[]>
  /** The servers on which games were ever opened. */
  played(): Promise<readonly PlayedOn[]>
  /** The person's tables whose channel was deleted. */
  homeless(person: string): Promise<readonly TableLook[]>
  readonly servers: {
    settings(server: string): Promise<ServerSettings>
    /** Whether those who manage it have switched it off there. */
    isWithout(server: string | null, feature: Feature): Promise<boolean>
    change(request: ChangeServer): Promise<ServerSettings>
  }
  /** Whose the database is. */
  readonly home: {
    /** Makes it the application's that comes first; says why it cannot be another's. */
    enter(arrival: Arrival): Promise<NotHome | undefined>
    /** Where the commands are registered: a server, or `everywhere`; null while that is not known. */
    commands(): Promise<string | null>
    noteCommands(where: string): Promise<void>
  }
}

export const serversRoom = (context: Context): ServersRoom => ({
  departed: (request) => departed(context, request),
  archive: (request) => archive(context, request),
  wake: (request) => wake(context, request),
  places: (server) => places(context, server),
  played: () => serversPlayedOn(context.store.client),
  homeless: (person) => homeless(context, person),
  servers: {
    settings: (server) => serverSettings(context.store.client, server),
    isWithout: (server, feature) => isSwitchedOff(context.store.client, server, feature),
    change: (request) => changeServer(context, request),
  },
  home: {
    enter: (arrival) => enter(context, arrival),
    commands: () => commandsAt(context),
    noteCommands: (where) => noteCommands(context, where),
  },
})
