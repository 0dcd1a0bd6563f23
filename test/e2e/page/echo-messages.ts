import { readFileSync } from 'node:fs'
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelSelectMenuBuilder,
  ChannelType,
  CheckboxBuilder,
  CheckboxGroupBuilder,
  ContainerBuilder,
  FileBuilder,
  FileUploadBuilder,
  LabelBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  RadioGroupBuilder,
  SectionBuilder,
  SeparatorBuilder,
  SeparatorSpacingSize,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  ThumbnailBuilder,
  UserSelectMenuBuilder,
} from 'discord.js'

const text = (content: string) => new TextDisplayBuilder().setContent(content)
const button = (id: string, label: string, style: ButtonStyle = ButtonStyle.Secondary) =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(style)
const row = (...buttons: ButtonBuilder[]) => new ActionRowBuilder<ButtonBuilder>().addComponents(buttons)

export const said = (content: string, privately: boolean) =>
  ({
    components: [new ContainerBuilder().setAccentColor(0x0072b2).addTextDisplayComponents(text(content))],
    flags: privately ? MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral : MessageFlags.IsComponentsV2,
  }) as const

export function panel(title: string, first: boolean) {
  const step = Number(/\d+/.exec(title)?.[0] ?? 1)
  const one = new StringSelectMenuBuilder()
    .setCustomId('one')
    .setPlaceholder('Where to?')
    .addOptions(
      Array.from({ length: 25 }, (_, index) => ({
        label: `Region ${index + 1}`,
        value: `r${index + 1}`,
        description: `Costs ${index}`,
      })),
    )
  const several = new StringSelectMenuBuilder()
    .setCustomId('several')
    .setPlaceholder('Which units?')
    .setMinValues(2)
    .setMaxValues(3)
    .addOptions(['Army', 'Fleet', 'Air wing', 'Spy'].map((label) => ({ label, value: label.toLowerCase() })))
  const container = new ContainerBuilder()
    .setAccentColor(0xe69f00)
    .addTextDisplayComponents(text(`## ${title}\nIt is your turn. -# not subtext here\n-# Rule 6.6`))
    .addActionRowComponents(
      row(
        button(`next:${step}`, 'Next', ButtonStyle.Primary),
        button('modal', 'Fill in…'),
        button('ignore', 'Silence', ButtonStyle.Danger),
        button('gone', 'Not now').setDisabled(true),
        new ButtonBuilder().setURL('https://example.org/rules').setLabel('Rules').setStyle(ButtonStyle.Link),
      ),
    )
    .addActionRowComponents(new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(one))
    .addActionRowComponents(new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(several))
  const flags = first ? MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral : MessageFlags.IsComponentsV2
  // discord.js' reply takes both flags and its update only the second; their types know each case apart.
  return { components: [container], flags } as { components: ContainerBuilder[]; flags: MessageFlags.IsComponentsV2 }
}

export function modal() {
  return new ModalBuilder()
    .setCustomId('form')
    .setTitle('Declare war')
    .addLabelComponents(
      new LabelBuilder()
        .setLabel('Reason')
        .setDescription('At least five characters')
        .setTextInputComponent(
          new TextInputBuilder().setCustomId('reason').setStyle(TextInputStyle.Paragraph).setMinLength(5).setMaxLength(100),
        ),
      new LabelBuilder().setLabel('Secret').setCheckboxComponent(new CheckboxBuilder().setCustomId('secret')),
      new LabelBuilder().setLabel('Kinds').setStringSelectMenuComponent(
        new StringSelectMenuBuilder()
          .setCustomId('kind')
          .setPlaceholder('Pick kinds')
          .setMinValues(1)
          .setMaxValues(2)
          .addOptions(['Land', 'Sea', 'Air'].map((label) => ({ label, value: label.toLowerCase() }))),
      ),
    )
}

/** A modal with every other kind of field. */
export const longModal = () =>
  new ModalBuilder()
    .setCustomId('long')
    .setTitle('Treaty')
    .addTextDisplayComponents(text('Read **all** of it.'))
    .addLabelComponents(
      new LabelBuilder()
        .setLabel('Term')
        .setRadioGroupComponent(
          new RadioGroupBuilder()
            .setCustomId('term')
            .addOptions({ label: 'A year', value: 'year' }, { label: 'For ever', value: 'ever', description: 'Until broken' }),
        ),
      new LabelBuilder()
        .setLabel('Clauses')
        .setCheckboxGroupComponent(
          new CheckboxGroupBuilder()
            .setCustomId('clauses')
            .setMinValues(1)
            .addOptions(
              { label: 'Trade', value: 'trade' },
              { label: 'Passage', value: 'passage' },
              { label: 'Defence', value: 'defence' },
            ),
        ),
      new LabelBuilder().setLabel('With').setUserSelectMenuComponent(new UserSelectMenuBuilder().setCustomId('with')),
      new LabelBuilder().setLabel('Map').setFileUploadComponent(new FileUploadBuilder().setCustomId('map').setRequired(false)),
    )

/** Selects that list what the server has instead of options of their own. */
export const pickers = () => ({
  content: 'Pick',
  components: [
    new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
      new UserSelectMenuBuilder().setCustomId('pick:user').setPlaceholder('Who?'),
    ),
    new ActionRowBuilder<ChannelSelectMenuBuilder>().addComponents(
      new ChannelSelectMenuBuilder()
        .setCustomId('pick:channel')
        .setPlaceholder('Which channel?')
        .setChannelTypes(ChannelType.GuildText),
    ),
    row(button('treaty', 'Treaty')),
  ],
})

export const markdownSample = (user: string, channel: string, command: string) => ({
  content: [
    '# Title',
    '## Smaller',
    'Plain **bold** *italic* __under__ ~~gone~~ `code` ||the butler|| <b>raw</b>',
    '-# Under the line',
    '- one',
    '  - nested',
    '1. first',
    '> quoted',
    '```ts\nconst answer = 42\n```',
    `[The rules](https://example.org/rules) <@${user}> <#${channel}> </show panel:${command}> [bad](javascript:alert)`,
    `<t:${Math.floor(Date.now() / 1000) + 2.5 * 3600}:R> <t:1785585600:F>`,
  ].join('\n'),
})

const board = () => readFileSync(new URL('./board.png', import.meta.url))
const alternative = 'The board: Ada holds four regions, Bruno three.'

export const pictures = () => ({
  content: 'Two pictures',
  files: [
    new AttachmentBuilder(board(), { name: 'board.png', description: alternative }),
    new AttachmentBuilder(board(), { name: 'again.png', description: 'The same again.' }),
  ],
})

export const layout = () => ({
  components: [
    new ContainerBuilder()
      .setAccentColor(0x009e73)
      .addTextDisplayComponents(text('# Round 3: conflict\nAwaited: **Ada**, **Bruno**'))
      .addMediaGalleryComponents(
        new MediaGalleryBuilder().addItems({ media: { url: 'attachment://board.png' }, description: alternative }),
      )
      .addSeparatorComponents(new SeparatorBuilder().setDivider(true).setSpacing(SeparatorSpacingSize.Large))
      .addSectionComponents(
        new SectionBuilder()
          .addTextDisplayComponents(text('**East Asia**\nmoney 3, strength 2'))
          .setThumbnailAccessory(
            new ThumbnailBuilder({ media: { url: 'attachment://board.png' }, description: 'A small board' }),
          ),
      )
      .addSectionComponents(
        new SectionBuilder().addTextDisplayComponents(text('The whole log')).setButtonAccessory(button('log', 'Log')),
      )
      .addFileComponents(new FileBuilder().setURL('attachment://record.json'))
      .addActionRowComponents(
        row(
          button('turn', 'My turn', ButtonStyle.Success),
          button('hand', 'My hand'),
          button('board', 'Board'),
          button('log2', 'Log'),
        ),
      ),
  ],
  files: [
    new AttachmentBuilder(board(), { name: 'board.png', description: alternative }),
    new AttachmentBuilder(Buffer.from('{"game":"ideology"}'), { name: 'record.json' }),
  ],
  flags: MessageFlags.IsComponentsV2 as const,
})

export function lobby(game: string, seats: number, started: boolean) {
  const title = started ? `${game} has begun with ${seats} seats` : `A table of ${game}: ${seats} of 4 seats`
  const container = new ContainerBuilder().addTextDisplayComponents(text(`## ${title}`))
  if (!started)
    container.addActionRowComponents(
      row(
        button('join', 'Join', ButtonStyle.Primary),
        button(`computer:${game}:${seats}`, 'Add computer'),
        button(`start:${game}:${seats}`, 'Start', ButtonStyle.Success).setDisabled(seats < 2),
      ),
    )
  return { components: [container], flags: MessageFlags.IsComponentsV2 as const }
}
