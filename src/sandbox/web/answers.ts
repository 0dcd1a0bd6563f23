import type { FilledOption, Loopback, OutgoingFile, Persona, Step } from '../loopback/index.ts'
import { Problem } from './problem.ts'
import type { Answers, Ask, FieldValue, Outcome, Upload } from './protocol.ts'
import { learn, startFirstGame } from './welcome.ts'

const pageLength = 50

type Answer = Answers[Ask['ask']]

/** What a persona asks for, done in the loopback Discord on its behalf. What is known at once is no promise: it must be told at once. */
export function answer(loopback: Loopback, persona: Persona, asked: Ask): Answer | Promise<Answer> {
  switch (asked.ask) {
    case 'history':
      return history(persona, asked.channel, asked.before)
    case 'say':
      persona.send(asked.channel, { content: asked.content })
      return null
    case 'run':
      return acknowledged(
        persona.command(asked.channel, {
          id: asked.command,
          options: plain(asked.options),
          files: (asked.files ?? []).map(toFile),
        }),
      )
    case 'complete':
      return persona.complete(asked.channel, { id: asked.command, options: plain(asked.options) })
    case 'press':
      return acknowledged(persona.press(asked.message, asked.id))
    case 'choose':
      return acknowledged(persona.choose(asked.message, asked.id, asked.values))
    case 'submit':
      return acknowledged(persona.submitModal(asked.modal, Object.fromEntries(Object.entries(asked.fields).map(toField))))
    case 'cancel':
      persona.closeModal(asked.modal)
      return null
    case 'dismiss':
      persona.dismiss(asked.message)
      return null
    case 'language':
      persona.locale = asked.locale
      return null
    case 'direct':
      return { channel: persona.direct().id }
    case 'start':
      return started(loopback, persona, asked)
  }
}

async function started(
  loopback: Loopback,
  { id }: Persona,
  { learning, channel, game }: Extract<Ask, { ask: 'start' }>,
): Promise<Answers['start']> {
  if (!loopback.botConnected) throw new Problem('bot-offline', 'The bot is not connected.')
  return { channel: await (learning ? learn : startFirstGame)(loopback, id, channel, game) }
}

function history(persona: Persona, channel: string, before: string | undefined): Answers['history'] {
  if (!persona.channels().some((candidate) => candidate.id === channel))
    throw new Problem('unknown-channel', 'There is no such channel.')
  const page = persona.messages(channel, { limit: pageLength, ...(before ? { before } : {}) })
  return { messages: page, commands: persona.commands(channel), more: page.length >= pageLength }
}

/** As a client sees it: an interaction is over as soon as the application acknowledged it. */
async function acknowledged(step: Step): Promise<Outcome> {
  try {
    await step.acknowledged
    return 'answered'
  } catch (error) {
    const reason = error instanceof Error && 'reason' in error ? error.reason : null
    return reason === 'offline' ? 'offline' : 'failed'
  }
}

/** zod says "perhaps undefined" where the loopback says "perhaps absent". */
const plain = (options: unknown): FilledOption[] => JSON.parse(JSON.stringify(options)) as FilledOption[] // parsed by the protocol's schema

const toFile = (upload: Upload): OutgoingFile => ({
  name: upload.name,
  type: upload.type,
  bytes: Uint8Array.from(Buffer.from(upload.base64, 'base64')),
})

type LoopbackField = string | string[] | boolean | OutgoingFile[]

function toField([id, value]: [string, FieldValue]): [string, LoopbackField] {
  if (!Array.isArray(value)) return [id, value]
  const files = value.filter((entry) => typeof entry !== 'string')
  return [id, files.length > 0 ? files.map(toFile) : value.filter((entry) => typeof entry === 'string')]
}
