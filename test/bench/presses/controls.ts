import { isRecord } from '../../../src/kernel/index.ts'

/** One option of a select, as it is shown. */
export interface Option {
  readonly value: string
  readonly label: string
  readonly chosen: boolean
}

/** Something on a message that can be pressed. */
export type Control =
  | { readonly kind: 'button'; readonly id: string; readonly label: string }
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

/** What can be pressed on a message, from top to bottom. */
export function controlsOn(components: unknown): readonly Control[] {
  return [...partsOf(components)].flatMap((part): Control[] => {
    const { custom_id: id, disabled, options, label, placeholder, min_values: least, max_values: most } = part
    if (typeof id !== 'string' || disabled === true) return []
    if (!Array.isArray(options)) return [{ kind: 'button', id, label: textOf(label) }]
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
