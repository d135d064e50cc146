import type { HttpContext } from '@adonisjs/core/http'
import { trackingOf } from '#middleware/tracking_middleware'

type Carried = readonly Readonly<{ name: string; value: string }>[]

/** Where the visitor came from, which goes on in forms and links: a landing sets no cookie. */
export function carriedBy(ctx: HttpContext): Carried {
  const { lb } = ctx.request.qs()
  return named(Object.entries(trackingOf(ctx)).concat([['lb', typeof lb === 'string' ? lb : null]]))
}

/** Those that have a value. */
export function named(all: readonly (readonly [string, string | null | undefined])[]): Carried {
  return all.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

/** A path with what is carried behind it. */
export function pathWith(path: string, carried: Carried) {
  const query = new URLSearchParams()
  for (const { name, value } of carried) query.append(name, value)
  if (carried.length === 0) return path
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}
