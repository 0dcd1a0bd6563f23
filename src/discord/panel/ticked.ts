import type { Desk } from '../desk.ts'
import type { MoveState } from './choice.ts'

/** What is good to know of each thing that is ticked: the button on which it stands has no room for that. */
export function tickedNotes(
  desk: Desk,
  { type, chosen }: MoveState,
): readonly { readonly name: string; readonly note: string }[] {
  return Object.entries(desk.params(type, chosen)).flatMap(([name, param]) => {
    const picked = param.kind === 'pick' ? chosen[name] : undefined
    if (!Array.isArray(picked)) return []
    const namespace = desk.words.namespace(name, param)
    return picked.flatMap((one: unknown) => {
      const note = desk.note(type, name, one, chosen)
      return note === undefined ? [] : [{ name: desk.words.name(namespace, one), note: desk.words.free(note) }]
    })
  })
}
