/** Bodies that Discord refuses, each with the place and the code it answers with. */

export const v2 = 1 << 15
export const row = (...components: object[]) => ({ type: 1, components })
export const button = (more: object = {}) => ({ type: 2, style: 1, label: 'Press', custom_id: 'press', ...more })
const select = (more: object = {}) => ({ type: 3, custom_id: 'select', options: [{ label: 'One', value: '1' }], ...more })
export const text = (content: string) => ({ type: 10, content })
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** Each line: what is wrong, the body, where Discord says so, and its code there. */
export const badMessages: [string, object, string, string][] = [
  ['content of more than 2,000 characters', { content: 'x'.repeat(2001) }, 'content', 'BASE_TYPE_MAX_LENGTH'],
  ['content that is not text', { content: 5 }, 'content', 'STRING_TYPE_CONVERT'],
  ['eleven embeds', { embeds: times(11, () => ({ title: 'x' })) }, 'embeds', 'BASE_TYPE_MAX_LENGTH'],
  [
    'embeds of more than 6,000 characters',
    { embeds: times(2, () => ({ description: 'x'.repeat(3001) })) },
    'embeds',
    'MAX_EMBED_SIZE_EXCEEDED',
  ],
  ['an embed title of 257 characters', { embeds: [{ title: 'x'.repeat(257) }] }, 'embeds.0.title', 'BASE_TYPE_MAX_LENGTH'],
  [
    'a custom id of 101 characters',
    { components: [row(button({ custom_id: 'x'.repeat(101) }))] },
    'components.0.components.0.custom_id',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a custom id used twice',
    { components: [row(button(), button())] },
    'components.0.components.1.custom_id',
    'COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'a label of 81 characters',
    { components: [row(button({ label: 'x'.repeat(81) }))] },
    'components.0.components.0.label',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a button without label or emoji',
    { components: [row({ type: 2, style: 1, custom_id: 'a' })] },
    'components.0.components.0.label',
    'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
  ],
  [
    'a button without custom id',
    { components: [row({ type: 2, style: 1, label: 'a' })] },
    'components.0.components.0.custom_id',
    'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED',
  ],
  [
    'a link without address',
    { components: [row({ type: 2, style: 5, label: 'a' })] },
    'components.0.components.0.url',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'a link with a custom id',
    { components: [row({ type: 2, style: 5, label: 'a', url: 'https://example.org', custom_id: 'a' })] },
    'components.0.components.0.custom_id',
    'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
  ],
  [
    'a button style that does not exist',
    { components: [row(button({ style: 9 }))] },
    'components.0.components.0.style',
    'BASE_TYPE_CHOICES',
  ],
  [
    'six buttons in a row',
    { components: [row(...times(6, (n) => button({ custom_id: `b${n}` })))] },
    'components.0.components',
    'BASE_TYPE_BAD_LENGTH',
  ],
  ['six rows', { components: times(6, (n) => row(button({ custom_id: `b${n}` }))) }, 'components', 'BASE_TYPE_BAD_LENGTH'],
  ['an empty row', { components: [row()] }, 'components.0.components', 'BASE_TYPE_BAD_LENGTH'],
  ['a button outside a row', { flags: v2, components: [button()] }, 'components.0', 'UNION_TYPE_CHOICES'],
  [
    'a button next to a select',
    { components: [row(select(), button())] },
    'components.0.components.1',
    'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ],
  [
    'a select with 26 options',
    { components: [row(select({ options: times(26, (n) => ({ label: `${n}`, value: `${n}` })) }))] },
    'components.0.components.0.options',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a select without options',
    { components: [row(select({ options: [] }))] },
    'components.0.components.0.options',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a select with one value twice',
    { components: [row(select({ options: times(2, () => ({ label: 'a', value: 'a' })) }))] },
    'components.0.components.0.options.1.value',
    'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ],
  [
    'a select that wants more than it offers',
    { components: [row(select({ max_values: 2 }))] },
    'components.0.components.0.max_values',
    'SELECT_COMPONENT_MAX_VALUES_TOO_LARGE',
  ],
  [
    'a placeholder of 151 characters',
    { components: [row(select({ placeholder: 'x'.repeat(151) }))] },
    'components.0.components.0.placeholder',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'an option label of 101 characters',
    { components: [row(select({ options: [{ label: 'x'.repeat(101), value: '1' }] }))] },
    'components.0.components.0.options.0.label',
    'BASE_TYPE_BAD_LENGTH',
  ],
  ['text displays without their flag', { components: [text('hello')] }, 'components.0', 'UNION_TYPE_CHOICES'],
  [
    'content beside components of version 2',
    { flags: v2, content: 'hello', components: [text('hello')] },
    'content',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'embeds beside components of version 2',
    { flags: v2, embeds: [{ title: 'a' }], components: [text('hello')] },
    'embeds',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    '41 components, nested ones included',
    { flags: v2, components: [{ type: 17, components: times(40, () => text('a')) }] },
    'components',
    'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
  ],
  [
    '4,001 characters over all text displays',
    { flags: v2, components: [text('x'.repeat(2000)), text('x'.repeat(2001))] },
    'components',
    'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
  ],
  ['an empty text display', { flags: v2, components: [text('')] }, 'components.0.content', 'BASE_TYPE_REQUIRED'],
  [
    'a section without its accessory',
    { flags: v2, components: [{ type: 9, components: [text('a')] }] },
    'components.0.accessory',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'a section with four texts',
    { flags: v2, components: [{ type: 9, components: times(4, () => text('a')), accessory: button() }] },
    'components.0.components',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a container inside a container',
    { flags: v2, components: [{ type: 17, components: [{ type: 17, components: [text('a')] }] }] },
    'components.0.components.0',
    'UNION_TYPE_CHOICES',
  ],
  [
    'a picture nobody uploaded',
    { flags: v2, components: [{ type: 12, items: [{ media: { url: 'attachment://board.png' } }] }] },
    'components.0.items.0.media.url',
    'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
  ],
  [
    'alt text of 1,025 characters',
    {
      flags: v2,
      components: [{ type: 12, items: [{ media: { url: 'https://example.org/a.png' }, description: 'x'.repeat(1025) }] }],
    },
    'components.0.items.0.description',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'eleven pictures in a gallery',
    { flags: v2, components: [{ type: 12, items: times(11, () => ({ media: { url: 'https://example.org/a.png' } })) }] },
    'components.0.items',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a component id used twice',
    {
      flags: v2,
      components: [
        { ...text('a'), id: 4 },
        { ...text('b'), id: 4 },
      ],
    },
    'components.1.id',
    'COMPONENT_ID_DUPLICATED',
  ],
  ['a component of a type that does not exist', { flags: v2, components: [{ type: 99 }] }, 'components.0', 'UNION_TYPE_CHOICES'],
  ['a nonce of 26 characters', { content: 'a', nonce: 'x'.repeat(26) }, 'nonce', 'BASE_TYPE_MAX_LENGTH'],
  [
    'a chess rook for an emoji',
    { components: [row(button({ emoji: { name: '♜' } }))] },
    'components.0.components.0.emoji.name',
    'COMPONENT_INVALID_EMOJI',
  ],
  [
    'a custom emoji nobody has',
    { components: [row(button({ emoji: { id: '123', name: 'x' } }))] },
    'components.0.components.0.emoji.id',
    'COMPONENT_INVALID_EMOJI',
  ],
  [
    'a link that is no web address',
    { components: [row({ type: 2, style: 5, label: 'a', url: 'ftp://example.org' })] },
    'components.0.components.0.url',
    'URL_TYPE_INVALID_SCHEME',
  ],
  [
    'mentions of all users beside a list',
    { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
    'allowed_mentions',
    'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ],
  ['flags that are not a number', { content: 'a', flags: 'many' }, 'flags', 'NUMBER_TYPE_COERCE'],
]

const option = (more: object = {}) => ({ type: 3, name: 'option', description: 'An option', ...more })
export const command = (more: object = {}) => ({ name: 'go', description: 'Goes', ...more })

export const badCommands: [string, object[], string, string][] = [
  ['a name in capitals', [command({ name: 'Go' })], '0.name', 'APPLICATION_COMMAND_INVALID_NAME'],
  ['a name with a space', [command({ name: 'go now' })], '0.name', 'APPLICATION_COMMAND_INVALID_NAME'],
  ['a name of 33 characters', [command({ name: 'x'.repeat(33) })], '0.name', 'BASE_TYPE_BAD_LENGTH'],
  ['no description', [{ name: 'go' }], '0.description', 'BASE_TYPE_REQUIRED'],
  ['a description of 101 characters', [command({ description: 'x'.repeat(101) })], '0.description', 'BASE_TYPE_MAX_LENGTH'],
  [
    'a localised name in capitals',
    [command({ name_localizations: { de: 'Los' } })],
    '0.name_localizations.de',
    'APPLICATION_COMMAND_INVALID_NAME',
  ],
  [
    'a language Discord does not have',
    [command({ description_localizations: { xx: 'x' } })],
    '0.description_localizations',
    'ENUM_TYPE_COERCE',
  ],
  ['two commands of one name', [command(), command()], '1.name', 'APPLICATION_COMMANDS_DUPLICATE_NAME'],
  ['26 options', [command({ options: times(26, (n) => option({ name: `o${n}` })) })], '0.options', 'BASE_TYPE_MAX_LENGTH'],
  [
    '26 choices',
    [command({ options: [option({ choices: times(26, (n) => ({ name: `${n}`, value: `${n}` })) })] })],
    '0.options.0.choices',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'two options of one name',
    [command({ options: [option(), option()] })],
    '0.options.1.name',
    'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
  ],
  [
    'a required option after an optional one',
    [command({ options: [option(), option({ name: 'b', required: true })] })],
    '0.options.1',
    'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  ],
  [
    'a subcommand beside an option',
    [command({ options: [option(), { type: 1, name: 'sub', description: 'Sub' }] })],
    '0.options.0.type',
    'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  ],
  [
    'choices with autocomplete',
    [command({ options: [option({ autocomplete: true, choices: [{ name: 'a', value: 'a' }] })] })],
    '0.options.0.autocomplete',
    'APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES',
  ],
  [
    'more than 8,000 characters',
    [
      command({
        options: times(25, (n) =>
          option({
            name: `o${n}`,
            description: 'x'.repeat(100),
            choices: times(25, (m) => ({ name: `choice ${m}`.padEnd(20), value: `${m}` })),
          }),
        ),
      }),
    ],
    '0',
    'APPLICATION_COMMAND_TOO_LARGE',
  ],
  [
    'an option of a type that does not exist',
    [command({ options: [option({ type: 77 })] })],
    '0.options.0',
    'UNION_TYPE_CHOICES',
  ],
]
