import pg, { type ClientBase } from 'pg'

/**
 * Readies a new connection to PostgreSQL. Its driver hands 64-bit integers and sums of them out as
 * text, as they could be larger than a number can tell; ours, milliseconds and counts, never are.
 */
export function openPostgres(connection: ClientBase) {
  connection.setTypeParser(pg.types.builtins.INT8, Number)
  connection.setTypeParser(pg.types.builtins.NUMERIC, Number)
}
