/** A small table that lines up on every phone: fixed width, as a code block. */
export function table(...rows: readonly (readonly (string | number)[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => String(cell).padEnd(widths[column]!))
      .join(' ')
      .trimEnd(),
  )
  return ['```', ...lines, '```'].join('\n')
}
