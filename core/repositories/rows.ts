/** A column to sort by, ascending, or descending with `desc`. The position of nulls is undefined. */
export type Order<Row> = Column<Row> | `${Column<Row>} desc`

export type Column<Row> = keyof Row & string

/** The columns of the key, and those that no update writes: the key is among them. */
export type Keys = Readonly<{ key: readonly string[]; fixed: readonly string[] }>

/**
 * One table inside a unit of work, as plain rows. `Key` is the id of a row, or the columns of a
 * pair. `Fixed` are columns that no update writes: the key, and what is written elsewhere.
 */
export interface Rows<Row, Key = string, Fixed extends string = never> {
  find(key: Key): Promise<Row | null>
  /** Reads and locks the row until the unit of work ends. */
  lock(key: Key): Promise<Row | null>
  /**
   * Every row with these values (null matches null), in an undefined order unless one is given.
   * Throws for an empty match and for an undefined value, which would match too much.
   */
  where(match: Partial<Row>, ...order: readonly Order<Row>[]): Promise<readonly Row[]>
  /** The first of these rows. */
  first(match: Partial<Row>, ...order: readonly Order<Row>[]): Promise<Row | null>
  /** Throws when a unique key is taken. */
  add(row: Row): Promise<void>
  /** Returns false, and writes nothing, when a unique key is taken. */
  addUnlessKnown(row: Row): Promise<boolean>
  /** Adds the row, or updates the one with its key, except for fixed columns. */
  put(row: Row): Promise<void>
  /** Throws for an unknown key, without changes, and for a change of a fixed column. */
  update(key: Key, changes: Partial<Omit<Row, Fixed>>): Promise<void>
  /** Does nothing for an unknown key. */
  remove(key: Key): Promise<void>
}

/** Throws for an empty match, and for an undefined value. */
export function checkMatch(match: object) {
  checkValues('match', match)
}

/** Throws for empty changes, for an undefined value, and for a fixed column. */
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

/** The columns to sort by, with their directions. */
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
