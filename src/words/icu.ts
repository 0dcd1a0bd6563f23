import type { Markup } from './escape.ts'

/**
 * The arguments of an ICU message, read by the type checker from the message itself: a param that is forgotten, or that no message
 * has, fails the type check. Text up to the next brace is skipped; inside `{name, plural, …}` braces enclose texts again.
 */
type Before<S extends string, Mark extends string> = S extends `${infer Head}${Mark}${string}` ? Head : S
type UpToBrace<S extends string> = Before<Before<S, '{'>, '}'>

type InText<S extends string, Stack extends readonly unknown[], Found> =
  UpToBrace<S> extends infer Head extends string
    ? S extends `${Head}{${infer Rest}`
      ? Argument<Rest, Stack, Found>
      : S extends `${Head}}${infer Rest}`
        ? Stack extends readonly [unknown, ...infer Outer]
          ? InOptions<Rest, Outer, Found>
          : Found
        : Found
    : never

type Argument<S extends string, Stack extends readonly unknown[], Found> =
  Before<UpToBrace<S>, ','> extends infer Name extends string
    ? S extends `${Name},${infer Rest}`
      ? Trim<Rest> extends `${'plural' | 'select' | 'selectordinal'},${string}`
        ? InOptions<Rest, Stack, Found | Trim<Name>>
        : S extends `${UpToBrace<S>}}${infer After}`
          ? InText<After, Stack, Found | Trim<Name>>
          : never
      : S extends `${Name}}${infer Rest}`
        ? InText<Rest, Stack, Found | Trim<Name>>
        : never
    : never

type InOptions<S extends string, Stack extends readonly unknown[], Found> =
  UpToBrace<S> extends infer Head extends string
    ? S extends `${Head}{${infer Rest}`
      ? InText<Rest, readonly ['options', ...Stack], Found>
      : S extends `${Head}}${infer Rest}`
        ? InText<Rest, Stack, Found>
        : Found
    : never

type Trim<S extends string> = S extends ` ${infer Rest}` | `${infer Rest} ` | `\n${infer Rest}` ? Trim<Rest> : S

export type ArgumentsOf<Message extends string> = InText<Message, readonly [], never>

export type Value = string | number | boolean | Markup | null
