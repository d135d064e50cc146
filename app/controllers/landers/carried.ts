import type { HttpContext } from '@adonisjs/core/http'
import { trackingOf } from '#middleware/tracking_middleware'

export type Carried = readonly Readonly<{ name: string; value: string }>[]
type Values = Readonly<Record<string, string | null | undefined>>

/**
 * Where the visitor came from, and what else is said of them, which goes on in forms and links of pages
 * that set no cookie.
 */
export function carriedBy(ctx: HttpContext, more: Values = {}): Carried {
  const { lb } = ctx.request.qs()
  return named({ ...trackingOf(ctx), lb: typeof lb === 'string' ? lb : null, ...more })
}

/** Those that have a value. */
export function named(values: Values): Carried {
  return Object.entries(values).flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

export function queryOf(carried: Carried) {
  const query = new URLSearchParams()
  for (const { name, value } of carried) query.append(name, value)
  return query.toString()
}

/** A path with what is carried behind it. */
export function pathWith(path: string, carried: Carried) {
  if (carried.length === 0) return path
  return `${path}${path.includes('?') ? '&' : '?'}${queryOf(carried)}`
}
