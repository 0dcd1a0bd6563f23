/** What can go on in a turn of Attack!, on top of the positions of attack-views.ts. */

import { resultOf } from '../../src/games/attack/end/scoring.ts'
import type { State } from '../../src/games/attack/state.ts'
import type { Battle, MoveAction, Naval } from '../../src/games/attack/turn/action.ts'

const none = { inf: 0, tank: 0, art: 0, plane: 0 }

const moving: MoveAction = {
  type: 'move',
  marches: [],
  sails: [],
  engage: [],
  waiting: [],
  allowed: [],
  refused: [],
  contests: [],
  fought: [],
  stage: 'orders',
  shots: [],
  targets: [],
  battle: null,
}

/** Orders as their seat sees them: by land, by lane, by air and at sea. */
export function orders(state: State): void {
  state.phase = 'move'
  state.action = {
    ...moving,
    marches: [
      { from: 'italy', to: 'france', unit: 'inf', count: 6, lane: null },
      { from: 'italy', to: 'france', unit: 'tank', count: 5, lane: null },
      { from: 'italy', to: 'algeria', unit: 'inf', count: 2, lane: 'mediterranean' },
      { from: 'balkans', to: 'ukraine', unit: 'plane', count: 1, lane: null },
      { from: 'abyssinia', to: 'east-africa', unit: 'tank', count: 4, lane: null },
    ],
    sails: [{ from: 'mediterranean', to: 'north-atlantic', ship: 'dd', count: 2 }],
    engage: ['north-atlantic'],
  }
}

export const landBattle: Battle = {
  kind: 'land',
  region: 'france',
  attacker: 'p2',
  defender: 'p5',
  controller: null,
  card: null,
  amphibious: false,
  round: 2,
  side: 'attacker',
  step: 'hits',
  reserve: { attacker: { inf: 3, tank: 2, art: 0, plane: 1 }, defender: none },
  line: { attacker: { inf: 2, tank: 1, art: 1, plane: 1 }, defender: { inf: 2, tank: 0, art: 1, plane: 0 } },
  hits: { inf: 1, tank: 0, art: 1, plane: 2 },
  lost: { attacker: 2, defender: 3 },
}

/** Two attacks by land, one of them being fought. */
export function fighting(state: State): void {
  state.phase = 'land'
  state.regions.france!.units = { ...none }
  state.action = { ...moving, stage: 'land', targets: ['ukraine'], battle: landBattle }
}

/** A neutral that fights with the army of its card. */
export function invasion(state: State): void {
  const army = { inf: 1, tank: 2, art: 1, plane: 1 }
  const battle: Battle = {
    ...landBattle,
    region: 'spain',
    defender: 'neutral',
    controller: 'p3',
    card: 'factories-4a',
    side: 'defender',
    step: 'open-defender',
    reserve: { attacker: none, defender: army },
    line: { attacker: { inf: 2, tank: 1, art: 1, plane: 0 }, defender: none },
    hits: none,
    lost: { attacker: 0, defender: 0 },
  }
  state.phase = 'land'
  state.players.p2.invaded.push('spain')
  state.action = { ...moving, stage: 'land', battle }
}

export function atSea(state: State): void {
  const battle: Naval = {
    kind: 'naval',
    sea: 'north-atlantic',
    attacker: 'p2',
    defender: 'p4',
    round: 1,
    step: 'lines',
    waiting: ['p2', 'p4'],
    join: { attacker: true, defender: null },
    fleet: { attacker: { sub: 1, dd: 2, bb: 2, cv: 0 }, defender: { sub: 0, dd: 2, bb: 2, cv: 1 } },
    damaged: { attacker: 0, defender: 1 },
    length: 5,
    lines: { attacker: ['bb', 'dd', 'sub'], defender: [] },
    choice: { attacker: null, defender: null },
  }
  state.phase = 'naval'
  state.seas['north-atlantic'] = { p2: battle.fleet.attacker, p4: { sub: 0, dd: 2, bb: 3, cv: 1 } }
  state.seas.mediterranean = {}
  state.action = { ...moving, stage: 'naval', fought: [{ sea: 'north-atlantic', foe: 'p4' }], battle }
}

/** A card that can be blocked. */
export function politics(state: State): void {
  state.phase = 'block'
  state.eagles = 11
  state.action = {
    type: 'political',
    play: { card: 'annexation-1', region: 'spain' },
    waiting: ['p1', 'p3'],
    take: 0,
    deploy: 0,
  }
}

/** Some regions claimed, nothing placed. */
export function claiming(state: State): void {
  Object.assign(state, { phase: 'setup-claim', round: 1, eagles: 0, turn: null, active: 'p3' })
  const inf = { ...none, inf: 1 }
  for (const region of Object.values(state.regions)) {
    region.gov = null
    region.units = region.owner ? { ...inf } : { ...none }
  }
  for (const seat of state.seats) {
    Object.assign(state.players[seat], { gov: null, capital: null, pp: 30, oil: 30, techs: [], routes: [], conquests: 0 })
    const own = Object.values(state.regions).filter(({ owner }) => owner === seat)
    for (const region of own.slice(2)) Object.assign(region, { owner: null, units: { ...none } })
  }
  for (const sea of Object.keys(state.seas)) state.seas[sea] = {}
}

/** In the middle of the placement: the fleet has its sea, some of the army is still to come. */
export function placing(state: State): void {
  claiming(state)
  Object.assign(state, { phase: 'setup-place', active: 'p2', setup: { left: 3 } })
  state.seas.mediterranean = { p2: { sub: 2, dd: 0, bb: 0, cv: 0 } }
  Object.assign(state.players.p2, {
    base: 'mediterranean',
    pool: { inf: 4, tank: 6, art: 0, plane: 2, sub: 0, dd: 2, bb: 1, cv: 0 },
  })
}

export function finished(state: State): void {
  state.eagles = 13
  Object.assign(state, { phase: 'over', active: null, turn: null, action: null })
  state.result = resultOf(state, 'eagles', null)
}

/** All that an economy can hold. */
export function rich(state: State): void {
  Object.assign(state.players.p2, {
    econ: ['oil-4a', 'oil-3a', 'oil-2a', 'minerals-2a', 'factories-2a', 'factories-1a', 'rail-2a', 'rail-2b', 'population-4a'],
    routes: ['suez-run', 'north-atlantic-convoy', 'sugar-route'],
    reserve: ['oil-4a'],
    disabled: ['rail-2b', 'sugar-route'],
    hand: ['spy-1', 'double-agent-1', 'annexation-1', 'coup-2', 'veto-1', 'non-aggression-pact-1', 'mobilization-1'],
    techs: ['radar', 'heavy-tanks', 'guided-rockets'],
  })
}

function landing(state: State): void {
  orders(state)
  state.phase = 'passage'
}

function bombing(state: State): void {
  state.phase = 'bombing'
  state.action = { type: 'bombing', target: 'p1', fighters: 2, bombers: 3, step: 'planes', cards: 0, losses: { p1: 1, p2: 2 } }
}

function raiding(state: State): void {
  state.phase = 'raid'
  const shown = [{ seat: 'p4' as const, route: 'sugar-route' }]
  state.action = { type: 'raid', areas: ['caribbean'], sea: 'caribbean', hits: 2, fired: 2, victims: ['p4'], shown }
}

function trading(state: State): void {
  state.phase = 'trade'
  const nothing = { pp: 0, oil: 0, econ: [], political: [] }
  const deal = { to: 'p3' as const, proposed: true, give: { ...nothing, pp: 5 }, want: { ...nothing, oil: 3 }, note: 'Peace?' }
  state.action = { type: 'trade', paid: false, deal }
}

function auctioning(state: State): void {
  state.phase = 'auction'
  state.action = { type: 'auction', bid: 20, limits: { p2: 26 }, waiting: ['p4', 'p5'] }
}

function building(state: State): void {
  state.phase = 'build'
  state.action = { type: 'build', built: [], contests: [], battle: null }
}

function producing(state: State): void {
  Object.assign(state, { phase: 'production', active: null, turn: null, action: { type: 'production', waiting: ['p1'] } })
}

/** The position at rest is not among them. */
export const happenings: Readonly<Record<string, (state: State) => void>> = {
  orders,
  landing,
  fighting,
  invasion,
  atSea,
  politics,
  bombing,
  raiding,
  trading,
  auctioning,
  building,
  producing,
  claiming,
  placing,
  finished,
}
