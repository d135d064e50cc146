import type { HttpContext } from '@adonisjs/core/http'
import { publicPageAt } from '#core/sites/public_pages/page'
import { pageHead } from '#queries/seo/page_head'

const header = 'X-Robots-Tag'

/**
 * Lets search engines list public pages alone, and tells them in the head of such a page what it is.
 * No page of a member is one: docs/decisions/0119.
 */
export function guideSearchEngines({
  addressLocale,
  locale,
  request,
  response,
  site,
  view,
}: HttpContext) {
  const found = publicPageAt(request.url())
  if (!found?.page.isIndexed) response.header(header, 'noindex')
  view.share({ robots: () => response.getHeader(header) })
  if (!found) return
  if (!addressLocale) response.vary(['Accept-Language', 'Cookie'])
  view.share({ head: () => pageHead({ site, found, locale, addressLocale }) })
}
