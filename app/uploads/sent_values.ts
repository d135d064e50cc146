import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'

/** No form of ours has so many values, nor nests so deep; the webhooks of providers come nearest. */
const mostValues = 5000
const deepest = 20

/**
 * Refuses what has more values than any form, as soon as it is parsed: the framework would copy it value by
 * value. Takes NUL characters out of the others, and spaces around texts of a body; an empty one is none.
 * PostgreSQL stores no NUL, nobody sees one, and pasted text may bring one along.
 */
export function cleanSentValues({ request }: HttpContext) {
  request.updateQs(cleaned(request.qs(), withoutNul))
  const update = request.updateBody.bind(request)
  request.updateBody = (body) => update(cleaned(body, trimmed))
}

function cleaned<T>(sent: T, cleanText: (text: string) => string | null) {
  let left = mostValues
  return clean(sent, deepest) as T

  function clean(value: unknown, depth: number): unknown {
    if (left === 0 || depth === 0) {
      throw new Exception('More values than any form has', { status: 413 })
    }
    left--
    if (typeof value === 'string') return cleanText(value)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((one) => clean(one, depth - 1))
    const fields = Object.entries(value)
    return Object.fromEntries(
      fields.map(([name, one]) => [withoutNul(name), clean(one, depth - 1)])
    )
  }
}

function trimmed(text: string) {
  return withoutNul(text).trim() || null
}

function withoutNul(text: string) {
  return text.replaceAll('\0', '')
}
