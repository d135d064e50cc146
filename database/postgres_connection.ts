import pg, { type ClientBase } from 'pg'

/**
 * Prepares a new connection to PostgreSQL. Its driver returns 64-bit integers and their sums as text,
 * as they may exceed the exact range of a number; ours, milliseconds and counts, never do.
 */
export function openPostgres(connection: ClientBase) {
  connection.setTypeParser(pg.types.builtins.INT8, Number)
  connection.setTypeParser(pg.types.builtins.NUMERIC, Number)
}
