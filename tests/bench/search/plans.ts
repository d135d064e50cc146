import { mkdirSync, writeFileSync } from 'node:fs'
import db from '@adonisjs/lucid/services/db'
import { findMembers } from '#queries/discovery/find_members'
import { casesOf, kindsOfSearches } from '#tests/bench/search/searches'
import { statementsOf, type Statement } from '#tests/support/database/statements'

const folder = 'tests/bench/plans'

const planned = [
  'weak, page 1',
  'weak, page 50',
  'narrow, page 1',
  'narrow, page 50',
  'blue eyes, page 1',
  'blue eyes, page 2',
  'music, page 1',
  'all countries, page 1',
  'all countries, page 2',
  'visitor, page 1',
  'visitor, page 2',
  'visitor, in a region, page 1',
]

/** Writes the query plans of some pages to tests/bench/plans/. */
export async function writePlans(members: number) {
  mkdirSync(folder, { recursive: true })
  const dialect = db.connection().dialect.name
  const cases = await casesOf(await kindsOfSearches())
  for (const query of planned) {
    const [{ search, after }] = cases[query]
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
