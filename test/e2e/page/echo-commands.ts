import {
  type RESTPostAPIChatInputApplicationCommandsJSONBody as Command,
  ApplicationCommandOptionType as Option,
} from 'discord.js'

/** Commands with every kind of option that the page has to know. */
export const echoCommands: Command[] = [
  {
    name: 'echo',
    description: 'Says it again',
    description_localizations: { it: 'Lo ripete', de: 'Sagt es noch einmal' },
    options: [
      {
        type: Option.String,
        name: 'text',
        description: 'What to say',
        description_localizations: { it: 'Che cosa dire' },
        required: true,
      },
      { type: Option.String, name: 'region', description: 'Where', required: true, autocomplete: true },
      { type: Option.Integer, name: 'times', description: 'How often', min_value: 1, max_value: 3 },
      { type: Option.Boolean, name: 'private', description: 'Only for me' },
      { type: Option.User, name: 'person', description: 'To whom' },
      {
        type: Option.String,
        name: 'tone',
        description: 'How',
        choices: [
          { name: 'Loud', name_localizations: { it: 'Forte' }, value: 'loud' },
          { name: 'Soft', value: 'soft' },
        ],
      },
    ],
  },
  {
    name: 'show',
    description: 'Shows something',
    options: ['panel', 'markdown', 'layout', 'pictures', 'thread', 'direct', 'pickers', 'slow', 'never', 'later'].map((name) => ({
      type: Option.Subcommand as const,
      name,
      description: `Shows ${name}`,
    })),
  },
  {
    name: 'send',
    description: 'Takes a file',
    options: [
      { type: Option.Attachment, name: 'file', description: 'Which file', required: true },
      { type: Option.Channel, name: 'where', description: 'To which channel' },
      { type: Option.Number, name: 'weight', description: 'How heavy', max_value: 2.5 },
    ],
  },
  {
    name: 'game',
    description: 'Tables',
    options: [
      {
        type: Option.Subcommand,
        name: 'new',
        description: 'Opens a table',
        options: [
          {
            type: Option.String,
            name: 'game',
            description: 'Which game',
            required: true,
            choices: [
              { name: 'Ideology', value: 'ideology' },
              { name: 'Limit', value: 'limit' },
            ],
          },
          { type: Option.Boolean, name: 'thread', description: 'In a thread of its own' },
        ],
      },
    ],
  },
]
