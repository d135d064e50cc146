import db from '@adonisjs/lucid/services/db'
import type { ApplicationService } from '@adonisjs/core/types'
import {
  endLoad,
  id,
  prepareLoad,
  series,
  tablesOfCrowd,
  withoutChecks,
  withoutIndexes,
} from '#tests/bench/generated_rows'
import { growCrowd, prepareCrowd } from '#tests/bench/search/fill'
import { addConversations, makePastMonths } from '#tests/bench/size/fill_conversations'
import { addMeetings } from '#tests/bench/size/fill_meetings'
import { addOrders } from '#tests/bench/size/fill_orders'
import { addPeople } from '#tests/bench/size/fill_people'
import type { Sizes } from '#tests/bench/size/sizes'
import { installPackages } from '#database/install/packages'
import { transact } from '#database/transact'

/** Fills a database with members who have liked, swiped, visited and written to each other for months. */
export async function fillLarge(app: ApplicationService, sizes: Sizes) {
  const { members } = sizes
  await prepareCrowd(app)
  await transact(db, installPackages)
  await prepareLoad()
  await withoutIndexes(tablesOfCrowd, async () => {
    await growCrowd(0, members)
    await withoutChecks(written, () => addPeople(members))
    await advertise(members)
  })
  await makePastMonths()
  await withoutChecks(written, async () => {
    await noted('orders and movements', () => addOrders(members))
    await noted('likes, swipes and visits', () => addMeetings(sizes))
    await noted('conversations', () => addConversations(sizes))
  })
  await noted('vacuum', () => db.rawQuery('vacuum analyze'))
  await endLoad()
}

/** One in twenty agreed to be shown in advertising, which visitors see. */
function advertise(members: number) {
  const numbers = series(1, Math.floor(members / 20))
  return db.rawQuery(
    `update profiles set advertised = true, open_to_visitors = true where id in (${numbers} select ${id('8000', 'n * 20')} from s)`
  )
}

/** Tables whose rows are written without triggers and checks. */
const written = [
  'users',
  'profiles',
  'photos',
  'orders',
  'invoices',
  'ledger_movements',
  'likes',
  'swipes',
  'visits',
  'conversations',
  'participants',
  'messages',
]

async function noted(what: string, work: () => Promise<unknown>) {
  const start = performance.now()
  await work()
  const { rows } = await db.rawQuery('select pg_database_size(current_database()) as bytes')
  const gigabytes = (Number(rows[0].bytes) / 1024 ** 3).toFixed(1)
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${what} after ${seconds} s; the database has ${gigabytes} GB`)
}
