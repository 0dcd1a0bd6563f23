import type { GameFolder } from '../../games/folder.ts'
import { type StateBase, sightOf, type Viewer, viewOf } from '../../kernel/index.ts'
import type { Language } from '../../words/index.ts'
import { problemOf } from '../gateway/logger.ts'
import type { House } from '../house.ts'
import { type File, limits } from '../ui.ts'
import { gameWords, type People } from '../words/game-words.ts'
import { clip } from '../words/text.ts'

export interface PictureWish {
  /** A status stays under its message while the game goes on: whom it would show as awaited soon is not any more. */
  readonly scene: 'board' | 'status' | 'hand' | 'cover'
  readonly viewer: Viewer
  readonly language: Language
  readonly focus?: string
  /** The state at the end of the chapter before: what changed since is marked. */
  readonly before?: StateBase
}

/** Draws a position as the viewer may know it. Undefined if it cannot be drawn just now: words must do then. */
export async function pictureOf(
  house: House,
  folder: GameFolder,
  state: StateBase,
  people: People,
  { scene, viewer, language, focus, before }: PictureWish,
): Promise<File | undefined> {
  const sight = sightOf(folder.rulebook, state, viewer)
  const shown = scene === 'status' ? { ...sight, awaited: [] } : sight
  try {
    const { png } = await house.studio.picture({
      painter: folder.painter,
      scene,
      view: shown.view,
      language,
      people,
      awaited: shown.awaited,
      ...(focus !== undefined && { focus }),
      ...(before && { before: viewOf(folder.rulebook, before, viewer) }),
    })
    // Named neutrally, so that a name tells nothing.
    // Alt texts know no markdown.
    const { say } = gameWords(folder, language, { people, form: 'plain' })
    return { name: `${scene}.png`, bytes: png, alt: clip(folder.text.alt(shown, say), limits.alt) }
  } catch (error) {
    house.log.warn({ game: folder.rulebook.id, scene, error: problemOf(error) }, 'not drawn')
    return undefined
  }
}
