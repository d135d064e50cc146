import db from '@adonisjs/lucid/services/db'
import { runOnPostgres } from '#tests/bench/generated_rows'
import { statementsOf, type Statement } from '#tests/support/database/statements'

/** What some work reads: pages of 8 kB (PostgreSQL alone), statements, and tables from end to end. */
export type Read = Readonly<{ buffers?: number; statements: number; scans: string }>

/** Tables of fewer rows are read whole because they are small. */
const manyRows = 5000

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

type Node = Readonly<Record<string, unknown>> & Readonly<{ Plans?: Node[] }>

async function onPostgres(statement: Statement, scans: Set<string>) {
  const answer = await explain('explain (analyze, buffers, timing off, format json)', statement)
  const [{ Plan: plan }] = answer.rows[0]['QUERY PLAN'] as [{ Plan: Node }]
  noteScans(plan, scans)
  return Number(plan['Shared Hit Blocks']) + Number(plan['Shared Read Blocks'])
}

function noteScans(node: Node, scans: Set<string>) {
  const read = Number(node['Actual Rows']) + Number(node['Rows Removed by Filter'] ?? 0)
  if (read * Number(node['Actual Loops']) > manyRows && !node.Plans) {
    scans.add(`${String(node['Node Type'])} ${String(node['Relation Name'] ?? node['Index Name'])}`)
  }
  for (const plan of node.Plans ?? []) noteScans(plan, scans)
}

async function onSqlite(statement: Statement, scans: Set<string>) {
  const steps: { detail: string }[] = await explain('explain query plan', statement)
  for (const { detail } of steps) if (/^(SCAN|USE TEMP)/.test(detail)) scans.add(detail)
}

function explain(how: string, { bindings, sql }: Statement) {
  return db.rawQuery(`${how} ${sql.replaceAll(/\$\d+/g, '?')}`, bindings as never)
}
