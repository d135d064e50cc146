import type { DateTime } from 'luxon'
import type { Locale } from '#core/sites/locales'
import type { ListedVersion } from '#queries/admin/content/content_versions'
import { pageVersions } from '#queries/pages/page_versions'
import { firstVersion } from '#queries/pages/static_page'

/**
 * What a version can be compared with in a language: those that hold or have held before it, the
 * newest first, and the first one, which came with the site and has no date (null).
 */
export async function comparedVersions(
  { holdsFrom, id, page, siteId }: ListedVersion,
  locale: Locale,
  now: DateTime
) {
  const held = await pageVersions({ page, siteId, locale, now })
  const earlier = held.filter((one) => {
    return one.id !== id && (holdsFrom === null || one.holdsFrom <= holdsFrom)
  })
  return [...earlier, { id: firstVersion, holdsFrom: null }]
}
