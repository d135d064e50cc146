import type Sqlite from 'better-sqlite3'
import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import type pg from 'pg'
import type { Uses } from '#core/ports'
import { makeMonth, messagePartitions, monthsToCome } from '#database/message_months'
import { countWith, refuseOther } from '#operations/backups/database_copy'
import { withPostgres } from '#operations/backups/postgres_client'
import { copyRows, type Tell } from '#operations/moving_database/copy_rows'
import {
  moveSequences,
  refuseAccounts,
  tablesOf,
  withoutGuards,
  type Table,
} from '#operations/moving_database/postgres_target'
import {
  columnsOf,
  countIn,
  migrationsOf,
  monthsOfMessages,
  openSource,
} from '#operations/moving_database/sqlite_source'
import { waitingMigrations } from '#operations/waiting_migrations'

/**
 * Fills the PostgreSQL database of this installation, which must have no accounts, with all rows of a SQLite file, in
 * one transaction: all of them, or none (docs/decisions/0133). Returns how many each table has.
 */
export async function moveDatabase({ clock }: Uses<'clock'>, file: string, tell: Tell) {
  const source = openSource(file)
  try {
    await refuseOtherMigrations(source)
    const filling = { now: clock.now(), tell }
    return await withPostgres((client) => fill(client, source, filling))
  } finally {
    source.close()
  }
}

/** Both must be as this release has them. */
async function refuseOtherMigrations(source: Sqlite.Database) {
  const waiting = await waitingMigrations()
  if (waiting?.length !== 0) {
    throw new Error('The PostgreSQL database is not prepared: run site:prepare first')
  }
  const rows: { name: string }[] = await db.from('adonis_schema').select('name')
  const [wanted, found] = [new Set(rows.map(({ name }) => name)), new Set(migrationsOf(source))]
  const [missing] = wanted.difference(found)
  if (missing) {
    throw new Error(
      `${source.name} is of an earlier release, without ${missing}: run site:prepare with its settings first`
    )
  }
  const [unknown] = found.difference(wanted)
  if (unknown)
    throw new Error(`${source.name} is of a newer release, with ${unknown}: move it by that one`)
}

type Filling = Readonly<{ now: DateTime; tell: Tell }>

/** The server undoes it all when the connection ends before the commit, as that of a process that is killed does. */
async function fill(client: pg.Client, source: Sqlite.Database, { now, tell }: Filling) {
  const partitions = await messagePartitions()
  await client.query('begin')
  // Moments that SQLite wrote itself are text, in UTC.
  await client.query(`set local timezone = 'UTC'`)
  await refuseAccounts(client)
  const tables = await tablesOf(client)
  const names = tables.map(({ name }) => name)
  refuseOtherColumns(source, tables)

  for (const { name } of partitions) await client.query(`drop table ${name}`)
  const lucid = { rawQuery: (statement: string) => client.query(statement) }
  const months = [...monthsOfMessages(source), ...monthsToCome(now)]
  const byMoment = new Map(months.map((month) => [month.toMillis(), month]))
  for (const month of byMoment.values()) await makeMonth(lucid, month)
  await client.query('set local lock_timeout = 0')

  await withoutGuards(client, tables, async () => {
    await client.query(`truncate ${names.join()} restart identity`)
    for (const table of tables) await copyRows(client, source, table, tell)
    await client.query(`analyze ${names.join()}`)
  })
  await moveSequences(client, tables)
  const counts = countIn(source, names)
  refuseOther(await countWith(client, names), counts)
  await client.query('commit')
  return counts
}

/** Whatever has no place in the other database would be lost. */
function refuseOtherColumns(source: Sqlite.Database, tables: readonly Table[]) {
  const here = tables.flatMap(({ columns, name }) => columns.map((one) => `${name}.${one.name}`))
  const differing = new Set(here).symmetricDifference(new Set(columnsOf(source)))
  if (differing.size === 0) return
  throw new Error(`Only one of the two databases has ${[...differing].join(', ')}`)
}
