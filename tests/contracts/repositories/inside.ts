import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { Repositories, UnitOfWork } from '#core/ports/unit_of_work'
import type { Rows } from '#core/repositories/rows'
import { tables, type TableName } from '#core/repositories/tables'
import { samples } from '#tests/contracts/repositories/samples'

export type MakeUnitOfWork = () => Promise<UnitOfWork>

export type AnyRow = Readonly<Record<string, unknown>>
type AnySample = Readonly<{
  rows: readonly AnyRow[]
  changes: AnyRow
  needs?: readonly TableName[]
}>

class Undone extends Error {}

/** Runs work in one unit of work, and rolls it back. */
export async function inside(
  unitOfWork: MakeUnitOfWork,
  work: (repositories: Repositories) => Promise<void>
) {
  const unit = await unitOfWork()
  const attempt = unit.run(async (repositories) => {
    await work(repositories)
    throw new Undone()
  })
  await attempt.catch((fault: unknown) => {
    if (!(fault instanceof Undone)) throw fault
  })
}

export type Question = ReturnType<typeof questionsTo>

/** Declares tests that ask the repositories of one unit of work, which is rolled back. */
export function questionsTo(unitOfWork: MakeUnitOfWork) {
  return (title: string, ask: (repositories: Repositories, assert: Assert) => Promise<void>) =>
    test(title, ({ assert }) => inside(unitOfWork, (repositories) => ask(repositories, assert)))
}

/** Adds the sample rows of these tables, parents first. */
export async function addSamples(repositories: Repositories, ...names: readonly TableName[]) {
  for (const name of inOrder(names)) {
    for (const row of sampleOf(name).rows) await rowsOf(repositories, name).add(row)
  }
}

/** Adds the rows that the samples of a table refer to. */
export function addParents(repositories: Repositories, name: TableName) {
  return addSamples(repositories, ...(sampleOf(name).needs ?? []))
}

/** The verbs of any table, those included that the type of its repository leaves out. */
export function rowsOf(repositories: Repositories, name: TableName) {
  return repositories[name] as Rows<AnyRow, unknown>
}

export function sampleOf(name: TableName): AnySample {
  return samples[name]
}

/** The key of a row: its id, or both columns of a pair. */
export function keyOf(name: TableName, row: AnyRow): unknown {
  const columns: readonly string[] = tables[name].key
  if (columns.length === 1) return row[columns[0]]
  return Object.fromEntries(columns.map((column) => [column, row[column]]))
}

/** A row for comparison, with times as ISO 8601. */
export function comparable(row: object | null | undefined): unknown {
  if (!row) return null
  const values = Object.entries(row).map(([name, value]) => {
    return [name, DateTime.isDateTime(value) ? value.toISO() : value]
  })
  return Object.fromEntries(values)
}

function inOrder(names: readonly TableName[]): readonly TableName[] {
  const all = names.flatMap((name) => [...inOrder(sampleOf(name).needs ?? []), name])
  return [...new Set(all)]
}
