import type { HttpContext } from '@adonisjs/core/http'

/** A cookie that scripts read or write too, so it is neither signed nor encoded. */
export function plainCookie({ request }: HttpContext, name: string) {
  const value: unknown = request.plainCookie(name, { encoded: false })
  return typeof value === 'string' ? value : null
}
