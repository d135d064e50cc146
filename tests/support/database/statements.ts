import db from '@adonisjs/lucid/services/db'

export type Statement = Readonly<{
  sql: string
  bindings: unknown[]
  options?: Readonly<{ prepared?: boolean }>
}>

/** The statements that some work sends to the database; it may look at those that it has sent so far. */
export async function statementsOf(work: (sent: readonly Statement[]) => Promise<unknown>) {
  const statements: Statement[] = []
  const note = (statement: Statement) => statements.push(statement)
  const knex = db.connection().getWriteClient()
  knex.on('query', note)
  await work(statements)
  knex.off('query', note)
  return statements
}

/** Their number. */
export async function countStatements(work: () => Promise<unknown>) {
  return (await statementsOf(work)).length
}

/** The fewest of several runs, as other requests may add statements. */
export async function countFewestStatements(work: () => Promise<unknown>) {
  const counts: number[] = []
  for (let time = 0; time < 4; time++) counts.push(await countStatements(work))
  return Math.min(...counts)
}
