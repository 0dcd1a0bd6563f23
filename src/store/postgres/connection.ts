import { Client, type ClientConfig } from 'pg'

/** One connection for the time of the work. */
export async function connected<Value>(config: ClientConfig, work: (connection: Client) => Promise<Value>): Promise<Value> {
  const connection = new Client(config)
  // Whatever happens to it is told by the statement that it happens to.
  connection.on('error', () => undefined)
  await connection.connect()
  try {
    return await work(connection)
  } finally {
    await connection.end().catch(() => undefined)
  }
}
