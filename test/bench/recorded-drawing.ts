/** One drawing written down as a list of calls, to be done again by any canvas: the same work for ours and for a peer's. */
import type { Canvas, Context } from '../../src/pictures/canvas.ts'

/** What we need of any canvas library. */
export interface AnyContext {
  [name: string]: unknown
}

type Step = { set: string; value: unknown } | { call: string; parameters: unknown[] }

const isCanvas = (value: unknown): value is Canvas => typeof value === 'object' && value !== null && 'toBuffer' in value

/** Lets `draw` draw on the context and writes down what it does. Patterns are taken for a plain colour: they belong to one library. */
export function record(context: Context, draw: (context: Context) => void): Step[] {
  const steps: Step[] = []
  const writing = new Proxy(context, {
    get(target, name: string) {
      // Contexts have methods and properties only; every name a painter uses is one of them
      const value = target[name as keyof Context] as unknown
      if (typeof value !== 'function') return value
      return (...parameters: unknown[]) => {
        if (!name.startsWith('get')) steps.push({ call: name, parameters })
        return value.apply(target, parameters)
      }
    },
    set(target, name: string, value: unknown) {
      steps.push({ set: name, value: typeof value === 'string' || typeof value === 'number' ? value : '#808080' })
      return Reflect.set(target, name, value)
    },
  })
  draw(writing)
  return steps
}

/** The canvases that a drawing copies from, to be turned into another library's once. */
export function sources(steps: readonly Step[]): Canvas[] {
  return [...new Set(steps.flatMap((step) => ('call' in step ? step.parameters.filter(isCanvas) : [])))]
}

export function replay(steps: readonly Step[], context: AnyContext, images: ReadonlyMap<unknown, unknown>): void {
  for (const step of steps) {
    if ('set' in step) context[step.set] = step.value
    else
      (context[step.call] as (...parameters: unknown[]) => unknown)(...step.parameters.map((value) => images.get(value) ?? value))
  }
}
