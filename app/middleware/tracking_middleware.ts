import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isForBackOffice } from '#config/admin'
import { landingAt } from '#core/landings/landing_at'
import {
  linkParameters,
  noLanding,
  noLink,
  parseLink,
  type TrackedLink,
  type Tracking,
} from '#core/users/tracking'

/** Stores the link that first brought a visitor, and the first lander, until they sign up. */
export default class TrackingMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, session, viewer } = ctx
    if (viewer || !isRead(request.method()) || isForBackOffice(request.url())) return next()
    if (isTracked(ctx) && !session.has('tracking')) session.put('tracking', linkOf(ctx))
    const landing = landingAt(request.url()) ?? landingNamedBy(ctx)
    if (landing && !session.has('landing')) session.put('landing', landing)
    return next()
  }
}

export function trackingOf({ session }: HttpContext): Tracking {
  return { ...session.get('tracking', noLink), ...session.get('landing', noLanding) }
}

/** A page is kept as it is made, also for HEAD. */
function isRead(method: string) {
  return method === 'GET' || method === 'HEAD'
}

function isTracked({ request }: HttpContext) {
  const query = request.qs()
  return linkParameters.some((part) => query[part])
}

/** Landers set no cookie: their links and forms name them. */
function landingNamedBy({ request }: HttpContext) {
  const { lander, variant } = request.qs()
  if (typeof lander !== 'string') return null
  return landingAt(
    typeof variant === 'string' ? `/landers/${lander}/${variant}` : `/landers/${lander}`
  )
}

function linkOf({ request }: HttpContext): TrackedLink {
  const query = request.qs()
  const read = (part: unknown) => (typeof part === 'string' ? part : null)
  return parseLink({
    network: read(query.network),
    ref: read(query.ref),
    sub1: read(query.sub1),
    sub2: read(query.sub2),
    sub3: read(query.sub3),
  })
}
