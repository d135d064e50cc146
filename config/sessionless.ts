import type { HttpContext } from '@adonisjs/core/http'
import { previewCookie, sessionCookie } from '#config/session_cookies'

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
  if (isShared(ctx) || isLander(ctx) || isLandingOfVisitor(ctx) || isBeaconOfVisitor(ctx))
    return true
  return isOnlyRead(ctx)
}

/** Whether caches may hand the answer to anybody, or another server asks: no visit of a person. */
export function isShared({ route }: HttpContext) {
  return route !== undefined && shared.has(route.pattern)
}

/** Where visitors came from goes on in links and forms, and no cookie is set. */
const landers = new Set(['/landers/:lander', '/landers/:lander/:slug?'])

function isLander({ route }: HttpContext) {
  return route !== undefined && landers.has(route.pattern)
}

const landings = new Set([
  '/members/:id/landing',
  '/members/:id/landing2/:slug?',
  '/members/:id/landing3/:slug?',
])

/** Whether a landing answers without a session: a member who is signed in is led to the profile itself. */
function isLandingOfVisitor({ request, route }: HttpContext) {
  return route !== undefined && landings.has(route.pattern) && !isPersonal(request)
}

/** Whether it says that a page was hidden: nothing is kept of whoever has no session. */
function isBeaconOfVisitor({ request, route }: HttpContext) {
  return route?.pattern === '/api/page-hidden.php' && !isPersonal(request)
}

const forReaders = new Set(['/', '/pricing', '/pages/:page', '/pages/:page/versions/:version'])

/**
 * Whether a page that is the same for everybody is opened by a visitor who has no session yet: it may be
 * kept in memory.
 */
export function isOnlyRead(ctx: HttpContext) {
  const { request, route } = ctx
  if (route === undefined || !(forReaders.has(route.pattern) || isLander(ctx))) return false
  const isRead = request.method() === 'GET' || request.method() === 'HEAD'
  return isRead && !isPersonal(request)
}

/** With a cookie of whoever has a session, or looks at a site with settings that are not kept yet. */
function isPersonal(request: HttpContext['request']) {
  return personal.test(request.header('cookie') ?? '')
}

/** Whether the browser has a cookie of a session. */
export function hasSession(request: HttpContext['request']) {
  return begun.test(request.header('cookie') ?? '')
}

const begun = new RegExp(`(?:^|;\\s*)${sessionCookie}=`)
const personal = new RegExp(`(?:^|;\\s*)(?:${sessionCookie}|${previewCookie})=`)
