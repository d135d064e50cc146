import type { HttpContext } from '@adonisjs/core/http'
import { sourceIn } from '#core/landings/source_in'
import { readAddress } from '#core/sites/public_pages/address'
import { noTracking, type Tracking } from '#core/users/tracking'

/**
 * Where a visitor came from. By the address that a visitor asks for; else by that of the page from which a form
 * or a script asks. Rule: docs/product/privacy.md, Where a visitor came from.
 */
export function trackingOf({ request, viewer }: HttpContext): Tracking {
  if (viewer) return noTracking
  const own = sourceIn(request.url(), request.qs())
  const isAskedByPage = request.method() !== 'GET' || request.header('x-inertia') !== undefined
  // A bare document may be kept in memory for everybody; the form of a search drops the query it had.
  if (!isAskedByPage && !request.parsedUrl.query) return { ...noTracking, ...own }
  return { ...noTracking, ...sourceOfPage(request), ...own }
}

function sourceOfPage(request: HttpContext['request']) {
  const page = URL.parse(request.header('referer') ?? '')
  if (page?.host !== request.host()) return null
  return sourceIn(readAddress(page.pathname).path, Object.fromEntries(page.searchParams))
}
