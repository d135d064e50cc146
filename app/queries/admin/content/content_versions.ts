import { DateTime } from 'luxon'
import type { ContentPage } from '#core/sites/content/page'
import { stateOf } from '#core/sites/content/version'
import { locales, type Locale } from '#core/sites/locales'
import { read } from '#queries/read'
import { pageOf, type TimeCursor } from '#queries/time_cursor'

/** A version as admins see it; instants in milliseconds. */
export interface ListedVersion {
  id: string
  siteId: string | null
  page: ContentPage
  createdAt: number
  holdsFrom: number | null
  withdrawnAt: number | null
  createdBy: string
  scheduledBy: string | null
  withdrawnBy: string | null
}

type Asked = Readonly<{ page: ContentPage; siteId: string | null }>

/** A page of the versions of a page, for a site or (null) for all: the newest first, with languages. */
export async function contentVersions(
  { page, siteId }: Asked,
  after: TimeCursor | null,
  now: DateTime,
  size = 25
) {
  const query = versions()
    .where('content_versions.page', page)
    .orderBy('content_versions.created_at', 'desc')
    .orderBy('content_versions.id', 'desc')
    .limit(size + 1)
  if (siteId === null) query.whereNull('content_versions.site_id')
  else query.where('content_versions.site_id', siteId)
  if (after) {
    const place = [after.at, after.id]
    query.whereRaw('(content_versions.created_at, content_versions.id) < (?, ?)', place)
  }
  const found = pageOf(await query, size, ({ createdAt: at, id }) => ({ at, id }))
  const written = await languagesOf(found.rows.map(({ id }) => id))
  const rows = found.rows.map((row) => {
    return withState(row, written.get(row.id) ?? [], now)
  })
  return { next: found.next, versions: rows }
}

/** One version, unless it is of a site that the admin does not see (null: they see all). */
export async function contentVersion(id: string, ofSite: string | null, now: DateTime) {
  const row = await versions().where('content_versions.id', id).first()
  if (!row || (ofSite !== null && row.siteId !== ofSite)) return null
  const written = await languagesOf([id])
  return withState(row, written.get(id) ?? [], now)
}

function versions() {
  return read<ListedVersion>('content_versions')
    .join('admins as author', 'author.id', 'content_versions.created_by')
    .leftJoin('admins as scheduler', 'scheduler.id', 'content_versions.scheduled_by')
    .leftJoin('admins as withdrawer', 'withdrawer.id', 'content_versions.withdrawn_by')
    .select('content_versions.id', 'content_versions.site_id', 'content_versions.page')
    .select('content_versions.created_at', 'content_versions.holds_from')
    .select('content_versions.withdrawn_at', 'author.name as created_by')
    .select('scheduler.name as scheduled_by', 'withdrawer.name as withdrawn_by')
}

async function languagesOf(ids: readonly string[]) {
  const rows = await read<Readonly<{ versionId: string; locale: Locale }>>('content_texts')
    .whereIn('version_id', [...ids])
    .select('version_id', 'locale')
  return new Map(
    Map.groupBy(rows, ({ versionId }) => versionId)
      .entries()
      .map(([id, texts]) => [id, texts.map(({ locale }) => locale)] as const)
  )
}

function withState(row: ListedVersion, written: readonly Locale[], now: DateTime) {
  const { holdsFrom, withdrawnAt } = row
  const dates = { holdsFrom: fromMillis(holdsFrom), withdrawnAt: fromMillis(withdrawnAt) }
  const languages = locales.filter((locale) => written.includes(locale))
  return { ...row, languages, state: stateOf(dates, now) }
}

export function fromMillis(at: number | null) {
  return at === null ? null : DateTime.fromMillis(at, { zone: 'utc' })
}
