/** What better computers differ in, beside the rules of thumb that they share. */
export interface Leanings {
  /** How likely an attack must be to succeed that the objective does not ask for; above 1 there is none. */
  readonly raid: number
  /** How likely one must be that it does ask for. */
  readonly dare: number
  /** Tanks that are kept for raids. */
  readonly arms: number
  /** Rations beyond what is needed while the meal is still to come, where the objective asks that all are fed. */
  readonly stock: number
  /** What it is worth that a rival as strong as oneself loses a territory, in points. */
  readonly spite: number
}

/** Wages war where the objective asks for it, and is armed for that. */
export const armed: Leanings = { raid: 1.1, dare: 0.3, arms: 2, stock: 1, spite: 1 }

/** Raids its only rival whenever that is safe: among more of them the others gain by it, and it costs what the objective needs. */
export const raiding: Leanings = { ...armed, raid: 0.9 }
