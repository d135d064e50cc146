import db from '@adonisjs/lucid/services/db'
import { transact } from '#database/transact'
import { waitingMigrations } from '#operations/waiting_migrations'

/** What made databases before the first release: how many migrations, the first of them and the last. */
const former = {
  count: 174,
  first: 'database/migrations/0001_create_places',
  last: 'database/migrations/0410_count_members_for_visitors',
}

/** The last of those that make the same database at once, since the first release. */
const lastOfFirstRelease = 'database/migrations/0022_create_triggers'

/**
 * A database that all of the former migrations made is what those of the first release make: it takes their names, and
 * nothing else in it changes. One that only some of them made is refused; any other is left alone.
 */
export async function takeOverFormerDatabase() {
  const waiting = await waitingMigrations()
  if (!waiting) return
  const rows: { name: string }[] = await db.from('adonis_schema').select('name')
  const done = rows.map(({ name }) => name)
  if (!done.includes(former.first)) return
  if (done.length !== former.count || !done.includes(former.last)) {
    throw new Error(
      'This database was made before the first release, and not by the last version then: remove it, and site:prepare makes it anew'
    )
  }
  const names = waiting.filter((name) => name <= lastOfFirstRelease)
  await transact(db, async (client) => {
    await client.from('adonis_schema').delete()
    await client.table('adonis_schema').multiInsert(names.map((name) => ({ name, batch: 1 })))
  })
}
