import { isInteractive, isSelect, mediaOf, walk } from './components.ts'
import type { FieldErrors, Path } from './errors.ts'
import { type Component, type Embed, type Emoji, Kind } from './shapes.ts'
import { lengthOf } from './text.ts'

const maximumComponents = 40
const maximumText = 4000

/** What Discord refuses about a message's components beyond what its description can say. */
export function checkMessageComponents(
  components: readonly Component[],
  version2: boolean,
  errors: FieldErrors,
  root: Path = [],
): void {
  const placed = [...walk(components, [...root, 'components'])]
  if (!version2) {
    for (const [index, component] of components.entries()) {
      if (component.type !== Kind.actionRow) {
        errors.add([...root, 'components', index], 'UNION_TYPE_CHOICES', 'Value of field "type" must be one of (1,).')
      }
    }
    if (components.length > 5) errors.add([...root, 'components'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 5 in length.')
  }
  if (placed.length > maximumComponents) {
    errors.add(
      [...root, 'components'],
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      `Total number of components exceeds the maximum of ${maximumComponents}`,
    )
  }
  const text = placed.reduce(
    (sum, { component }) => sum + (component.type === Kind.textDisplay ? lengthOf(component.content ?? '') : 0),
    0,
  )
  if (text > maximumText) {
    errors.add(
      [...root, 'components'],
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `Total displayable text size exceeds maximum size of ${maximumText}`,
    )
  }
  checkUnique(placed, errors)
  for (const { component, path, parent } of placed) {
    if (component.type === Kind.button) checkButton(component, path, errors)
    if (isSelect(component)) checkSelect(component, path, errors)
    for (const { media, path: at } of mediaOf({ component, path, parent })) {
      if (!/^(https?|attachment):\/\//.test(media.url)) {
        errors.add([...at, 'url'], 'URL_TYPE_INVALID_SCHEME', 'Scheme must be one of (http, https, attachment).')
      }
    }
    if (component.type === Kind.actionRow) checkRow(component, path, errors)
    if (component.type === Kind.section && (component.components ?? []).some((child) => child.type !== Kind.textDisplay)) {
      errors.add([...path, 'components'], 'UNION_TYPE_CHOICES', 'Value of field "type" must be one of (10,).')
    }
    if (isSelect(component) && parent?.type !== Kind.actionRow) {
      errors.add(path, 'UNION_TYPE_CHOICES', 'A select belongs into an action row.')
    }
  }
}

// Node knows this flag; the language version we compile for does not have it yet.
const unicodeSets = ['v'].join('')
/** Emojis as Discord knows them, with or without the mark that asks for the coloured form. */
const emojiPattern = new RegExp('^\\p{RGI_Emoji}$', unicodeSets)

function checkEmoji(emoji: Emoji | null | undefined, path: Path, errors: FieldErrors): void {
  if (!emoji) return
  const name = emoji.name ?? ''
  // The sandbox has no custom emojis, so that no id is known.
  const known = !emoji.id && (emojiPattern.test(name) || emojiPattern.test(`${name}\u{fe0f}`))
  if (!known) errors.add([...path, 'emoji', emoji.id ? 'id' : 'name'], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji')
}

function checkUnique(placed: readonly { component: Component; path: Path }[], errors: FieldErrors): void {
  const customIds = new Set<string>()
  const ids = new Set<number>()
  for (const { component, path } of placed) {
    const customId = component.custom_id
    if (typeof customId === 'string') {
      if (customIds.has(customId))
        errors.add([...path, 'custom_id'], 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated')
      customIds.add(customId)
    }
    if (component.id) {
      if (ids.has(component.id)) errors.add([...path, 'id'], 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated')
      ids.add(component.id)
    }
  }
}

function checkButton(button: Component, path: Path, errors: FieldErrors): void {
  const link = button.style === 5
  const premium = button.style === 6
  if (link && !button.url) errors.add([...path, 'url'], 'BASE_TYPE_REQUIRED', 'A url is required')
  if (link && button.url && !/^(https?|discord):\/\//.test(button.url)) {
    errors.add([...path, 'url'], 'URL_TYPE_INVALID_SCHEME', 'Scheme must be one of (http, https, discord).')
  }
  if (!link && button.url) errors.add([...path, 'url'], 'BUTTON_COMPONENT_INVALID_URL', 'A url is only allowed on link buttons')
  if (!link && !premium && !button.custom_id)
    errors.add([...path, 'custom_id'], 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required')
  if ((link || premium) && button.custom_id) {
    errors.add(
      [...path, 'custom_id'],
      'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
      'A custom id and url cannot both be specified',
    )
  }
  checkEmoji(button.emoji, path, errors)
  if (premium && !button.sku_id) errors.add([...path, 'sku_id'], 'BASE_TYPE_REQUIRED', 'This field is required')
  if (premium && (button.label || button.emoji))
    errors.add([...path, 'label'], 'BUTTON_COMPONENT_INVALID_LABEL', 'A premium button has neither label nor emoji')
  if (!premium && !button.label && !button.emoji)
    errors.add([...path, 'label'], 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A label or emoji is required')
}

function checkSelect(select: Component, path: Path, errors: FieldErrors): void {
  const minimum = select.min_values ?? 1
  const maximum = select.max_values ?? 1
  if (minimum > maximum)
    errors.add([...path, 'min_values'], 'SELECT_COMPONENT_MIN_VALUES_TOO_LARGE', 'min_values cannot exceed max_values')
  if (select.type !== Kind.stringSelect) return
  const options = select.options ?? []
  if (maximum > options.length) {
    errors.add([...path, 'max_values'], 'SELECT_COMPONENT_MAX_VALUES_TOO_LARGE', 'max_values cannot exceed the number of options')
  }
  const values = new Set<string>()
  for (const [index, option] of options.entries()) {
    checkEmoji(option.emoji, [...path, 'options', index], errors)
    if (values.has(option.value)) {
      errors.add(
        [...path, 'options', index, 'value'],
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
      )
    }
    values.add(option.value)
  }
  if (options.filter((option) => option.default).length > maximum) {
    errors.add(
      [...path, 'options'],
      'SELECT_COMPONENT_TOO_MANY_DEFAULT_OPTIONS',
      'There are more default options than max_values',
    )
  }
}

function checkRow(row: Component, path: Path, errors: FieldErrors): void {
  const children = row.components ?? []
  const selects = children.filter(isSelect).length
  for (const [index] of children.entries()) {
    if (index >= 5 || (selects > 0 && index >= 1)) {
      errors.add(
        [...path, 'components', index],
        'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
        'The specified component exceeds the maximum width',
      )
    }
  }
}

/** Fields that have no place in a message made of components alone. */
export function checkVersion2Fields(body: Record<string, unknown>, errors: FieldErrors, root: Path = []): void {
  for (const field of ['content', 'embeds', 'poll', 'sticker_ids', 'stickers']) {
    const value = body[field]
    if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) continue
    errors.add(
      [...root, field],
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
    )
  }
}

/** Embeds: 6000 characters over all of them. */
export function checkEmbeds(embeds: readonly Embed[], errors: FieldErrors, root: Path = []): void {
  const lengths = embeds.flatMap((embed) => [
    embed.title,
    embed.description,
    embed.footer?.text,
    embed.author?.name,
    ...(embed.fields ?? []).flatMap((field) => [field.name, field.value]),
  ])
  const total = lengths.reduce((sum, text) => sum + lengthOf(text ?? ''), 0)
  if (total > 6000) errors.add([...root, 'embeds'], 'MAX_EMBED_SIZE_EXCEEDED', 'Embed size exceeds maximum size of 6000')
}

/** Modals: one to five rows or labels to fill in, unique ids, sensible selects. */
export function checkModal(components: readonly Component[], errors: FieldErrors, root: Path): void {
  const placed = [...walk(components, [...root, 'components'])]
  if (components.length > 5) errors.add([...root, 'components'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 5 in length.')
  checkUnique(placed, errors)
  for (const { component, path, parent } of placed) {
    if (isSelect(component)) checkSelect(component, path, errors)
    if (component.type === Kind.textInput) {
      if (parent?.type === Kind.actionRow && !component.label)
        errors.add([...path, 'label'], 'BASE_TYPE_REQUIRED', 'This field is required')
      if (parent?.type === Kind.label && component.label) {
        errors.add([...path, 'label'], 'TEXT_INPUT_LABEL_NOT_ALLOWED', 'The label stands on the Label component')
      }
      if ((component.min_length ?? 0) > (component.max_length ?? 4000)) {
        errors.add([...path, 'min_length'], 'TEXT_INPUT_MIN_LENGTH_TOO_LARGE', 'min_length cannot exceed max_length')
      }
      const length = lengthOf(component.value ?? '')
      if (component.value && (length > (component.max_length ?? 4000) || length < (component.min_length ?? 0))) {
        errors.add(
          [...path, 'value'],
          'BASE_TYPE_BAD_LENGTH',
          `Must be between ${component.min_length ?? 0} and ${component.max_length ?? 4000} in length.`,
        )
      }
    }
    if (component.required && component.min_values === 0) {
      errors.add([...path, 'min_values'], 'SELECT_COMPONENT_REQUIRED_MIN_VALUES', 'A required field cannot have min_values 0')
    }
  }
  if (!placed.some(({ component }) => isInteractive(component))) {
    errors.add([...root, 'components'], 'MODAL_COMPONENT_REQUIRED', 'A modal needs something to fill in')
  }
}
