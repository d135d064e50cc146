/** A query with this context answers rows with names in camelCase. */
export const camelCase = { camelCase: true }

/**
 * What Knex makes of an answer: rows in camelCase where the query asks for it. For every query it
 * would break what Lucid's models, the job queue and the sessions read.
 */
export function inCamelCase(answer: unknown, context?: Partial<typeof camelCase>) {
  return context?.camelCase && isRows(answer) ? answer.map(renamerOf(answer[0])) : answer
}

type Row = Record<string, unknown>

function isRows(answer: unknown): answer is Row[] {
  return Array.isArray(answer) && answer.length > 0
}

const renamers = new Map<string, (row: Row) => Row>()

/** What gives rows with these columns their names: the rows of an answer have all the same. */
function renamerOf(row: Row) {
  const columns = Object.keys(row)
  const key = columns.join()
  const renamer = renamers.get(key) ?? compiled(columns)
  renamers.set(key, renamer)
  return renamer
}

/**
 * Written out as one object literal, 30 messages take 1 µs; a loop over the names, whose objects
 * the engine cannot foresee, takes 10 to 20: docs/decisions/0068.
 */
function compiled(columns: string[]) {
  const pairs = columns.map((name) => {
    return `${JSON.stringify(nameOf(name))}: row[${JSON.stringify(name)}]`
  })
  return new Function('row', `return { ${pairs.join()} }`) as (row: Row) => Row
}

/** The name in camelCase of a column in snake_case. */
export function nameOf(column: string) {
  return column.replaceAll(/_([a-z\d])/g, (_, first: string) => first.toUpperCase())
}
