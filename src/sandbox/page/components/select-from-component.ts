import { html, type TemplateResult } from 'lit'
import { keyed } from 'lit/directives/keyed.js'
import { type Component, Kind } from '../../loopback/shapes.ts'
import type { MessageScene } from '../scene.ts'
import type { ChooseEvent, Option } from './select.ts'
import './select.ts'

type Surroundings = Pick<MessageScene, 'bot' | 'people' | 'channels' | 'word' | 'userName'>

export function optionsOf(component: Component, scene: Surroundings): Option[] {
  const preset = new Set(component.default_values?.map((value) => value.id))
  const people = () => [
    ...scene.people.map((person) => ({ value: person.id, label: person.name, chosen: preset.has(person.id) })),
    { value: scene.bot.id, label: scene.userName(scene.bot.id), chosen: preset.has(scene.bot.id) },
  ]
  switch (component.type) {
    case Kind.userSelect:
    case Kind.mentionableSelect:
      return people()
    case Kind.channelSelect:
      return scene.channels
        .filter((channel) => channel.kind !== 'direct')
        .filter((channel) => !component.channel_types?.length || component.channel_types.includes(channel.type))
        .map((channel) => ({ value: channel.id, label: `#${channel.name}`, chosen: preset.has(channel.id) }))
    default:
      return (component.options ?? []).map((option) => ({
        value: option.value,
        label: option.label,
        description: option.description ?? undefined,
        emoji: option.emoji?.id ? undefined : (option.emoji?.name ?? undefined),
        chosen: option.default ?? false,
      }))
  }
}

/** As with buttons: an open list never becomes the list of another question. */
export const drawSelect = (component: Component, scene: MessageScene): TemplateResult =>
  html`${keyed(component.custom_id, select(component, scene))}`

function select(component: Component, scene: MessageScene): TemplateResult {
  const id = component.custom_id ?? ''
  const busy = scene.busy === id
  return html`<chat-select .options=${optionsOf(component, scene)} .minimum=${component.min_values ?? 1} .maximum=${component.max_values ?? 1}
    .placeholder=${component.placeholder || scene.word('makeSelection')} .word=${scene.word} .disabled=${component.disabled ?? false}
    .busy=${busy} data-id=${id} @choose=${(event: ChooseEvent) => scene.choose(id, event.detail)}></chat-select>`
}
