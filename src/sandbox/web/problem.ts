/** Something a persona asked for that could not be done, with a code the page puts into words. */
export class Problem extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
