import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { dayOf } from '#core/admin/figures/figure'
import { bounceSeconds } from '#core/users/page_view'
import { transact } from '#database/transact'

/** What is added up of page views, as integers: of the wider sums of PostgreSQL come decimal numbers. */
export const sumsOfViews = `
  cast(count(*) as integer) as views,
  cast(count(seconds) as integer) as told,
  cast(sum(case when seconds < ${bounceSeconds} then 1 else 0 end) as integer) as bounced,
  cast(coalesce(sum(seconds), 0) as integer) as seconds`

/** Adds up the page views of a day (UTC), in the place of what was added up of it before. */
export async function countPageViews(day: DateTime) {
  await transact(db, async (client) => {
    await client.from('page_view_days').where('day', dayOf(day)).delete()
    await client.rawQuery(
      `insert into page_view_days (day, site_id, label, path, views, told, bounced, seconds)
       select cast(? as varchar), site_id, label, path, ${sumsOfViews}
       from page_views where opened_at >= ? and opened_at < ?
       group by site_id, label, path`,
      [dayOf(day), day.toMillis(), day.plus({ days: 1 }).toMillis()]
    )
  })
}

/** The last day of which page views were added up; null: none yet. */
export async function lastDayOfPageViews() {
  const row = await db.from('page_view_days').max('day as day').first()
  return row?.day ? DateTime.fromISO(row.day, { zone: 'utc' }) : null
}
