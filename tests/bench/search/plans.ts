import { mkdirSync, writeFileSync } from 'node:fs'
import db from '@adonisjs/lucid/services/db'
import { findMembers } from '#queries/discovery/find_members'
import { casesOf } from '#tests/bench/search/searches'
import { statementsOf, type Statement } from '#tests/support/database/statements'

const folder = 'tests/bench/plans'

/** Writes the query plan of each page to tests/bench/plans/. */
export async function writePlans(members: number) {
  mkdirSync(folder, { recursive: true })
  const dialect = db.connection().dialect.name
  for (const [query, [{ search, after }]] of Object.entries(await casesOf())) {
    const [statement] = await statementsOf(() => findMembers(search, { limit: 25, after }))
    const plan = await explain(statement)
    const name = `${dialect}-${query.replaceAll(/\W+/g, '_')}`
    writeFileSync(`${folder}/${name}.txt`, `${query}, ${members} members\n\n${plan}\n`)
  }
}

async function explain({ sql, bindings }: Statement) {
  const onPostgres = db.connection().dialect.name === 'postgres'
  const how = onPostgres
    ? 'explain (analyze, costs off, timing off, summary off)'
    : 'explain query plan'
  const native = sql.replaceAll(/\$\d+/g, '?')
  const answer = await db.rawQuery(`${how} ${native}`, bindings as never)
  return onPostgres ? linesOf(answer.rows) : treeOf(answer)
}

function linesOf(rows: Record<string, string>[]) {
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

type Step = { id: number; parent: number; detail: string }

function treeOf(steps: Step[]) {
  const depth = new Map<number, number>([[0, 0]])
  return steps
    .map(({ id, parent, detail }) => {
      depth.set(id, (depth.get(parent) ?? 0) + 1)
      return '  '.repeat(depth.get(parent) ?? 0) + detail
    })
    .join('\n')
}
