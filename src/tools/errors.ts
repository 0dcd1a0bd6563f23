/** What went wrong, in the one line that a command prints. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
