import db from '@adonisjs/lucid/services/db'
import { explain, longReads } from '#tests/bench/explain'
import { runOnPostgres } from '#tests/bench/generated_rows'
import { statementsOf, type Statement } from '#tests/support/database/statements'

/** What some work reads: pages of 8 kB (PostgreSQL alone), statements, and tables from end to end. */
export type Read = Readonly<{ buffers?: number; statements: number; scans: string }>

export async function readBy(work: () => Promise<unknown>): Promise<Read> {
  const statements = (await statementsOf(work)).filter(({ sql }) => /^(select|with)/i.test(sql))
  const scans = new Set<string>()
  let buffers = 0
  for (const statement of statements) {
    if (runOnPostgres()) buffers += await onPostgres(statement, scans)
    else await onSqlite(statement, scans)
  }
  const read = { statements: statements.length, scans: [...scans].join(', ') }
  return runOnPostgres() ? { ...read, buffers } : read
}

async function onPostgres(statement: Statement, scans: Set<string>) {
  const { buffers, plan } = await explain(statement)
  for (const step of longReads(plan)) scans.add(step)
  return buffers
}

async function onSqlite({ bindings, sql }: Statement, scans: Set<string>) {
  const asked = `explain query plan ${sql.replaceAll(/\$\d+/g, '?')}`
  const steps: { detail: string }[] = await db.rawQuery(asked, bindings as never)
  for (const { detail } of steps) if (/^(SCAN|USE TEMP)/.test(detail)) scans.add(detail)
}
