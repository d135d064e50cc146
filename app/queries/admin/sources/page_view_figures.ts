import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { bounceSeconds } from '#core/users/page_view'
import { read } from '#queries/read'

export type PageViewRow = Readonly<{
  label: string
  path: string
  views: number
  /** Those whose browser told how long the page was seen. */
  told: number
  /** Of these, those left at once. */
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

/** How long pages that links with `lb` opened were seen, by label and page; most views first. */
export function pageViewFigures({ from, most, siteId, to }: Question): Promise<PageViewRow[]> {
  const query = read<PageViewRow>('page_views')
    .whereBetween('opened_at', [from.toMillis(), to.toMillis()])
    .select('label', 'path')
    .groupBy('label', 'path')
    .count('* as views')
    .count('seconds as told')
    .select(db.raw('sum(case when seconds < ? then 1 else 0 end) as bounced', [bounceSeconds]))
    .select(db.raw('coalesce(sum(seconds), 0) as seconds'))
    .orderBy('views', 'desc')
    .orderBy('label')
    .orderBy('path')
    .limit(most)
  if (siteId !== null) query.where('site_id', siteId)
  return query
}
