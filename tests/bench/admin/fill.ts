import db from '@adonisjs/lucid/services/db'
import type { ApplicationService } from '@adonisjs/core/types'
import {
  addRows,
  endLoad,
  id,
  prepareLoad,
  runOnPostgres,
  tablesOfCrowd,
  withoutChecks,
  withoutIndexes,
} from '#tests/bench/generated_rows'
import { addMessages } from '#tests/bench/admin/fill_messages'
import { addDesk } from '#tests/bench/admin/fill_desk'
import { addFigures } from '#tests/bench/admin/fill_figures'
import { addModeration } from '#tests/bench/admin/fill_moderation'
import { addOrders } from '#tests/bench/admin/fill_orders'
import { addOpenMoney } from '#tests/bench/admin/fill_open_money'
import { addPeople } from '#tests/bench/admin/fill_people'
import type { Sizes } from '#tests/bench/admin/sizes'
import { growCrowd, prepareCrowd } from '#tests/bench/search/fill'

/** A site of one member in a thousand, beside that of all others. */
export const smallSite = '01900000-0000-7000-a500-000000000001'

const admins = 20

/** Fills a database with two years of a site of this size, with SQL that is the same everywhere. */
export async function fillBackOffice(app: ApplicationService, sizes: Sizes) {
  await prepareCrowd(app)
  await prepareLoad()
  await withoutIndexes(tablesOfCrowd, async () => {
    await growCrowd(0, sizes.members)
    await addSitesAndAdmins()
    await withoutChecks(written, () => addPeople(sizes))
  })
  await withoutChecks(written, async () => {
    for (const add of [addOrders, addOpenMoney, addMessages, addModeration, addDesk, addFigures]) {
      const start = performance.now()
      await add(sizes)
      console.log(`${add.name} after ${Math.round((performance.now() - start) / 1000)} s`)
    }
  })
  if (runOnPostgres()) await db.rawQuery('vacuum analyze')
  await endLoad()
}

/** A second site, small, and twenty admins. */
export async function addSitesAndAdmins() {
  await db
    .table('sites')
    .insert({ id: smallSite, domain: 'small.bench', name: 'Small', created_at: 1 })
  await db.rawQuery('update sites set created_at = 0 where id <> ?', [smallSite])
  await addRows('admins', admins, {
    id: id('a400', 'n'),
    email: `'admin' || n || '@bench.example'`,
    name: `'Admin ' || n`,
    role: `'owner'`,
    password_hash: `'none'`,
    totp_step: 0,
    locale: `'en'`,
    time_zone: `'UTC'`,
    pictures: `'blurred'`,
    created_at: 0,
  })
}

/** Tables whose rows are written without triggers and checks. */
const written = [
  'users',
  'profiles',
  'photos',
  'orders',
  'invoices',
  'ledger_movements',
  'conversations',
  'participants',
  'messages',
  'waiting_answers',
  'audit_rows',
  'tickets',
  'ticket_entries',
  'sent_mails',
]
