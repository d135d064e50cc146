import db from '@adonisjs/lucid/services/db'

/** Whether PostgreSQL compiles slow queries, which takes half a second; behind a pooler we cannot say no. */
export async function compilesQueries() {
  if (db.connection().dialect.name !== 'postgres') return false
  const { rows } = await db.rawQuery('show jit')
  return rows[0].jit === 'on'
}
