/** A column to sort by: the lowest value first, or the highest with `desc`. Nulls have no place of their own. */
export type Order<Row> = Column<Row> | `${Column<Row>} desc`

export type Column<Row> = keyof Row & string

/** The columns that name a row, and those that no update writes: the first are among them. */
export type Keys = Readonly<{ key: readonly string[]; fixed: readonly string[] }>

/**
 * One table inside a unit of work, as plain rows. `Key` is what names a row: its id, or the columns
 * of a pair. `Fixed` are columns that no update writes: the key, and what is written elsewhere.
 */
export interface Rows<Row, Key = string, Fixed extends string = never> {
  find(key: Key): Promise<Row | null>
  /** Reads the row and keeps every other unit of work that locks it waiting. */
  lock(key: Key): Promise<Row | null>
  /**
   * Every row with these values, null for an empty column; in no particular order unless one is
   * given. Throws for an empty match and for an undefined value, which would match too much.
   */
  where(match: Partial<Row>, ...order: readonly Order<Row>[]): Promise<readonly Row[]>
  /** The first of these rows. */
  first(match: Partial<Row>, ...order: readonly Order<Row>[]): Promise<Row | null>
  /** Throws when a unique key is taken. */
  add(row: Row): Promise<void>
  /** Answers false, and writes nothing, when a unique key is taken. */
  addUnlessKnown(row: Row): Promise<boolean>
  /** Adds the row, or gives the one of the same key its values; fixed columns keep theirs. */
  put(row: Row): Promise<void>
  /** Throws for an unknown key, without changes, and for a change of a fixed column. */
  update(key: Key, changes: Partial<Omit<Row, Fixed>>): Promise<void>
  /** An unknown key is no fault: what should be gone is gone. */
  remove(key: Key): Promise<void>
}

/** Throws for a match that would find every row: an empty one, or one of an undefined value. */
export function checkMatch(match: object) {
  checkValues('match', match)
}

/** Throws for changes without a value, and for those of a fixed column. */
export function checkChanges(changes: object, fixed: readonly string[]) {
  checkValues('update', changes)
  const written = fixed.find((column) => column in changes)
  if (written) throw new Error(`No update writes ${written}`)
}

function checkValues(verb: string, values: object) {
  const columns = Object.entries(values)
  if (columns.length === 0) throw new Error(`Nothing to ${verb}`)
  const missing = columns.find(([, value]) => value === undefined)
  if (missing) throw new Error(`Nothing to ${verb} for ${missing[0]}`)
}

/** The columns to sort by, and which way. */
export function directionsOf<Row>(order: readonly Order<Row>[]) {
  return order.map((one) => {
    const [column, direction] = one.split(' ') as [Column<Row>, 'desc' | undefined]
    return { column, direction: direction ?? 'asc' } as const
  })
}

/** The values of a key by their columns. */
export function keyValues<Row>(columns: readonly string[], key: unknown): Partial<Row> {
  const values = columns.length === 1 ? { [columns[0]]: key } : key
  return values as Partial<Row>
}
