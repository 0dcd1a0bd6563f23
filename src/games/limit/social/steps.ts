import type { Table } from '../../../kernel/index.ts'
import { columnC, foodStored, heads } from '../data.ts'
import { addDisorder, setLevel } from '../nation/tracks.ts'
import { openSteps } from '../round/todo.ts'
import type { Seat, State } from '../state.ts'
import { meet, revoltMoney } from './demands.ts'
import { economicGrowth } from './economy.ts'
import { produceRenewable } from './production.ts'

/** One step of the social phase for one nation; `column` is its standard of C when the phase began. */
type Step = (p: State, seat: Seat, column: number, table: Table) => void

/** Pays from the bank; what it lacks comes from LIMIT and makes this a generation of financial crisis (5.3.8). */
function payFromBank(p: State, seat: Seat, amount: number, table: Table): void {
  p.nations[seat].money += amount
  const missing = Math.max(0, amount - p.bank)
  p.bank -= amount - missing
  if (missing === 0) return
  if (!p.crises.financial.includes(p.round)) p.crises.financial.push(p.round)
  table.tell('bank-empty', { seat, missing })
}

const food: Step = (p, seat, _column, table) => meet(p, seat, 'food', table)

const storage: Step = (p, seat) => {
  const { stock } = p.nations[seat]
  stock.renewable = Math.min(stock.renewable, foodStored)
}

const consumption: Step = (p, seat, column, table) => {
  if (columnC(column).goodsShift !== null) meet(p, seat, 'consumption', table)
}

const growth: Step = (p, seat, column) => {
  const nation = p.nations[seat]
  setLevel(nation, nation.level + columnC(column).growth)
}

const mortality: Step = (p, seat) => {
  const nation = p.nations[seat]
  if (nation.transition.zone >= 2) setLevel(nation, nation.level + 1)
}

const birthRate: Step = (p, seat) => {
  const { transition } = p.nations[seat]
  transition.zone -= Math.min(2, transition.zone)
}

const taxes: Step = (p, seat, column, table) => {
  payFromBank(p, seat, columnC(column).tax * heads(p.nations[seat]), table)
}

const production: Step = (p, seat, _column, table) => {
  produceRenewable(p, seat)
  meet(p, seat, 'production-industrial', table)
}

/** 2.5: what a society does at its level of disorder. */
export const moodOf = (disorder: number): 'boom' | 'progress' | 'revolt' =>
  disorder <= 1 ? 'boom' : disorder <= 8 ? 'progress' : 'revolt'

const publicOrder: Step = (p, seat, column, table) => {
  const nation = p.nations[seat]
  const { revolt, raises, boomMoney } = columnC(column)
  const mood = moodOf(nation.disorder)
  if (mood !== 'progress') table.tell(mood, { seat })
  if (mood === 'revolt') {
    if (revolt.militaryShift !== null) return meet(p, seat, 'public-order', table)
    const lost = revoltMoney(nation, column)
    nation.money -= lost
    if (lost > 0) table.tell('money-gone', { seat, amount: lost })
    return
  }
  openSteps(p, seat, 'raise-class', raises, 'public-order')
  if (mood === 'boom') payFromBank(p, seat, boomMoney, table)
}

const classStruggle: Step = (p, seat) => {
  const { A, E } = p.nations[seat].classes
  addDisorder(p, seat, A - E)
}

export const stepNames = [
  'food',
  'storage',
  'consumption',
  'growth',
  'mortality',
  'birth-rate',
  'economy',
  'taxes',
  'production',
  'public-order',
  'class-struggle',
] as const

export type StepName = (typeof stepNames)[number]

const steps: Readonly<Record<StepName, Step>> = {
  food,
  storage,
  consumption,
  growth,
  mortality,
  'birth-rate': birthRate,
  economy: economicGrowth,
  taxes,
  production,
  'public-order': publicOrder,
  'class-struggle': classStruggle,
}

/** What `progress` holds when a nation is through. */
export const finished = stepNames.length + 1

export function runStep(p: State, seat: Seat, step: number, table: Table): void {
  const name = stepNames[step - 1]
  if (!name) throw new Error(`limit: there is no step ${step}`)
  steps[name](p, seat, p.progress[seat]!.column, table)
}
