import type { DateTime } from 'luxon'
import type { ContentPage } from '#core/sites/content/page'
import type { Locale } from '#core/sites/locales'
import { read } from '#queries/read'

type Asked = Readonly<{ page: ContentPage; siteId: string | null; locale: Locale; now: DateTime }>
export type PageVersion = Readonly<{ id: string; holdsFrom: number }>

/**
 * The versions of a page that visitors of a site read, or have read, in a language: newest first. Of no
 * site in particular (null): those that are for all.
 */
export function pageVersions({ locale, now, page, siteId }: Asked) {
  const query = read<PageVersion>('content_versions')
    .join('content_texts', 'content_texts.version_id', 'content_versions.id')
    .where({ page, locale })
    .where('holds_from', '<=', now.toMillis())
    .whereNull('withdrawn_at')
    .select('content_versions.id', 'holds_from')
    .orderBy('holds_from', 'desc')
    .orderBy('content_versions.id', 'desc')
  if (siteId === null) return query.whereNull('site_id')
  return query.where((own) => void own.where('site_id', siteId).orWhereNull('site_id'))
}

/** The Markdown of a version in a language; null where it has none. */
export async function textOfVersion(versionId: string, locale: Locale) {
  const row = await read<Readonly<{ body: string }>>('content_texts')
    .where({ version_id: versionId, locale })
    .select('body')
    .first()
  return row?.body ?? null
}
