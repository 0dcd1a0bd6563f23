import type { ServerSettings } from '../../store/index.ts'
import type { Context } from '../context.ts'
import type { TableLook } from '../look/types.ts'
import type { Changed, Refused, Result } from '../requests.ts'
import { noteBoard } from '../servers/settings.ts'
import { decline, sitDown } from './again.ts'
import { copyToPlayOn } from './copy.ts'
import { invite } from './invite.ts'
import { full } from './limits.ts'
import { openTable } from './open.ts'
import type {
  AddComputer,
  ChangeSettings,
  CopyTable,
  Invite,
  Opening,
  OpenTable,
  RemoveComputer,
  SetLevel,
  Sit,
  Start,
} from './requests.ts'
import { addComputer, removeComputer, setLevel } from './seats.ts'
import { changeSettings } from './settings.ts'
import { start } from './start.ts'
import { type Found, findOn, type PlayWish, placesOfWishes, takeWishBack, type Wished, wishToPlay } from './wishes.ts'

export interface LobbyRoom {
  /** Whether no more tables may be opened there, before anything is prepared for one. */
  full(request: Opening): Promise<Refused | undefined>
  open(request: OpenTable): Promise<Result<Changed>>
  /** Goes on from a moment of a game that is over, or of one that is on where its table wishes that, for one person alone. */
  copy(request: CopyTable): Promise<Result<Changed>>
  sit(request: Sit): Promise<Result<Changed>>
  addComputer(request: AddComputer): Promise<Result<Changed>>
  removeComputer(request: RemoveComputer): Promise<Result<Changed>>
  setLevel(request: SetLevel): Promise<Result<Changed>>
  /** Options and language in the lobby, the pace at any time. */
  change(request: ChangeSettings): Promise<Result<Changed>>
  start(request: Start): Promise<Result<Changed>>
  readonly invitations: {
    /** Notes one and tells it; `tell` puts it where the person sees it. */
    invite(request: Invite, tell: (look: TableLook) => Promise<void>): Promise<Result<Changed>>
    decline(request: { readonly table: string; readonly person: string }): Promise<Refused | undefined>
  }
  /** Who would like to play what on a server. */
  readonly finding: {
    wish(wish: PlayWish): Promise<Refused | Wished>
    takeBack(id: string, person: string): Promise<boolean>
    on(server: string): Promise<Found>
    /** The servers on which somebody wishes to play. */
    places(person: string): Promise<readonly string[]>
    /** Notes where on a server it is said, and by which message. */
    noteBoard(server: string, board: ServerSettings['finding']): Promise<void>
  }
}

export const lobbyRoom = (context: Context): LobbyRoom => ({
  full: (request) => full(context, request),
  open: (request) => openTable(context, request),
  copy: (request) => copyToPlayOn(context, request),
  sit: (request) => sitDown(context, request),
  addComputer: (request) => addComputer(context, request),
  removeComputer: (request) => removeComputer(context, request),
  setLevel: (request) => setLevel(context, request),
  change: (request) => changeSettings(context, request),
  start: (request) => start(context, request),
  invitations: {
    invite: (request, tell) => invite(context, request, tell),
    decline: (request) => decline(context, request),
  },
  finding: {
    wish: (wish) => wishToPlay(context, wish),
    takeBack: (id, person) => takeWishBack(context, id, person),
    on: (server) => findOn(context, server),
    places: (person) => placesOfWishes(context, person),
    noteBoard: (server, board) => noteBoard(context, server, board),
  },
})
