import type { ContentPage } from '#core/sites/content/page'
import { versionsInOrder, type Dated, type ShippedText } from '#core/sites/content/shipped_text'
import type { Locale } from '#core/sites/locales'
import { read } from '#queries/read'

type Asked = Readonly<{ page: ContentPage; siteId: string | null; locale: Locale }>

/** A version of a page; its instants are in milliseconds. */
export type PageVersion = Dated &
  Readonly<{
    id: string
    /** Whether it came with a release. */
    isShipped: boolean
  }>

/**
 * The versions of a page that visitors of a site read in a language, have read, or will: the newest first. Of
 * no site in particular (null): those that are for all.
 */
export async function pageVersions({ locale, page, siteId }: Asked) {
  const query = read<Readonly<{ id: string; holdsFrom: number; scheduledAt: number | null }>>(
    'content_versions'
  )
    .join('content_texts', 'content_texts.version_id', 'content_versions.id')
    .where({ page, locale })
    .whereNotNull('holds_from')
    .whereNull('withdrawn_at')
    .select('content_versions.id', 'holds_from', 'scheduled_at')
    .orderBy('content_versions.id', 'desc')
  if (siteId === null) query.whereNull('site_id')
  else query.where((own) => void own.where('site_id', siteId).orWhereNull('site_id'))
  const written = (await query).map(({ holdsFrom, id, scheduledAt }) => {
    return { id, holdsFrom, announcedAt: scheduledAt ?? holdsFrom, isShipped: false }
  })
  return versionsInOrder<PageVersion>(written, await shippedVersions(page))
}

/** The wordings of a page that came with releases, the newest first. */
export async function shippedVersions(page: ContentPage): Promise<PageVersion[]> {
  const rows = await read<Omit<PageVersion, 'isShipped'>>('shipped_texts')
    .where({ page })
    .select('id', 'holds_from', 'shipped_at as announced_at')
    .orderBy('holds_from', 'desc')
    .orderBy('id', 'desc')
  return rows.map((row) => ({ ...row, isShipped: true }))
}

/** The Markdown of a version in a language; null where it has none. */
export async function textOfVersion(versionId: string, locale: Locale) {
  const row = await read<Readonly<{ body: string }>>('content_texts')
    .where({ version_id: versionId, locale })
    .select('body')
    .first()
  return row?.body ?? null
}

/** The Markdown of a wording that came with a release; null for what is none. */
export async function textOfShipped(id: string, locale: Locale) {
  const row = await read<Readonly<{ texts: string }>>('shipped_texts')
    .where({ id })
    .select('texts')
    .first()
  const texts: ShippedText['texts'] | null = row && JSON.parse(row.texts)
  return texts && texts[locale]
}
