import type { TableRow } from '../../store/index.ts'

/** At an anonymous table nobody is told who sits where until its secrets are open, and never if it has not begun. */
export const isMasked = ({ terms, startedAt, openedAt }: Pick<TableRow, 'terms' | 'startedAt' | 'openedAt'>): boolean =>
  terms.anonymous && (startedAt === null || openedAt === null)
