import {
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  InteractionContextType,
} from 'discord.js'
import { describe, expect, test } from 'vitest'
import { loadCommands } from '../../src/discord/command.ts'
import { commandBodies } from '../../src/discord/gateway/register.ts'
import { moveCalled, nameOfMove } from '../../src/discord/moves/called.ts'
import { gameCommand } from '../../src/discord/moves/command.ts'
import { gameWords } from '../../src/discord/words/game-words.ts'
import { games } from '../../src/games/index.ts'
import { languages } from '../../src/words/index.ts'
import { bidsFolder } from './bids/folder.ts'
import { charactersOf } from './characters.ts'

const general = await loadCommands(new URL('../../commands/', import.meta.url))
const bodies = commandBodies([...general, ...games.map(gameCommand), gameCommand(bidsFolder)])

/** Discord allows 8,000 characters in one command; we stay below, so that a word more does not break the registration. */
const most = 7000

describe('the slash commands', () => {
  test.each(bodies.map((body) => [body.name, body] as const))('/%s stays within our limit of characters', (_, body) => {
    expect(charactersOf(body)).toBeLessThanOrEqual(most)
  })

  test.each(bodies.map((body) => [body.name, body] as const))('/%s is described in all three languages', (_, body) => {
    const lacking: string[] = []
    const visit = (
      node: { name: string; description: string; description_localizations?: unknown; options?: unknown },
      path: string,
    ): void => {
      const others = node.description_localizations as Record<string, string> | undefined
      if (!node.description || !others?.it || !others.de) lacking.push(path)
      if (Array.isArray(node.options)) for (const option of node.options) visit(option, `${path} ${option.name}`)
    }
    visit(body, body.name)
    expect(lacking).toEqual([])
  })

  test.each(bodies.map((body) => [body.name, body] as const))('/%s says where it can be used and who installs it', (_, body) => {
    expect(body.integration_types).toEqual([ApplicationIntegrationType.GuildInstall])
    const contexts = [InteractionContextType.Guild, InteractionContextType.BotDM]
    expect([contexts, [InteractionContextType.Guild]]).toContainEqual(body.contexts)
  })

  test('every general command is there, one file each', () => {
    expect(general.map(({ data }) => data.name)).toEqual([
      'admin',
      'board',
      'export',
      'fairness',
      'game',
      'hand',
      'league',
      'learn',
      'log',
      'notes',
      'plan',
      'redo',
      'replay',
      'rules',
      'settings',
      'stats',
      'turn',
      'undo',
      'vote',
      'whisper',
    ])
  })

  test.each(games.map((folder) => [folder.rulebook.id, folder] as const))('every move of %s is a subcommand', (_, folder) => {
    const body = gameCommand(folder).data.toJSON()
    const names = (body.options ?? []).flatMap((option) =>
      'options' in option && option.type === 2 ? (option.options ?? []).map(({ name }) => name) : [option.name],
    )
    expect(names.map((name) => moveCalled(folder, name)).sort()).toEqual(folder.rulebook.moves.map(({ type }) => type).sort())
  })

  test.each(games.map((folder) => [folder.rulebook.id, folder] as const))(
    'a move of %s is called where it is typed as on its button, in every language',
    (_, folder) => {
      for (const { type } of folder.rulebook.moves) {
        const names = nameOfMove(folder, type)
        for (const language of languages) {
          const name = names[language]
          const label = gameWords(folder, language, { form: 'plain' }).move(type).toLowerCase()
          expect(name).toMatch(/^[-\p{L}\p{N}]{1,32}$/u)
          expect([name, name.split('-').filter((word) => !label.includes(word))]).toEqual([name, []])
        }
      }
    },
  )

  test.each(games.map((folder) => [folder.rulebook.id, folder] as const))(
    'all that is typed on the way to a move of %s has a name in every language, which nothing beside it has',
    (_, folder) => {
      const visit = (options: readonly APIApplicationCommandOption[]): void => {
        const ways = options.filter(({ type }) => type <= ApplicationCommandOptionType.SubcommandGroup)
        for (const language of languages) {
          const names = ways.map((way) => (language === 'en' ? way.name : way.name_localizations?.[language]))
          expect(names.filter((name) => !/^[-\p{L}\p{N}]{1,32}$/u.test(name ?? ''))).toEqual([])
          expect(new Set(names).size).toBe(names.length)
        }
        for (const way of ways) if ('options' in way) visit(way.options ?? [])
      }
      visit(gameCommand(folder).data.toJSON().options ?? [])
    },
  )
})
