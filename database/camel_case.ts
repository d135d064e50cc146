/** A query with this context returns rows with camelCase names. */
export const camelCase = { camelCase: true }

/**
 * Converts the rows of a query with that context to camelCase. Applied to every query it would break
 * Lucid's models, the job queue and the sessions.
 */
export function inCamelCase(answer: unknown, context?: Partial<typeof camelCase>) {
  return context?.camelCase && isRows(answer) ? answer.map(renamerOf(answer[0])) : answer
}

type Row = Record<string, unknown>

function isRows(answer: unknown): answer is Row[] {
  return Array.isArray(answer) && answer.length > 0
}

const renamers = new Map<string, (row: Row) => Row>()

/** The converter of rows with these columns; all rows of a result have the same. */
function renamerOf(row: Row) {
  const columns = Object.keys(row)
  const key = columns.join()
  const renamer = renamers.get(key) ?? compiled(columns)
  renamers.set(key, renamer)
  return renamer
}

/**
 * Generated as one object literal, which the engine optimises: 30 messages take 1 µs, and 10 to 20
 * with a loop over the names (decision 0068).
 */
function compiled(columns: string[]) {
  const pairs = columns.map((name) => {
    return `${JSON.stringify(nameOf(name))}: row[${JSON.stringify(name)}]`
  })
  return new Function('row', `return { ${pairs.join()} }`) as (row: Row) => Row
}

/** Converts a column name from snake_case to camelCase. */
export function nameOf(column: string) {
  return column.replaceAll(/_([a-z\d])/g, (_, first: string) => first.toUpperCase())
}
