import type { Path } from './errors.ts'
import { type Component, Kind, type Media } from './shapes.ts'

export interface Placed {
  component: Component
  path: Path
  parent: Component | null
}

/** Every component of a tree with its place in the body, parents before children. */
export function* walk(
  components: readonly Component[],
  path: Path = ['components'],
  parent: Component | null = null,
): Generator<Placed> {
  for (const [index, component] of components.entries()) yield* walkOne(component, [...path, index], parent)
}

function* walkOne(component: Component, path: Path, parent: Component | null): Generator<Placed> {
  yield { component, path, parent }
  if (component.components) yield* walk(component.components, [...path, 'components'], component)
  if (component.accessory) yield* walkOne(component.accessory, [...path, 'accessory'], component)
  if (component.component) yield* walkOne(component.component, [...path, 'component'], component)
}

export const all = (components: readonly Component[]): Component[] => [...walk(components)].map((placed) => placed.component)

export const isSelect = (component: Component): boolean =>
  component.type === Kind.stringSelect ||
  component.type === Kind.userSelect ||
  component.type === Kind.roleSelect ||
  component.type === Kind.mentionableSelect ||
  component.type === Kind.channelSelect

/** Components that a person fills in or presses. */
export const isInteractive = (component: Component): boolean =>
  isSelect(component) ||
  component.type === Kind.textInput ||
  component.type === Kind.fileUpload ||
  component.type === Kind.radioGroup ||
  component.type === Kind.checkboxGroup ||
  component.type === Kind.checkbox ||
  (component.type === Kind.button && component.custom_id !== undefined && component.custom_id !== null)

export const isButton = (component: Component): boolean => component.type === Kind.button

/** Every media reference of a component, with its place. */
export function mediaOf({ component, path }: Placed): { media: Media; path: Path }[] {
  const found: { media: Media; path: Path }[] = []
  if (component.media) found.push({ media: component.media, path: [...path, 'media'] })
  if (component.file) found.push({ media: component.file, path: [...path, 'file'] })
  for (const [index, item] of (component.items ?? []).entries())
    found.push({ media: item.media, path: [...path, 'items', index, 'media'] })
  return found
}

/** Discord numbers the components that came without an id, in order, skipping numbers that were given. */
function numberComponents(components: Component[]): void {
  const placed = [...walk(components)].map(({ component }) => component)
  const taken = new Set(placed.map((component) => component.id).filter((id) => id))
  let next = 1
  for (const component of placed) {
    if (component.id) continue
    while (taken.has(next)) next += 1
    component.id = next++
  }
}

const oneValue = { min_values: 1, max_values: 1 }

/** What Discord writes into a component where the sender left it out. */
const defaults: Partial<Record<number, Partial<Component>>> = {
  [Kind.stringSelect]: oneValue,
  [Kind.userSelect]: oneValue,
  [Kind.roleSelect]: oneValue,
  [Kind.mentionableSelect]: oneValue,
  [Kind.channelSelect]: oneValue,
  [Kind.container]: { accent_color: null, spoiler: false },
  [Kind.separator]: { divider: true, spacing: 1 },
  [Kind.thumbnail]: { description: null, spoiler: false },
  [Kind.file]: { spoiler: false },
}

/** Brings components into the form in which Discord serves them: numbered, with defaults, media with ids. */
export function completeComponents(components: Component[], nextId: () => string): void {
  numberComponents(components)
  for (const placed of walk(components)) {
    const { component } = placed
    for (const [key, value] of Object.entries(defaults[component.type] ?? {})) {
      if (Reflect.get(component, key) === undefined) Reflect.set(component, key, value)
    }
    for (const item of component.items ?? []) {
      item.spoiler ??= false
      item.description ??= null
    }
    for (const { media } of mediaOf(placed)) media.id ??= nextId()
  }
}
