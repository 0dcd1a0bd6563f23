import type { Desk } from '../desk.ts'

/** Whether things are laid one after the other, in an order that counts, each by its one name. */
export function isSequence(desk: Desk, type: string): boolean {
  const [only, ...others] = Object.values(desk.params(type, {}))
  return desk.find(type)?.sequence === true && only?.kind === 'one-of' && others.length === 0
}

/** The only answer there is, where it needs choices: the panel opens with them. What is laid in order is taken back on its page. */
export function opensAtOnce(desk: Desk, answers: readonly string[] = desk.available().answers): string | undefined {
  const [only, ...others] = answers.filter((type) => !answers.some((one) => isSequence(desk, one)) || isSequence(desk, type))
  return only !== undefined && others.length === 0 && Object.keys(desk.params(only, {})).length > 0 ? only : undefined
}
