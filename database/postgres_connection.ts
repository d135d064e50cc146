import pg, { type ClientBase } from 'pg'

/** What the server behind a connection keeps for it; a pooler may lend another one to each transaction. */
type Keeps = Readonly<{
  settings: boolean
  /** Named statements; a pooler may follow them (pgbouncer 1.21 and newer). */
  statements: boolean
}>

/**
 * Prepares a new connection to PostgreSQL. Its driver returns 64-bit integers and their sums as text,
 * as they may exceed the exact range of a number; ours, milliseconds and counts, never do. No query is
 * compiled (JIT): that takes half a second, ten times as long as our slowest query runs. Behind a
 * pooler, whoever runs that says so.
 */
export async function openPostgres(connection: ClientBase, keeps: Keeps) {
  connection.setTypeParser(pg.types.builtins.INT8, Number)
  connection.setTypeParser(pg.types.builtins.NUMERIC, Number)
  if (keeps.statements) nameStatements(connection)
  else unnameStatements(connection)
  if (keeps.settings) await connection.query('set jit = off')
}

/** A query with the option `prepared`, as Knex hands it on. */
type Asked = { text: string; name?: string; prepared?: boolean }

type Query = (...parameters: unknown[]) => unknown

/** Each keeps a plan in the memory of the server; searches with unusual filters may exceed it. */
const mostStatements = 200

/**
 * Gives queries that ask for it (`prepared`) a name, one for each SQL text: PostgreSQL then parses and
 * plans them once for each connection.
 */
function nameStatements(connection: ClientBase) {
  const names = new Map<string, string>()
  const query = connection.query.bind(connection) as Query
  const nameOf = (text: string) => {
    const known = names.get(text)
    if (known || names.size >= mostStatements) return known
    const name = `kept_${names.size}`
    names.set(text, name)
    return name
  }
  const queryByName = (asked: string | Asked, ...rest: unknown[]) => {
    if (typeof asked === 'object' && asked.prepared) asked.name = nameOf(asked.text)
    return query(asked, ...rest)
  }
  Object.assign(connection, { query: queryByName })
}

/** Has each query parsed and planned as it comes, those with a name of their own too. */
function unnameStatements(connection: ClientBase) {
  const query = connection.query.bind(connection) as Query
  const queryOnce = (asked: string | Asked, ...rest: unknown[]) => {
    if (typeof asked === 'object') delete asked.name
    return query(asked, ...rest)
  }
  Object.assign(connection, { query: queryOnce })
}
