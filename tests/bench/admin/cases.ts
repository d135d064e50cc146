import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { Ports } from '#core/ports'
import { smallSite } from '#tests/bench/admin/fill'
import { deskCases } from '#tests/bench/admin/cases_of_desk'
import { listCases } from '#tests/bench/admin/cases_of_lists'
import { memberCases } from '#tests/bench/admin/cases_of_members'
import { moneyCases } from '#tests/bench/admin/cases_of_money'
import { moderationCases } from '#tests/bench/admin/cases_of_moderation'
import { runCases } from '#tests/bench/admin/cases_of_running'

/** What a page or file of the back office asks of the database; each for several rows. */
export type Case = Readonly<{ name: string; runs: readonly (() => Promise<unknown>)[] }>

/** What the cases have in common. */
export type Asked = Readonly<{
  ports: Ports
  now: DateTime
  adminId: string
  smallSite: string
  /** Ids of some rows of a table, spread over all of it. */
  some: (table: string, where?: string) => Promise<string[]>
}>

const rowsEach = 12

export async function allCases(): Promise<Case[]> {
  const asked: Asked = {
    ports: await app.container.make(Ports),
    now: DateTime.utc(),
    adminId: '01900000-0000-7000-a400-000000000001',
    smallSite,
    some: someIds,
  }
  const groups = [runCases, memberCases, moderationCases, moneyCases, deskCases, listCases]
  const cases = await Promise.all(groups.map((casesOf) => casesOf(asked)))
  return cases.flat()
}

/** The same query again, as its caches would fill on any site. */
export function again(name: string, run: () => Promise<unknown>): Case {
  return { name, runs: Array.from({ length: 4 }, () => run) }
}

/** A query for each of these. */
export function forEach<T>(name: string, items: readonly T[], run: (one: T) => Promise<unknown>) {
  return { name, runs: items.map((one) => () => run(one)) }
}

async function someIds(table: string, where = 'true') {
  const rows: { id: string }[] = await db
    .from(table)
    .whereRaw(where)
    .select('id')
    .orderBy('id', 'desc')
    .limit(2000)
  const step = Math.max(1, Math.floor(rows.length / rowsEach))
  return rows.filter((_, index) => index % step === 0).map(({ id }) => id)
}
