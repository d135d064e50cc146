import type { TimeCursor } from '#queries/time_cursor'

/** What a list is sorted by: a number and, where it is the same, an id, both in one direction. */
export type SortKey = Readonly<{
  by: string
  id: string
  direction: 'asc' | 'desc'
  /** An instant that need not be there: rows without one come last. */
  mayLack?: boolean
}>

/** A query of a table or of a model. */
type Sortable = Readonly<{
  orderByRaw: (sql: string) => unknown
  whereRaw: (sql: string, bindings: unknown[]) => unknown
}>

/** Stands in cursors and indexes for an instant that is not there: after all that are. */
export const never = 999_999_999_999_999

/** An instant as the indexes have it: the databases do not agree where nulls come. */
export function orNever(column: string) {
  return `coalesce(${column}, ${never})`
}

/** Sorts what a query finds, and begins after a row. */
export function sortFrom(query: Sortable, key: SortKey, after: TimeCursor | null) {
  const { direction, id, mayLack } = key
  const by = mayLack ? orNever(key.by) : key.by
  query.orderByRaw(`${by} ${direction}, ${id} ${direction}`)
  if (!after) return
  const sign = direction === 'asc' ? '>' : '<'
  // For an expression, SQLite finds where to begin by this condition alone.
  if (mayLack) query.whereRaw(`${by} ${sign}= ?`, [after.at])
  query.whereRaw(`(${by}, ${id}) ${sign} (?, ?)`, [after.at, after.id])
}
