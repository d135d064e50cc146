import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Keeps what a member saw from whoever uses the browser after them: no cache stores it, and the
 * browser's history holds it encrypted, until the first page of a visitor throws the key away. What
 * may be cached says so itself. A page and its data share an address, so that a browser that goes back
 * must not take one for the other.
 */
export default class PrivatePagesMiddleware {
  async handle({ inertia, response, viewer }: HttpContext, next: NextFn) {
    response.header('Cache-Control', viewer ? 'private, no-store' : 'private, no-cache')
    response.vary('X-Inertia')
    if (viewer) inertia.encryptHistory()
    else inertia.clearHistory()
    return next()
  }
}
