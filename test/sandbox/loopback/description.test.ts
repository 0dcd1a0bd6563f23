import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { fromDocument, fromPackage, loadDescription } from '../../../src/sandbox/loopback/description.ts'
import { FieldErrors } from '../../../src/sandbox/loopback/errors.ts'
import { routes } from '../../../src/sandbox/loopback/routes/index.ts'
import { type Schema, Validator } from '../../../src/sandbox/loopback/schema.ts'
import { badCommands, badMessages, button, command, row, text, v2 } from './bad-bodies.ts'

const document = fileURLToPath(new URL('../../../../shared/discord-openapi.json', import.meta.url))

const goodMessages: [string, object][] = [
  ['words', { content: 'hello' }],
  ['everything left out by null', { content: 'x', embeds: null, components: null, allowed_mentions: null, attachments: null }],
  ['rows', { components: [row(button())] }],
  [
    'version 2',
    {
      flags: v2,
      components: [{ type: 17, accent_color: null, components: [text('a'), { type: 14, divider: true, spacing: 2 }] }],
    },
  ],
  ['a nonce in either form', { content: 'x', nonce: 5, enforce_nonce: true }],
  ['unknown fields', { content: 'x', something_new: true }],
  ['numbers written as text', { content: 'x', flags: '4096' }],
]

const verdict = (validator: Validator, schema: Schema, body: unknown): boolean => {
  const errors = new FieldErrors()
  validator.check(schema, body, [], errors)
  return errors.count === 0
}

describe("npm's rendering of the description", async () => {
  const description = await fromPackage()
  const validator = new Validator(description.find)

  test.each(goodMessages)('takes a message of %s', (_, body) => {
    expect(verdict(validator, description.schema('MessageCreateRequest'), body)).toBe(true)
  })

  test("knows the schema of every route's body", () => {
    for (const route of routes) for (const name of route.body?.names ?? []) expect(description.schema(name)).toBeDefined()
  })
})

describe.skipIf(!existsSync(document))('the published document', async () => {
  const published = existsSync(document) ? fromDocument(document) : await loadDescription()
  const packaged = await fromPackage()
  const byDocument = new Validator(published.find)
  const byPackage = new Validator(packaged.find)

  test('is what bodies are checked against where it is present', async () => {
    expect((await loadDescription()).source).toBe('document')
  })

  test.each([...badMessages.map(([what, body]): [string, object] => [what, body]), ...goodMessages])(
    'and the package judge a message alike: %s',
    (_, body) => {
      expect(verdict(byPackage, packaged.schema('MessageCreateRequest'), body)).toBe(
        verdict(byDocument, published.schema('MessageCreateRequest'), body),
      )
    },
  )

  test.each([
    ...badCommands.map(([what, body]): [string, object[]] => [what, body]),
    ['a good command', [command({ default_member_permissions: '32' })]] as [string, object[]],
  ])('and the package judge commands alike: %s', (_, bodies) => {
    for (const body of bodies) {
      expect(verdict(byPackage, packaged.schema('ApplicationCommandUpdateRequest'), body)).toBe(
        verdict(byDocument, published.schema('ApplicationCommandUpdateRequest'), body),
      )
    }
  })
})
