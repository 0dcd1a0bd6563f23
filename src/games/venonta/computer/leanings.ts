/** What better computers differ in, beside the rules of thumb that they share. */
export interface Leanings {
  /** How likely an attack must be to succeed that the objective does not ask for. */
  readonly raid: number
  /** How likely one must be that it does ask for. */
  readonly dare: number
  /** Tanks that are kept for raids. */
  readonly arms: number
  /** Rations beyond what is needed while the meal is still to come, where the objective asks that all are fed. */
  readonly stock: number
}

export const usual: Leanings = { raid: 0.9, dare: 0.3, arms: 2, stock: 1 }
