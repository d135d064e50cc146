import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isForBackOffice } from '#config/admin'
import { sourceIn } from '#core/landings/source_in'
import { readAddress } from '#core/sites/public_pages/address'
import { carryOn, named, type Carried } from '#core/users/carried'
import { noTracking, type Tracking } from '#core/users/tracking'
import { carryInLinks } from '#replies/carried_links'

/**
 * Where a visitor came from goes on in links, forms and redirects until they sign up: no cookie, and
 * nothing in a session. Rule: docs/product/privacy.md, Where a visitor came from.
 */
export default class TrackingMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (isForBackOffice(ctx.request.url())) return next()
    const carried = named(trackingOf(ctx))
    if (carried.length === 0) return next()
    carryInPage(ctx, carried)
    await next()
    // Who has just signed up or logged in needs it no more.
    if (ctx.response.headersSent || ctx.auth.use('web').user) return
    carryInRedirect(ctx, carried)
    carryInDocument(ctx, carried)
  }
}

/** By the address that a visitor asks for; else by that of the page from which a form or a script asks. */
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

/** A visit by script leaves it in the address of the browser. */
function carryInPage({ inertia }: HttpContext, carried: Carried) {
  const page = inertia.page.bind(inertia)
  inertia.page = async (name, props) => {
    const made = await page(name, props)
    made.url = carryOn(made.url, carried)
    return made
  }
}

const redirects = ['location', 'x-inertia-location']

/** A redirect back to the page of a form names the whole address of that page. */
function carryInRedirect({ request, response }: HttpContext, carried: Carried) {
  for (const header of redirects) {
    const address = response.getHeader(header)
    if (typeof address !== 'string') continue
    const url = URL.parse(address)
    const origin = url?.host === request.host() ? url.origin : ''
    response.header(header, origin + carryOn(address.slice(origin.length), carried))
  }
}

function carryInDocument({ response }: HttpContext, carried: Carried) {
  const body: unknown = response.hasLazyBody ? response.getBody() : null
  if (typeof body !== 'string' || !body.startsWith('<!DOCTYPE html>')) return
  response.send(carryInLinks(body, carried))
}
