import type { HttpContext } from '@adonisjs/core/http'

/**
 * Routes without a session and without cookies: answers that caches may hand to anybody, and calls
 * of other servers, which must not act on the session of whoever sends them.
 */
const sessionless = new Set([
  '/places',
  '/manifest/:locale',
  '/offline',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/:file',
  '/cards/:locale/:card',
  '/page-views/:id',
  '/webhooks/payments/:provider',
  '/webhooks/mail',
])

export function isSessionless({ route }: HttpContext) {
  return route !== undefined && sessionless.has(route.pattern)
}
