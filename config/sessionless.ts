import type { HttpContext } from '@adonisjs/core/http'

/**
 * Routes without a session and without cookies: answers that caches may hand to anybody, and calls
 * of other servers, which must not act on the session of whoever sends them.
 */
const shared = new Set([
  '/places',
  '/shared-interests',
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

export function isSessionless(ctx: HttpContext) {
  return isShared(ctx) || isForReaders(ctx)
}

/** Whether caches may hand the answer to anybody, or another server asks: no visit of a person. */
export function isShared({ route }: HttpContext) {
  return route !== undefined && shared.has(route.pattern)
}

/**
 * Pages that visitors read before there is anything to keep: where they came from goes on in links and
 * forms, and no cookie is set.
 */
const forReaders = new Set(['/landers/:lander', '/landers/:lander/:slug?'])

function isForReaders({ route }: HttpContext) {
  return route !== undefined && forReaders.has(route.pattern)
}
