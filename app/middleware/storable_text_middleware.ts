import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** No form of ours nests deeper; what does is refused, and stored nowhere. */
const deepest = 10

/**
 * Takes NUL characters out of what a form or an address sends. PostgreSQL stores none, nobody sees one, and
 * pasted text may bring one along.
 */
export default class StorableTextMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    request.updateQs(withoutNul(request.qs(), deepest))
    request.updateBody(withoutNul(request.body(), deepest))
    return next()
  }
}

function withoutNul<T>(value: T, depth: number): T
function withoutNul(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '')
  if (typeof value !== 'object' || value === null || depth === 0) return value
  if (Array.isArray(value)) return value.map((one) => withoutNul(one, depth - 1))
  const fields = Object.entries(value)
  return Object.fromEntries(
    fields.map(([name, one]) => [withoutNul(name, depth), withoutNul(one, depth - 1)])
  )
}
