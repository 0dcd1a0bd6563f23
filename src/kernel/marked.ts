import type { Finder, ParamBase, ValueOf } from './param.ts'

type Standard<P, Value> = P extends ParamBase<unknown, infer Context> ? Value | Finder<Context, Value> : never

/** Marks a parameter that can be left out, which means the standard value. */
export function withDefault<P extends ParamBase<unknown, never>>(
  param: P,
  standard: Standard<P, ValueOf<P>>,
): P & { readonly optional: true; standard: unknown } {
  // `as`: a function is the only value a standard cannot be, so a function is the way to find it.
  const find = (typeof standard === 'function' ? standard : () => standard) as () => ValueOf<P>
  return { ...param, optional: true, standard: find }
}

/** Marks a parameter whose menus begin with what most would choose. */
export function usually<P extends ParamBase<unknown, never>>(
  param: P,
  usual: Finder<P extends ParamBase<unknown, infer Context> ? Context : never, ValueOf<P>>,
): P {
  return { ...param, usual }
}

/** Marks a parameter that nobody is asked for before these are chosen. */
export function askedAfter<P extends ParamBase<unknown, never>>(param: P, ...after: readonly string[]): P {
  return { ...param, after }
}

/** Marks a parameter whose absence is refused by the move's own check, at its place in the order of refusals. */
export function demanded<P extends ParamBase<unknown, never>>(param: P): P & { readonly demanded: true } {
  return { ...param, demanded: true }
}

/** Marks a parameter that can be left out, which is a value of its own. */
export function optional<P extends ParamBase<unknown, never>>(param: P): P & { readonly optional: true } {
  return { ...param, optional: true }
}
