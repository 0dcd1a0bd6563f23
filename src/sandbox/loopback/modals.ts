import type { Modal, OutgoingFile } from './api.ts'
import { all, walk } from './components.ts'
import { type Component, Kind } from './shapes.ts'
import { lengthOf } from './text.ts'

export type FieldValue = string | string[] | boolean | OutgoingFile[]

/** What a client would not let a person submit. */
export class InputRefused extends Error {}

/** The fields of a modal, with the label each is shown under. */
export function fieldsOf(modal: Modal): { field: Component; label: string }[] {
  return [...walk(modal.components)]
    .filter(({ component }) => component.custom_id)
    .map(({ component, parent }) => ({
      field: component,
      label: (parent?.type === Kind.label ? parent.label : component.label) ?? component.custom_id ?? '',
    }))
}

/** A modal's components as the submit interaction carries them; attachments are stored by `keep`, which answers with ids. */
export function submitted(modal: Modal, values: Record<string, FieldValue>, keep: (files: OutgoingFile[]) => string[]): object[] {
  const known = fieldsOf(modal).map(({ field }) => field.custom_id)
  for (const name of Object.keys(values)) {
    if (!known.includes(name))
      throw new InputRefused(`the modal "${modal.title}" has no field ${name}; it has ${known.join(', ')}`)
  }
  const answer = (component: Component): object => {
    const base = { type: component.type, ...(component.id ? { id: component.id } : {}) }
    if (component.component) return { ...base, component: answer(component.component) }
    if (component.components) return { ...base, components: component.components.map(answer) }
    if (!component.custom_id) return base
    return { ...base, custom_id: component.custom_id, ...value(component, values[component.custom_id], keep) }
  }
  return modal.components.map(answer)
}

function value(field: Component, given: FieldValue | undefined, keep: (files: OutgoingFile[]) => string[]): object {
  const name = field.custom_id ?? ''
  const required = field.required ?? true
  if (field.type === Kind.textInput) {
    const text = given === undefined ? (field.value ?? '') : String(given)
    if (required && text === '') throw new InputRefused(`the field ${name} must be filled in`)
    const length = lengthOf(text)
    if (text !== '' && (length < (field.min_length ?? 0) || length > (field.max_length ?? 4000))) {
      throw new InputRefused(
        `the field ${name} takes ${field.min_length ?? 0} to ${field.max_length ?? 4000} characters, not ${length}`,
      )
    }
    return { value: text }
  }
  if (field.type === Kind.checkbox) return { value: given === undefined ? (field.default ?? false) : given === true }
  if (field.type === Kind.fileUpload) {
    const files = Array.isArray(given) ? given.filter((entry): entry is OutgoingFile => typeof entry !== 'string') : []
    checkCount(field, files.length, required)
    return { values: keep(files) }
  }
  const defaults = [
    ...(field.options ?? []).filter((option) => option.default).map((option) => option.value),
    ...(field.default_values ?? []).map(({ id }) => id),
  ]
  const chosen = given === undefined ? defaults : [given].flat().map(String)
  if (field.options) {
    const stray = chosen.find((each) => !field.options?.some((option) => option.value === each))
    if (stray !== undefined)
      throw new InputRefused(
        `the field ${name} does not offer ${stray}; it offers ${field.options.map((option) => option.value).join(', ')}`,
      )
  }
  if (field.type === Kind.radioGroup) {
    if (required && chosen.length === 0) throw new InputRefused(`the field ${name} must be filled in`)
    return { value: chosen[0] ?? null }
  }
  checkCount(field, chosen.length, required)
  return { values: chosen }
}

function checkCount(field: Component, count: number, required: boolean): void {
  const minimum = field.min_values ?? (required ? 1 : 0)
  const maximum = field.max_values ?? (field.type === Kind.checkboxGroup ? (field.options?.length ?? 1) : 1)
  if (count === 0 && !required) return
  if (count < minimum || count > maximum) {
    throw new InputRefused(`the field ${field.custom_id} takes ${minimum} to ${maximum} values, not ${count}`)
  }
}

/** Ids chosen in a modal's user, role, channel and mentionable selects, for `resolved`. */
export const selectsIn = (modal: Modal): Component[] =>
  all(modal.components).filter((component) => component.type >= Kind.userSelect && component.type <= Kind.channelSelect)
