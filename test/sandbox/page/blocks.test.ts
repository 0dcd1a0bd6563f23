import { describe, expect, test } from 'vitest'
import { parseBlocks, plainText } from '../../../src/sandbox/page/markdown/blocks.ts'

describe("Discord's markdown by lines", () => {
  test('headings have three levels and need a space', () => {
    expect(parseBlocks('# One\n### Three\n#### four\n#none')).toEqual([
      { kind: 'heading', level: 1, source: 'One' },
      { kind: 'heading', level: 3, source: 'Three' },
      { kind: 'text', source: '#### four\n#none' },
    ])
  })

  test('subtext stands on a line of its own', () => {
    expect(parseBlocks('text\n-# small')).toEqual([
      { kind: 'text', source: 'text' },
      { kind: 'subtext', source: 'small' },
    ])
  })

  test('lists nest by indentation and keep the number they begin with', () => {
    expect(parseBlocks('- a\n  - b\n  - c\n- d\nafter')).toMatchObject([
      {
        kind: 'list',
        ordered: false,
        items: [{ source: 'a', lists: [{ items: [{ source: 'b' }, { source: 'c' }] }] }, { source: 'd' }],
      },
      { kind: 'text', source: 'after' },
    ])
    expect(parseBlocks('3. c\n4. d')).toMatchObject([
      { kind: 'list', ordered: true, start: 3, items: [{ source: 'c' }, { source: 'd' }] },
    ])
  })

  test('numbers after bullets are a list of their own', () => {
    expect(parseBlocks('- a\n1. b')).toMatchObject([
      { ordered: false, items: [{ source: 'a' }] },
      { ordered: true, items: [{ source: 'b' }] },
    ])
  })

  test('a line indented below an item belongs to it', () => {
    expect(parseBlocks('- a\n  more')).toMatchObject([{ items: [{ source: 'a\nmore' }] }])
  })

  test('quotes hold blocks of their own, and three marks quote the rest', () => {
    expect(parseBlocks('> - a\n> b\nc')).toMatchObject([
      { kind: 'quote', blocks: [{ kind: 'list' }, { kind: 'text', source: 'b' }] },
      { kind: 'text', source: 'c' },
    ])
    expect(parseBlocks('a\n>>> b\nc')).toMatchObject([
      { kind: 'text', source: 'a' },
      { kind: 'quote', blocks: [{ kind: 'text', source: 'b\nc' }] },
    ])
  })

  test('nothing inside a code block is read', () => {
    expect(parseBlocks('a\n```ts\n# no\n- no\n```\nb')).toEqual([
      { kind: 'text', source: 'a' },
      { kind: 'code', language: 'ts', source: '# no\n- no' },
      { kind: 'text', source: 'b' },
    ])
    expect(parseBlocks('```\n>>> no\n```')).toEqual([{ kind: 'code', language: '', source: '>>> no' }])
  })

  test('an announcement has the words without the marks, and no spoilers', () => {
    expect(plainText('# Head\n-# **small** [link](https://x.y)\n- ||secret|| `code`\nA \\*star\\*')).toBe(
      'Head small link … code A *star*',
    )
  })
})
