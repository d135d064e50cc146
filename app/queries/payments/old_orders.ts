import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { booksKeptFrom } from '#core/privacy/bookkeeping'
import Company from '#models/company'
import Site from '#models/site'

const batch = 500

/** Each site with the moment from which its books are kept. */
export async function sitesWithBooks(now: DateTime) {
  const companies = await Company.all()
  const sites = await Site.query().select('id')
  return sites.map(({ id }) => ({
    siteId: id,
    keptFrom: booksKeptFrom(companies.find(({ siteId }) => siteId === id) ?? null, now),
  }))
}

type Old = Awaited<ReturnType<typeof sitesWithBooks>>[number]

/** Orders of a site that are older than its books and say more than amounts, a batch at a time. */
export async function oldOrders({ siteId, keptFrom }: Old, after: string) {
  const orders = db
    .from('orders')
    .join('users', 'users.id', 'orders.user_id')
    .where('users.site_id', siteId)
    .where('orders.created_at', '<', keptFrom.toMillis())
    .where('orders.id', '>', after)
    .where((told) => {
      void told.whereNotNull('orders.provider_payment_id').orWhereNotNull('orders.discount_code')
      for (const table of ['invoices', 'payment_events']) {
        void told.orWhereExists(db.from(table).whereColumn(`${table}.order_id`, 'orders.id'))
      }
    })
  const rows: Readonly<{ id: string }>[] = await orders
    .orderBy('orders.id')
    .limit(batch)
    .select('orders.id')
  return rows.map(({ id }) => id)
}
