import { cardOf, heads, lastFactory, lastPopulation, mostDisorder, nextClassDown, nextClassUp, starNow } from '../data.ts'
import { destabCap } from '../derived.ts'
import { type Cls, classes, type Factory, factories, type Nation, type Power, type Seat, type State } from '../state.ts'

// Section 2: how the markers of a nation move. Whatever would leave a track does nothing.

/** Who holds tokens: a nation or the Star Nation. */
export const holderOf = (p: State, who: Power) => (who === 'star' ? p.star! : p.nations[who])

/** How many people live there; the Star Nation's stand in its table. */
export const headsOf = (p: State, who: Power): number => (who === 'star' ? starNow(p).people : heads(p.nations[who]))

export const setLevel = (nation: Nation, level: number): void => {
  nation.level = Math.min(lastPopulation, Math.max(1, level))
}

/** 2.5: each step above the end of the track gives a token of destabilisation, steps below 0 are lost. */
export function addDisorder(p: State, seat: Seat, steps: number): void {
  const nation = p.nations[seat]
  const wanted = nation.disorder + steps
  nation.disorder = Math.min(mostDisorder, Math.max(0, wanted))
  takeDestab(p, seat, Math.max(0, wanted - mostDisorder))
}

/** 2.7: every token counts, but the reserve cannot hold less than none. */
export function takeDestab(p: State, who: Power, count: number): void {
  holderOf(p, who).destab += count
  p.destabReserve = Math.max(0, p.destabReserve - count)
}

/** 2.7: what a nation gives back refills the reserve, up to its size. */
export function returnDestab(p: State, who: Power, most: number): void {
  const holder = holderOf(p, who)
  const returned = Math.min(most, holder.destab)
  holder.destab -= returned
  p.destabReserve = Math.min(destabCap(p), p.destabReserve + returned)
}

export function takePollution(p: State, who: Power, count: number): void {
  holderOf(p, who).pollution += count
}

export function losePollution(p: State, who: Power, most: number): void {
  const holder = holderOf(p, who)
  holder.pollution -= Math.min(most, holder.pollution)
}

/** 2.4: no class may live better than the one above it. */
export const canRaise = (nation: Nation, cls: Cls): boolean => {
  const above = nextClassUp(cls)
  return nation.classes[cls] < 4 && (!above || nation.classes[cls] < nation.classes[above])
}

export const canLower = (nation: Nation, cls: Cls): boolean => {
  const below = nextClassDown(cls)
  return nation.classes[cls] > 1 && (!below || nation.classes[cls] > nation.classes[below])
}

export const risingClasses = (nation: Nation): Cls[] => classes.filter((cls) => canRaise(nation, cls))
export const fallingClasses = (nation: Nation): Cls[] => classes.filter((cls) => canLower(nation, cls))

/** 2.4: the first time a class arrives at 3, its token goes to the transition zone and never comes back. */
export function raiseClass(nation: Nation, cls: Cls): void {
  nation.classes[cls] += 1
  if (nation.classes[cls] !== 3 || !nation.transition.rows.includes(cls)) return
  nation.transition.rows = nation.transition.rows.filter((row) => row !== cls)
  nation.transition.zone += 1
}

export function lowerClass(nation: Nation, cls: Cls): void {
  nation.classes[cls] -= 1
}

/** 2.3: one territory feeds one level; level 1 is a floor even without any. */
const factoryLimit = (nation: Nation, factory: Factory): number =>
  factory === 'renewable' ? Math.min(lastFactory, Math.max(1, nation.territories)) : lastFactory

export const canRaiseFactory = (nation: Nation, factory: Factory): boolean =>
  nation.factories[factory] < factoryLimit(nation, factory)
export const canLowerFactory = (nation: Nation, factory: Factory): boolean => nation.factories[factory] > 1
export const fallingFactories = (nation: Nation): Factory[] => factories.filter((factory) => canLowerFactory(nation, factory))

export function raiseFactory(nation: Nation, factory: Factory, levels = 1): void {
  for (let level = 0; level < levels && canRaiseFactory(nation, factory); level++) nation.factories[factory] += 1
}

export function lowerFactory(nation: Nation, factory: Factory, levels = 1): void {
  nation.factories[factory] = Math.max(1, nation.factories[factory] - levels)
}

/** Loses a territory, if there is one, and the renewable level that lived on it. */
export function loseTerritory(p: State, who: Power): boolean {
  const holder = holderOf(p, who)
  if (holder.territories === 0) return false
  holder.territories -= 1
  if (who !== 'star') {
    const { factories: levels } = p.nations[who]
    levels.renewable = Math.min(levels.renewable, factoryLimit(p.nations[who], 'renewable'))
  }
  return true
}

/** Ruling 9.14: a permanent card that goes is laid under its deck. */
export function removePermanent(nation: Nation, card: string): void {
  nation.permanent = nation.permanent.filter((known) => known !== card)
  nation.decks[cardOf(card).deck].push(card)
}

export const hasPermanent = (nation: Pick<Nation, 'permanent'>, card: string): boolean => nation.permanent.includes(card)

/** Recycling: whoever spends more than 10 goods at once gains a fossil from LIMIT. */
export function recycle(nation: Nation, goods: number): void {
  if (goods > 10 && hasPermanent(nation, 'recycling')) nation.stock.fossil += 1
}
