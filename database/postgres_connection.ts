import pg, { type ClientBase } from 'pg'
import { unnameStatements, type NamedStatements } from '#database/named_statements'

/** What the server behind a connection keeps for it; a pooler may lend another one to each transaction. */
type Keeps = Readonly<{
  settings: boolean
  /** Named statements, null for none; a pooler may follow them (pgbouncer 1.21 and newer). */
  statements: NamedStatements | null
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
  if (keeps.statements) keeps.statements.nameOn(connection)
  else unnameStatements(connection)
  if (keeps.settings) await connection.query('set jit = off')
}
