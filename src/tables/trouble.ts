import type { DueKind, PostKind } from '../store/index.ts'

/** What an operator should know of, because it does not mend itself. Holds nothing of a game. */
export type Trouble =
  /** A message was given up: Discord refuses it for good with this code, or it is our own mistake. */
  | { readonly what: 'post-left-out'; readonly table: string; readonly kind: PostKind; readonly code: number | string }
  /** Discord lets us write to nobody in private, or not this. */
  | { readonly what: 'mail-refused'; readonly table: string; readonly kind: PostKind; readonly code: number }
  /** Messages wait and have been tried so often. */
  | { readonly what: 'posts-wait'; readonly table: string; readonly kind: PostKind; readonly tries: number }
  /** What should happen without a person does not. */
  | { readonly what: 'due-waits'; readonly table: string; readonly kind: DueKind; readonly tries: number }

export type TellTrouble = (trouble: Trouble) => void
