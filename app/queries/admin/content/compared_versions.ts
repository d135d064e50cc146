import type { DateTime } from 'luxon'
import type { Locale } from '#core/sites/locales'
import type { ListedVersion } from '#queries/admin/content/content_versions'
import { pageVersions } from '#queries/pages/page_versions'

/**
 * What a version can be compared with in a language: those that hold or have held before it, the
 * newest first, down to the one that came with the site.
 */
export async function comparedVersions(
  { holdsFrom, id, page, siteId }: ListedVersion,
  locale: Locale,
  now: DateTime
) {
  const known = await pageVersions({ page, siteId, locale })
  return known.filter((one) => {
    return one.id !== id && one.holdsFrom <= (holdsFrom ?? now.toMillis())
  })
}
