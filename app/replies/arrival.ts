import type { HttpContext } from '@adonisjs/core/http'
import { isForBackOffice } from '#config/admin'
import { isShared } from '#config/sessionless'
import { networkOf } from '#core/accounts/signing_up/network'
import type { Tracking } from '#core/users/tracking'
import { recordArrival } from '#queries/admin/sources/record_arrival'
import { takeFromNetwork } from '#limits/network_limit'

/** Arrivals from one network: beyond them, nothing is counted. */
const limitOfArrivals = {
  kind: 'arrival',
  requests: 60,
  duration: '1 hour',
  store: 'memory',
} as const

/** Programs that read pages say so, or nothing. */
const robot = /bot|crawl|spider|preview|monitor|curl|wget|python|headless|^\s*$/i

/**
 * Counts a visitor once a day, by no cookie and no address that is kept: of a page that was found, unless it is a member, a robot or no person. One who has
 * disconnected before the answer has no IP address, and is not counted.
 */
export async function countArrival(ctx: HttpContext, siteId: string, tracking: Tracking) {
  const address: string | undefined = ctx.request.ip()
  if (!address || !isOfVisitor(ctx)) return
  const network = networkOf(address)
  const userAgent = ctx.request.header('user-agent') ?? ''
  const visitor = { siteId, network, userAgent }
  await recordArrival(visitor, tracking, () => isWithinLimit(address))
}

/** Whether a person who is not signed in opened a document. */
function isOfVisitor(ctx: HttpContext) {
  const { request, viewer } = ctx
  if (viewer || request.method() !== 'GET' || isShared(ctx)) return false
  if (isForBackOffice(request.url()) || robot.test(request.header('user-agent') ?? '')) return false
  return request.accepts(['html', 'json']) === 'html' && !request.header('x-inertia')
}

async function isWithinLimit(address: string) {
  return (await takeFromNetwork(address, limitOfArrivals)).ok
}
