import { isRecord } from '../../../src/kernel/index.ts'

/** One option of a select, as it is shown. */
export interface Option {
  readonly value: string
  readonly label: string
  readonly chosen: boolean
}

/** Something on a message that can be pressed. */
export type Control =
  | {
      readonly kind: 'button'
      readonly id: string
      readonly label: string
      /** Where it marks a choice: among which buttons of its message it stands. */
      readonly among?: number
    }
  | {
      readonly kind: 'select'
      readonly id: string
      readonly label: string
      readonly least: number
      readonly most: number
      readonly options: readonly Option[]
    }

function* partsOf(value: unknown): Iterable<Record<string, unknown>> {
  if (Array.isArray(value)) for (const item of value) yield* partsOf(item)
  if (!isRecord(value)) return
  if (typeof value.type === 'number') yield value
  yield* partsOf(value.components)
  yield* partsOf(value.accessory)
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** How a button is marked that chooses without playing. */
const mark = /^[○●☐☑] (?:\d+\. )?/u

export const isMarked = (label: string): boolean => mark.test(label)
/** Several of its kind may be chosen, wherever they stand. */
export const isTicked = (label: string): boolean => /^[☐☑]/u.test(label)
export const isChosen = (label: string): boolean => /^[●☑]/u.test(label)
export const unmarked = (label: string): string => label.replace(mark, '')

/** What can be pressed on a message, from top to bottom. */
export function controlsOn(components: unknown): readonly Control[] {
  let among = 0
  return [...partsOf(components)].flatMap((part): Control[] => {
    if (!Array.isArray(part.options) && typeof part.custom_id !== 'string') among += 1
    const { custom_id: id, disabled, options, label, placeholder, min_values: least, max_values: most } = part
    if (typeof id !== 'string' || disabled === true) return []
    if (!Array.isArray(options)) return [{ kind: 'button', id, label: textOf(label), ...(isMarked(textOf(label)) && { among }) }]
    return [
      {
        kind: 'select',
        id,
        label: textOf(placeholder),
        least: typeof least === 'number' ? least : 1,
        most: typeof most === 'number' ? most : 1,
        options: options.filter(isRecord).map((option) => ({
          value: textOf(option.value),
          label: textOf(option.label),
          chosen: option.default === true,
        })),
      },
    ]
  })
}
