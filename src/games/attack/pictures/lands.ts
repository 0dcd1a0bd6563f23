/** The lands in their owners' colours, and where something is going on. */
import type { LandStyle, Window } from '../../../pictures/toolkit.ts'
import type { View } from '../secrets/view.ts'
import type { RegionId } from '../state.ts'
import { govTints, marks, type Sheet } from './scene.ts'

/** Regions that are attacked now: fought over, or still to be. */
export function contestedRegions({ action }: View): readonly RegionId[] {
  if (!action || !('targets' in action)) return []
  return action.battle?.kind === 'land' ? [action.battle.region, ...action.targets] : action.targets
}

export function fillLands({ tools, view, before, map }: Sheet, window: Window): void {
  const { theme } = tools
  const pen = 1 / Math.sqrt(window.scale)
  const coast = { colour: theme.paperInk, width: 2 * pen }
  const filled = (id: RegionId, halo?: string): [string, LandStyle] => {
    const { owner, gov } = view.regions[id]!
    const fill = owner ? marks[owner] : gov ? govTints[gov] : theme.quietLand
    return [id, { fill, coast, ...(halo ? { halo } : {}) }]
  }
  const regions = Object.keys(view.regions)
  const contested = contestedRegions(view)
  const changed = regions.filter(
    (id) => before && before.regions[id]?.owner !== view.regions[id]?.owner && !contested.includes(id),
  )
  const capitals = view.seats.flatMap((seat) => view.players[seat].capital ?? [])
  tools.lands(map, window, [
    ...regions.filter((id) => view.regions[id]?.owner || view.regions[id]?.gov).map((id) => filled(id)),
    // After all the others, so that no neighbour covers the rim
    ...capitals.map((id): [string, LandStyle] => [id, { coast: { colour: theme.ink, width: 3 * pen } }]),
    ...changed.map((id) => filled(id, theme.accent)),
    ...contested.map((id) => filled(id, theme.bad)),
  ])
}
