import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isForBackOffice } from '#config/admin'
import { noTracking, parseTracking, type Tracking } from '#core/users/tracking'

const parts = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const

/** Stores the link that first brought a visitor, until they sign up. */
export default class TrackingMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (isTracked(ctx) && !ctx.session.has('tracking')) ctx.session.put('tracking', linkOf(ctx))
    return next()
  }
}

export function trackingOf({ session }: HttpContext): Tracking {
  return session.get('tracking', noTracking)
}

function isTracked({ viewer, request }: HttpContext) {
  if (isForBackOffice(request.url())) return false
  const query = request.qs()
  return !viewer && request.method() === 'GET' && parts.some((part) => query[part])
}

function linkOf({ request }: HttpContext) {
  const query = request.qs()
  const read = (part: unknown) => (typeof part === 'string' ? withoutControls(part) : null)
  return parseTracking({
    network: read(query.network),
    ref: read(query.ref),
    sub1: read(query.sub1),
    sub2: read(query.sub2),
    sub3: read(query.sub3),
  })
}

/** PostgreSQL rejects NUL in text, and no honest link contains control characters. */
function withoutControls(text: string) {
  return text.replace(/\p{Cc}/gu, '')
}
