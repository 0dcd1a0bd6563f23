import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\/(node_modules|generated|dist)\//.test(file))

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/ .*$/gm, '$1')

/** Something that one file gives to others, by the name that it has there. */
interface Exported {
  readonly file: string
  readonly name: string
  readonly isType: boolean
  /** The file that it comes from, where it is only passed on. */
  readonly from?: string
}

const declared = /^export (?:async )?(const|let|function\*?|class|interface|type|enum) (\w+)/gm
const passedOn = /^export (type )?(\*|\{[^}]*\}) from '([^']+)'/gm
const imported = /\bimport (?:type )?(\*|\{[^}]*\})[^'{}]* from '([^']+)'|const (\{[^}]*\}) = await import\('([^']+)'\)/g
const whole = /\bimport\(\s*'([^']+)'\s*\)|new URL\('([^']+)'/g

const namesIn = (list: string): readonly { readonly name: string; readonly as: string; readonly isType: boolean }[] =>
  list
    .slice(1, -1)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', as = name] = part.replace(/^type /, '').split(/ as |: /)
      return { name, as, isType: part.startsWith('type ') }
    })

const keyOf = (file: string, name: string): string => `${file}: ${name}`

/** What the house exports, and what becomes of it. */
export function exportsOfTheHouse() {
  const house = [...filesIn('src'), ...filesIn('commands')]
  const texts = new Map(
    [...house, ...filesIn('test')].map((file) => [file, withoutComments(readFileSync(join(ROOT, file), 'utf8'))]),
  )
  const targetOf = (from: string, what: string): string =>
    relative(ROOT, resolve(ROOT, dirname(from), what)).replace(/\.js$/, '.ts')

  const all = house.flatMap((file): Exported[] => {
    const text = texts.get(file)!
    return [
      ...[...text.matchAll(declared)].map(([, kind = '', name = '']) => ({ file, name, isType: /interface|type/.test(kind) })),
      ...[...text.matchAll(passedOn)].flatMap(([, type, list = '', what = '']) =>
        list === '*'
          ? [{ file, name: '*', isType: false, from: targetOf(file, what) }]
          : namesIn(list).map(({ as, isType }) => ({
              file,
              name: as,
              isType: isType || type !== undefined,
              from: targetOf(file, what),
            })),
      ),
    ]
  })
  const given = new Map(house.map((file) => [file, all.filter((one) => one.file === file)]))

  /** Everything that somebody means who takes this name from this file: what is passed on, down to where it is declared. */
  function meant(file: string, name: string): readonly string[] {
    const own = given.get(file)?.find((one) => one.name === name)
    if (own) return [keyOf(file, name), ...(own.from ? meant(own.from, name) : [])]
    for (const { from, name: star } of given.get(file) ?? []) {
      const found = star === '*' && from ? meant(from, name) : []
      if (found.length > 0) return found
    }
    return []
  }

  const users = new Map<string, Set<string>>()
  for (const [file, text] of texts) {
    const use = (key: string) => users.set(key, (users.get(key) ?? new Set()).add(file))
    for (const [, list, what, destructured, loaded] of text.matchAll(imported)) {
      const target = targetOf(file, what ?? loaded ?? '')
      const names = (list ?? destructured)?.startsWith('{') ? namesIn((list ?? destructured)!).map(({ name }) => name) : undefined
      const taken = names ?? (given.get(target) ?? []).map(({ name }) => name)
      for (const name of taken) for (const key of meant(target, name)) use(key)
    }
    // A module that is loaded as a whole gives all it has.
    for (const [, loaded, named] of text.matchAll(whole))
      for (const { name } of given.get(targetOf(file, loaded ?? named ?? '')) ?? [])
        for (const key of meant(targetOf(file, loaded ?? named ?? ''), name)) use(key)
  }

  const own = ({ file, name }: Exported): boolean => (texts.get(file)!.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1
  return all
    .filter(({ name }) => name !== '*')
    .map((one) => {
      const by = [...(users.get(keyOf(one.file, one.name)) ?? [])].filter((file) => file !== one.file)
      return {
        ...one,
        isImported: by.length > 0,
        isUsed: by.some((file) => !file.startsWith('test/')) || (one.from === undefined && own(one)),
      }
    })
}
