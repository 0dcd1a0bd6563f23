import { botCatalogues, isBotKey } from '../../words/index.ts'
import type { Call } from '../call.ts'
import { settingInWords } from '../servers/settings.ts'
import { type Message, says, warning } from '../ui.ts'
import { moment } from '../words/awaited.ts'
import { linesWithin } from '../words/text.ts'

const shown = 20

/** `/admin log`: what moderators did lately on this server, the newest first. */
export async function auditLog(call: Call): Promise<Message> {
  const { house, server, say } = call
  if (server === null || !(await call.moderates(call))) return says(warning(say('refusal.moderators-only')))
  const rows = await house.tables.moderation.log(server, shown)
  const lines = await Promise.all(
    rows.map(async ({ at, person, action, table, body }) => {
      const key = `audit.${action}`
      const look = table === null ? undefined : await house.tables.look({ table })
      const detail = action === 'server' ? `: ${settingInWords(call, String(body.setting), body.value)}` : ''
      return say('admin.log-line', {
        when: { markup: moment(at) },
        who: { markup: person === '' ? say('people.somebody') : `<@${person}>` },
        what: { markup: `${isBotKey(key) ? botCatalogues[call.language][key] : action}${detail}` },
        channel: { markup: look ? `<#${look.channel}>` : '–' },
      })
    }),
  )
  const body =
    lines.length > 0
      ? linesWithin(
          lines.map((line) => `- ${line}`),
          3600,
        )
      : say('admin.log-empty')
  return says(`### ${say('admin.log')}\n${body}`)
}
