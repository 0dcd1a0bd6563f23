import { html, nothing, type TemplateResult } from 'lit'
import { type Component, Kind } from '../../loopback/shapes.ts'
import type { FieldValue } from '../../web/protocol.ts'
import type { MessageScene } from '../scene.ts'
import { readFiles } from '../upload.ts'
import type { ChooseEvent } from './select.ts'
import { optionsOf } from './select-from-component.ts'

export interface FieldScene extends Pick<MessageScene, 'word' | 'bot' | 'people' | 'channels' | 'userName'> {
  value(id: string): FieldValue | undefined
  fill(id: string, value: FieldValue): void
  problem(id: string): string | null
}

const paragraph = 2

/** One question of a modal: its label, description, input, and what is wrong with the answer. */
export function drawField(label: Component | null, input: Component, scene: FieldScene): TemplateResult {
  const id = input.custom_id ?? ''
  const problem = scene.problem(id)
  const ids = { input: `field-${id}`, label: `label-${id}`, description: `description-${id}`, problem: `problem-${id}` }
  const text = label?.label ?? input.label ?? ''
  const required = input.required ?? true
  const described = [label?.description ? ids.description : '', problem ? ids.problem : ''].filter(Boolean).join(' ')
  const grouped = input.type !== Kind.textInput && input.type !== Kind.fileUpload
  const name = html`${text}${required ? html`<span class="required" aria-hidden="true"> *</span>` : nothing}`
  return html`<div class="field-row" data-field=${id}>
    ${grouped ? html`<span class="field-label" id=${ids.label}>${name}</span>` : html`<label class="field-label" id=${ids.label} for=${ids.input}>${name}</label>`}
    ${label?.description ? html`<div class="field-description" id=${ids.description}>${label.description}</div>` : nothing}
    ${drawInput(input, ids, described, scene)}
    ${problem ? html`<div class="failed" id=${ids.problem} role="alert">${problem}</div>` : nothing}
  </div>`
}

type Ids = { input: string; label: string }

function drawInput(input: Component, ids: Ids, described: string, scene: FieldScene): TemplateResult {
  const id = input.custom_id ?? ''
  const invalid = scene.problem(id) ? 'true' : nothing
  const required = (input.required ?? true) ? 'true' : nothing
  const describedBy = described || nothing
  if (scene.value(id) === undefined) preset(input, scene)
  const value = scene.value(id)
  switch (input.type) {
    case Kind.textInput: {
      const fill = (event: Event) => scene.fill(id, (event.target as HTMLInputElement | HTMLTextAreaElement).value) // what the listener is on
      const text = typeof value === 'string' ? value : ''
      return input.style === paragraph
        ? html`<textarea id=${ids.input} rows="4" maxlength=${input.max_length ?? 4000} placeholder=${input.placeholder ?? ''} aria-required=${required} aria-invalid=${invalid} aria-describedby=${describedBy} .value=${text} @input=${fill}></textarea>`
        : html`<input id=${ids.input} type="text" autocomplete="off" maxlength=${input.max_length ?? 4000} placeholder=${input.placeholder ?? ''} aria-required=${required} aria-invalid=${invalid} aria-describedby=${describedBy} .value=${text} @input=${fill} />`
    }
    case Kind.fileUpload: {
      const fill = (event: Event) => readFiles((event.target as HTMLInputElement).files, (files) => scene.fill(id, files)) // what the listener is on
      return html`<input id=${ids.input} type="file" ?multiple=${(input.max_values ?? 1) > 1} aria-required=${required} aria-describedby=${describedBy} @change=${fill} />`
    }
    case Kind.checkbox:
      return html`<label class="choice"><input type="checkbox" aria-labelledby=${ids.label} aria-describedby=${describedBy} ?checked=${value === true} @change=${(event: Event) => scene.fill(id, (event.target as HTMLInputElement).checked)} /></label>`
    case Kind.radioGroup:
    case Kind.checkboxGroup:
      return drawGroup(input, ids, describedBy, scene)
    default:
      return html`<chat-select .options=${optionsOf(input, scene)} .minimum=${input.required === false ? 0 : (input.min_values ?? 1)} .maximum=${input.max_values ?? 1}
        .placeholder=${input.placeholder || scene.word('makeSelection')} .labelledBy=${ids.label} .describedBy=${described} .word=${scene.word}
        .disabled=${input.disabled ?? false} @choose=${(event: ChooseEvent) => scene.fill(id, event.detail)}></chat-select>`
  }
}

function drawGroup(input: Component, ids: Ids, describedBy: string | typeof nothing, scene: FieldScene): TemplateResult {
  const id = input.custom_id ?? ''
  const single = input.type === Kind.radioGroup
  const current = () => {
    const value = scene.value(id)
    return typeof value === 'string' ? [value] : Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  }
  const tick = (option: string) => (event: Event) => {
    const checked = (event.target as HTMLInputElement).checked // what the listener is on
    if (single) scene.fill(id, option)
    else scene.fill(id, checked ? [...current(), option] : current().filter((other) => other !== option))
  }
  return html`<div role=${single ? 'radiogroup' : 'group'} aria-labelledby=${ids.label} aria-describedby=${describedBy}>
    ${(input.options ?? []).map(
      (
        option,
      ) => html`<label class="choice"><input type=${single ? 'radio' : 'checkbox'} name=${ids.input} ?checked=${current().includes(option.value)} @change=${tick(option.value)} />
        <span class="option-text"><span>${option.label}</span>${option.description ? html`<span class="option-description">${option.description}</span>` : nothing}</span></label>`,
    )}</div>`
}

/** What the bot filled in beforehand counts as the answer until it is changed. */
function preset(input: Component, scene: FieldScene) {
  const id = input.custom_id ?? ''
  if (input.type === Kind.textInput) return scene.fill(id, input.value ?? '')
  if (input.type === Kind.checkbox) return scene.fill(id, input.default ?? false)
  if (input.type === Kind.fileUpload) return scene.fill(id, [])
  const chosen = optionsOf(input, scene).filter((option) => option.chosen)
  const values = chosen.map((option) => option.value)
  if (input.type === Kind.radioGroup) {
    if (values[0] !== undefined) scene.fill(id, values[0])
  } else scene.fill(id, values)
}

/** What Discord's client would say before it sends anything. */
export function problemOf(input: Component, value: FieldValue | undefined, word: MessageScene['word']): string | null {
  const required = input.required ?? true
  const size = typeof value === 'string' || Array.isArray(value) ? value.length : 1
  if (size === 0 || value === undefined) return required && input.type !== Kind.checkbox ? word('required') : null
  if (input.type === Kind.textInput) {
    if (input.min_length && size < input.min_length) return word('tooShort', { count: input.min_length })
    if (input.max_length && size > input.max_length) return word('tooLong', { count: input.max_length })
  } else if (Array.isArray(value)) {
    if (input.min_values && size < input.min_values) return word('tooFew', { count: input.min_values })
    if (input.max_values && size > input.max_values) return word('tooMany', { count: input.max_values })
  }
  return null
}
