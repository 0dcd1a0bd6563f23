import type { Language } from '../words/index.ts'

/** A word of a game that a newcomer may stumble over. */
export interface Term {
  readonly id: string
  /** The page of the rules that says more. */
  readonly page: string
  readonly words: Readonly<Record<Language, TermWords>>
}

export interface TermWords {
  readonly name: string
  /** How it begins where it stands in a sentence, beside its name: small letters. */
  readonly forms?: readonly string[]
  /** One or two sentences. */
  readonly meaning: string
}
