import db from '@adonisjs/lucid/services/db'

/** The number of statements that some work sends to the database. */
export async function countStatements(work: () => Promise<unknown>) {
  let statements = 0
  const count = () => statements++
  const knex = db.connection().getWriteClient()
  knex.on('query', count)
  await work()
  knex.off('query', count)
  return statements
}

/** The fewest of several runs, as other requests may add statements. */
export async function countFewestStatements(work: () => Promise<unknown>) {
  const counts: number[] = []
  for (let time = 0; time < 4; time++) counts.push(await countStatements(work))
  return Math.min(...counts)
}
