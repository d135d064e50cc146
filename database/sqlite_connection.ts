import type { Database, Statement } from 'better-sqlite3'

/** The write-ahead log is flushed in the background by `onDisk`, with rare checkpoints. */
const pragmas = [
  'journal_mode = WAL',
  'synchronous = NORMAL',
  'wal_autocheckpoint = 4000',
  'busy_timeout = 5000',
  'foreign_keys = ON',
  // Reads the file by memory mapping, as far as SQLite can (decision 0057).
  'mmap_size = 2147418112',
  // What was deleted is overwritten, or it would stand in the file until its page is used again (decision 0139).
  'secure_delete = ON',
]

/** More than the statements of the site; searches with unusual filters may exceed it. */
const mostStatements = 1000

/**
 * Every transaction takes the write lock as it begins, and waits for it. One that only reads at first
 * would fail at its first write, without waiting, when another has written meanwhile (decision 0061).
 */
const begins = 'BEGIN;'
const beginsToWrite = 'BEGIN IMMEDIATE;'

/**
 * Prepares a new connection to SQLite. Prepared statements are cached: preparing takes longer than
 * running most of them, and Knex would do it for every query.
 */
export function openSqlite(connection: Database) {
  for (const pragma of pragmas) connection.pragma(pragma)

  const kept = new Map<string, Prepared>()
  const prepare = connection.prepare.bind(connection)
  const prepareOnce = (asked: string) => {
    const source = asked === begins ? beginsToWrite : asked
    const known = kept.get(source)
    if (known) return known
    if (kept.size >= mostStatements) kept.clear()
    const prepared = boundLimit.test(source)
      ? limited(source, prepareOnce)
      : withBooleans(prepare(plannedOnce(source)) as Statement<unknown[], Row>)
    kept.set(source, prepared)
    return prepared
  }
  Object.assign(connection, { prepare: prepareOnce })
}

/**
 * Columns that partial indexes compare with a constant: SQLite must know the value that is bound to see
 * that such an index has all that is asked for.
 */
export const ofPartialIndexes = [
  'differing',
  'discount_code',
  'purpose',
  'state',
  'status',
  'subject',
  'unread',
]

const reads = /^\s*(?:explain query plan )?(?:select|with)\b/i
const quotedOrBound = /'(?:[^']|'')*'|"[^"]*"|`[^`]*`|--[^\n]*|\/\*[^]*?\*\/|\?/g
const needsValue = new RegExp(
  `(?:\\b(?:${ofPartialIndexes.join('|')})["\`]?\\s*(?:[<>=!]+|in \\([?, ]*)|like|limit|offset)\\s*$`,
  'i'
)

/**
 * SQLite plans a join or a range anew whenever a value is bound, as another value might be served
 * better: three times the work of most, and more for the search. It leaves the value of an expression
 * alone, and `+?` is one (decision 131).
 */
function plannedOnce(source: string) {
  if (!reads.test(source)) return source
  return source.replace(quotedOrBound, (found, at: number) =>
    found === '?' && !needsValue.test(source.slice(0, at)) ? '+?' : found
  )
}

/** The statement interface that Knex uses. */
type Prepared = Pick<Statement<unknown[]>, 'reader' | 'all' | 'run' | 'iterate'>

type Row = Record<string, unknown>

/** SQLite stores booleans as 0 or 1; the declared type of the column tells them from numbers. */
function withBooleans(statement: Statement<unknown[], Row>): Prepared {
  if (!statement.reader) return statement
  const columns = statement.columns().filter(({ type }) => type?.toLowerCase() === 'boolean')
  if (columns.length === 0) return statement
  const names = columns.map(({ name }) => name)
  const convert = (row: Row) => {
    for (const name of names) if (row[name] !== null) row[name] = row[name] === 1
    return row
  }
  return {
    reader: true,
    all(bindings: unknown[]) {
      const rows = statement.all(bindings)
      for (const row of rows) convert(row)
      return rows
    },
    run: (bindings: unknown[]) => statement.run(bindings),
    *iterate(bindings: unknown[]) {
      for (const row of statement.iterate(bindings)) yield convert(row)
    },
  }
}

/** Matches SQL without a question mark in a string literal, and with a bound limit. */
const boundLimit = /^select (?:[^']|'[^'?]*')* limit \?(?:[^']|'[^'?]*')*$/

/**
 * SQLite prepares a statement again whenever its limit is bound, even to the same number. There are
 * few different limits, so they are inlined, each as a statement of its own.
 */
function limited(source: string, prepare: (source: string) => Prepared): Prepared {
  const parts = source.split('?')
  const isLimit = (place: number) => parts[place].endsWith(' limit ')
  const written = (bindings: unknown[]) =>
    parts.reduce((text, part, place) => {
      const before = place - 1
      return text + (isLimit(before) ? Number(bindings[before]) : '?') + part
    })
  const bound = (bindings: unknown[]) => bindings.filter((_, place) => !isLimit(place))
  return {
    reader: true,
    all: (bindings: unknown[]) => prepare(written(bindings)).all(bound(bindings)),
    run: (bindings: unknown[]) => prepare(written(bindings)).run(bound(bindings)),
    iterate: (bindings: unknown[]) => prepare(written(bindings)).iterate(bound(bindings)),
  }
}
