/** The same models, for PostgreSQL. */
export function forPostgres(schema: string): string
