import { formsAsked } from '../../src/words/forms.ts'
import { type Language, messageOf } from '../../src/words/message.ts'

/** What the parser gives for one element, as far as its arguments concern us. */
interface Element {
  readonly type: number
  readonly value?: unknown
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>
}

const literal = 0
const argumentKinds: Readonly<Record<number, string>> = { 1: 'text', 2: 'number', 3: 'date', 4: 'time', 5: 'select', 6: 'plural' }

/** The arguments of a message with their kinds, sorted, e.g. `['count:plural', 'seat:text']`. */
export function argumentsOf(language: Language, text: string): readonly string[] {
  const found = new Set<string>()
  const visit = (elements: readonly Element[]): void => {
    for (const { type, value, options } of elements) {
      const kind = argumentKinds[type]
      if (type !== literal && kind) found.add(`${String(value)}:${kind}`)
      for (const option of Object.values(options ?? {})) visit(option.value)
    }
  }
  visit(messageOf(language, text).getAst())
  return [...found].sort()
}

/** The parameter behind an argument: that of `region_in` is `region`. */
export const paramOf = (argument: string): string => formsAsked(`{${argument}}`)[0]?.param ?? argument
