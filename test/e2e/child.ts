/** The bot as a process of its own, to be killed: `tsx child.ts API TOKEN DATABASE MILLISECONDS`, so much later by its clock. */
import { startBot } from '../../src/discord/bot.ts'
import { loadCommands } from '../../src/discord/command.ts'
import { createLog, guarded } from '../../src/discord/gateway/logger.ts'
import { createStudio } from '../../src/pictures/index.ts'
import { openDatabase } from '../../src/store/index.ts'
import { type Clock, createTables, systemClock } from '../../src/tables/index.ts'
import { games } from '../discord/bids/games.ts'

const [api = '', token = '', path = '', later = '0'] = process.argv.slice(2)
const clock: Clock = {
  now: () => new Date(Date.now() + Number(later)),
  until: (time, signal) => systemClock.until(new Date(time.getTime() - Number(later)), signal),
}
const log = createLog('info')
const store = await openDatabase({ url: `file:${path}`, onFatal: () => process.exit(1) })
const gamesModule = new URL('../discord/bids/games.ts', import.meta.url)
const tables = await createTables({ store, games, gamesModule, clock, log: guarded(log) })
await startBot({
  api,
  token,
  tables,
  games,
  studio: createStudio({ workers: 1 }),
  commands: await loadCommands(new URL('../../commands/', import.meta.url)),
  log,
  language: 'en',
  moment: 0,
  clock,
})
process.send?.('ready')
