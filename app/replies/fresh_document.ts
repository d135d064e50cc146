import type { HttpContext } from '@adonisjs/core/http'

/**
 * Redirects with a full page load, also for script: the visitor's identity or language has changed,
 * and nothing of the old page may stay.
 */
export function freshDocument({ request, response, inertia }: HttpContext, path: string) {
  return request.header('x-inertia') ? inertia.location(path) : response.redirect(path)
}

/** The path if it is on this site, else the fallback; browsers skip control characters. */
export function localPath(path: unknown, fallback: string) {
  return typeof path === 'string' && /^\/(?![/\\])[\x21-\x7e]*$/.test(path) ? path : fallback
}
