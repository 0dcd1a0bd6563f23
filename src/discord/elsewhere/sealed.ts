import type { Handler } from '../buttons.ts'
import { container, type File, file, message, says, text, warning } from '../ui.ts'

/** Below a game that has moved: the file by which it goes on elsewhere, for those whose game it is. */
export const sealedPressed: Handler<'sealed'> = async (call, { table }) => {
  const look = await call.table(table)
  if (!look) return says(call.say('problem.old-button'))
  call.trace.table = look.id
  const plays = look.seats.some(({ person }) => person === call.person)
  if (!plays && !(await call.moderates(look))) return says(warning(call.say('sealed.not-yours')))
  const sealed = await call.house.tables.sealed({ table })
  if (sealed === undefined) return says(warning(call.say('refusal.not-sealed')))
  const bytes = new TextEncoder().encode(sealed)
  const attached: File = { name: `${look.game}-sealed.json`, bytes, alt: call.label('sealed.alt') }
  const said = call.say('sealed.file', { to: { markup: look.ending?.to ?? '' } })
  return message([container([text(said), file(attached.name)])], { files: [attached] })
}
