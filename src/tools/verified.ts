import type { AnyRulebook } from '../kernel/index.ts'
import { engineOf } from '../store/client.ts'
import { openDatabase } from '../store/index.ts'
import { type Contents, checkContents } from './contents.ts'

/** Reads a copy, every row of it where a database can be made of it; refuses one that is not whole. */
export const verifiedCopy = async (file: string, url: string, books: ReadonlyMap<string, AnyRulebook>) =>
  (await engineOf(url)).withCopy(file, url, async (copy): Promise<Contents | undefined> => {
    if (copy === undefined) return undefined
    const database = await openDatabase({ url: copy, onFatal: () => undefined })
    const contents = await checkContents(database, books).finally(() => database.close())
    if (contents.problems.length > 0) throw new Error(`${file} is damaged:\n${contents.problems.join('\n')}`)
    return contents
  })
