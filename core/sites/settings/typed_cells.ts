/**
 * What an admin typed in the cells of a table, by their names: those that are not blank, trimmed. What
 * is no table has none.
 */
export function typedCells(typed: unknown): [name: string, text: string][] {
  if (typeof typed !== 'object' || typed === null) return []
  return Object.entries(typed).flatMap(([name, text]): [string, string][] => {
    const written = typeof text === 'string' ? text.trim() : ''
    return written === '' ? [] : [[name, written]]
  })
}
