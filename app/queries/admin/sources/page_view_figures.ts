import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { dayOf } from '#core/admin/figures/figure'
import { lastDayOfPageViews, sumsOfViews } from '#queries/admin/sources/count_page_views'
import { read } from '#queries/read'

export type PageViewRow = Readonly<{
  label: string
  path: string
  views: number
  /** Views whose browser told how long the page was seen. */
  told: number
  /** Number of `told` that were left at once. */
  bounced: number
  /** Seconds of all of these together. */
  seconds: number
}>

type Question = Readonly<{
  /** Null: all sites together. */
  siteId: string | null
  /** From the first moment of a day (UTC) to the last of another. */
  from: DateTime
  to: DateTime
  most: number
}>

const sums = ['views', 'told', 'bounced', 'seconds']

/** How long pages that links with `lb` opened were seen, by label and page; most views first. */
export async function pageViewFigures(question: Question): Promise<PageViewRow[]> {
  const firstNew = await firstNewDay(question.from)
  const views = addedUp(question, firstNew).unionAll(oneByOne(question, firstNew))
  const query = read<PageViewRow>(views.as('views')).select('label', 'path')
  for (const sum of sums) query.sum(`${sum} as ${sum}`)
  return query
    .groupBy('label', 'path')
    .orderByRaw('sum(views) desc, label, path')
    .limit(question.most)
}

/** From this day on they are read one by one: a page may still be open, or the day not added up. */
async function firstNewDay(from: DateTime) {
  const last = await lastDayOfPageViews()
  return last ? last.minus({ days: 1 }) : from
}

function addedUp({ from, siteId, to }: Question, firstNew: DateTime) {
  const days = db.from('page_view_days').select('label', 'path', ...sums)
  days.whereBetween('day', [dayOf(from), dayOf(to)]).where('day', '<', dayOf(firstNew))
  if (siteId !== null) days.where('site_id', siteId)
  return days
}

function oneByOne({ from, siteId, to }: Question, firstNew: DateTime) {
  const views = db
    .from('page_views')
    .whereBetween('opened_at', [Math.max(from.toMillis(), firstNew.toMillis()), to.toMillis()])
    .select('label', 'path', db.raw(sumsOfViews))
    .groupBy('label', 'path')
  if (siteId !== null) views.where('site_id', siteId)
  return views
}
