import { availableParallelism } from 'node:os'
import { binaries, Server } from '../store/postgres/server.ts'
import type { Bench } from './harness.ts'
import { weighGames } from './scale/bytes.ts'
import { compareMany } from './scale/many-tables.ts'
import { playInProcesses } from './scale/processes.ts'

/** Nothing is spared that a server in earnest does. */
const inEarnest = { fsync: 'on', full_page_writes: 'on', autovacuum: 'on', shared_buffers: '128MB', max_wal_size: '1GB' }

export const bench: Bench = {
  name: 'scale',
  about: `what many tables and many processes cost (${availableParallelism()} cores); docs/scale.md reckons with it`,
  onDemand: true,

  async run(tools) {
    if (binaries === undefined) throw new Error('PostgreSQL is not installed here: apt-get install -y postgresql')
    const server = await Server.start(inEarnest)
    try {
      await playInProcesses(server, tools)
      await weighGames(server, tools)
      await compareMany(server, tools)
    } finally {
      await server.remove()
    }
  },
}
