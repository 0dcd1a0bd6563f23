import type { AnyRulebook } from '../kernel/index.ts'
import { canonicalJson } from '../kernel/index.ts'
import type { Database } from '../store/index.ts'
import { openDatabase } from '../store/index.ts'
import { type Contents, checkContents } from './contents.ts'

/** What is kept, in an order in which nothing refers to what is not there yet, each with its key. */
const MODELS = {
  table: ['id'],
  seat: ['table', 'number'],
  logEntry: ['table', 'seq'],
  storedPosition: ['table', 'seq'],
  post: ['id'],
  draft: ['table', 'seat'],
  person: ['id'],
  server: ['id'],
  heartbeat: ['id'],
  home: ['id'],
  invitation: ['table', 'person'],
  audit: ['id'],
  player: ['id'],
  result: ['table'],
  placing: ['table', 'number'],
  rating: ['scope', 'game', 'player'],
  season: ['id'],
  whisper: ['id'],
  block: ['person', 'blocked'],
  note: ['table', 'person'],
  follow: ['table', 'person'],
  league: ['id'],
  entrant: ['league', 'person'],
  leagueSeat: ['league', 'round', 'person'],
  tableWish: ['id'],
  sealingKeys: ['id'],
} as const satisfies Readonly<Record<Model, readonly string[]>>

type Model = {
  [Name in keyof Database['client']]: Database['client'][Name] extends { createMany: unknown } ? Name : never
}[keyof Database['client']]

type Row = Readonly<Record<string, unknown>>
/** What the clients of all models have in common, which their types do not say. */
interface Rows {
  findMany(query: object): Promise<readonly Row[]>
  createMany(rows: { readonly data: readonly Row[] }): Promise<unknown>
  deleteMany(): Promise<unknown>
  count(): Promise<number>
}

const AT_ONCE = 200
const models = Object.keys(MODELS) as readonly Model[]
const rowsOf = ({ client }: Database, model: Model): Rows => client[model] as unknown as Rows

export interface Moved extends Contents {
  readonly rows: number
}

/**
 * Copies all that is kept from one database into another, which must be empty; holds every row against the one it was copied from, and
 * plays every log again. If anything is not as it was, the other is emptied again.
 */
export async function moveAll(from: string, to: string, books: ReadonlyMap<string, AnyRulebook>): Promise<Moved> {
  const source = await open(from)
  try {
    const target = await open(to)
    try {
      for (const model of models)
        if ((await rowsOf(target, model).count()) > 0) throw new Error('the second database is not empty: name one that is')
      return await copied(source, target, books).catch(async (error: unknown) => {
        for (const model of models.toReversed()) await rowsOf(target, model).deleteMany()
        throw error
      })
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

const open = (url: string): Promise<Database> =>
  openDatabase({
    url,
    onFatal: (error) => {
      throw error
    },
  })

async function copied(source: Database, target: Database, books: ReadonlyMap<string, AnyRulebook>): Promise<Moved> {
  let rows = 0
  for (const model of models)
    for await (const page of pagesOf(source, model)) {
      await rowsOf(target, model).createMany({ data: page })
      rows += page.length
    }
  for (const model of models) {
    for await (const page of pagesOf(source, model)) await compare(target, model, page)
    const [before, after] = [await rowsOf(source, model).count(), await rowsOf(target, model).count()]
    if (before !== after) throw new Error(`${before} rows of ${model} became ${after}: is somebody at work on one of them?`)
  }
  const contents = await checkContents(target, books)
  if (contents.problems.length > 0) throw new Error(`what was copied is not whole:\n${contents.problems.join('\n')}`)
  return { ...contents, rows }
}

async function* pagesOf(database: Database, model: Model): AsyncGenerator<readonly Row[]> {
  const orderBy = MODELS[model].map((name) => ({ [name]: 'asc' }))
  for (let last: Row | undefined; ; ) {
    const page = await rowsOf(database, model).findMany({
      orderBy,
      take: AT_ONCE,
      ...(last && { skip: 1, cursor: cursorOf(model, last) }),
    })
    if (page.length > 0) yield page
    last = page.at(-1)
    if (page.length < AT_ONCE) return
  }
}

const keyOf = (model: Model, row: Row): Row => Object.fromEntries(MODELS[model].map((name) => [name, row[name]]))

function cursorOf(model: Model, row: Row): object {
  const key = keyOf(model, row)
  return MODELS[model].length === 1 ? key : { [MODELS[model].join('_')]: key }
}

async function compare(target: Database, model: Model, page: readonly Row[]): Promise<void> {
  const there = await rowsOf(target, model).findMany({ where: { OR: page.map((row) => keyOf(model, row)) } })
  const byKey = new Map(there.map((row) => [canonicalJson(keyOf(model, row)), canonicalJson(plain(row))]))
  for (const row of page) {
    const key = canonicalJson(keyOf(model, row))
    if (byKey.get(key) !== canonicalJson(plain(row))) throw new Error(`the row ${key} of ${model} is not as it was`)
  }
}

/** Times as text. */
const plain = (row: Row): unknown => JSON.parse(JSON.stringify(row))
