import db from '@adonisjs/lucid/services/db'

/** How many statements the database gets while something is done. */
export async function countStatements(work: () => Promise<unknown>) {
  let statements = 0
  const count = () => statements++
  const knex = db.connection().getWriteClient()
  knex.on('query', count)
  await work()
  knex.off('query', count)
  return statements
}

/** The same without what other requests do meanwhile: the fewest of several. */
export async function countFewestStatements(work: () => Promise<unknown>) {
  const counts: number[] = []
  for (let time = 0; time < 4; time++) counts.push(await countStatements(work))
  return Math.min(...counts)
}
