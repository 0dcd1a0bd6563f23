import type { TableLook } from '../../tables/index.ts'

/** Whether nobody else sits there but computers. */
export const isAlone = ({ seats }: Pick<TableLook, 'seats'>, asked: string): boolean =>
  seats.every(({ person }) => person === null || person === asked)
