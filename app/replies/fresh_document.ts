import type { HttpContext } from '@adonisjs/core/http'

/**
 * Leads to a page as a new document, also when asked by script: who the visitor is, or the
 * language they read, has changed, and nothing of the old page may stay.
 */
export function freshDocument({ request, response, inertia }: HttpContext, path: string) {
  return request.header('x-inertia') ? inertia.location(path) : response.redirect(path)
}

/** The path if it lies on this site, else the fallback; browsers would skip control characters. */
export function localPath(path: unknown, fallback: string) {
  return typeof path === 'string' && /^\/(?![/\\])[\x21-\x7e]*$/.test(path) ? path : fallback
}
