import type { HttpContext } from '@adonisjs/core/http'
import { type Carried, named, queryOf } from '#core/users/carried'
import { trackingOf } from '#replies/tracking'

/**
 * Where the visitor came from, and what else is said of them, which goes on in forms and links of pages
 * that set no cookie.
 */
export function carriedBy(ctx: HttpContext, more: Parameters<typeof named>[0] = {}): Carried {
  const { lb } = ctx.request.qs()
  return named({ ...trackingOf(ctx), lb: typeof lb === 'string' ? lb : null, ...more })
}

/** A path with what is carried behind it. */
export function pathWith(path: string, carried: Carried) {
  if (carried.length === 0) return path
  return `${path}${path.includes('?') ? '&' : '?'}${queryOf(carried)}`
}
