import { databaseCommand } from './database.ts'

const { status, text } = await databaseCommand(process.argv.slice(2))
if (status === 0) console.log(text)
else console.error(text)
process.exitCode = status
