import type { HttpContext } from '@adonisjs/core/http'
import { linkParameters } from '#core/users/tracking'
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
  return isOnlyRead(ctx) || isUnsentForm(ctx)
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

/** The same for who comes without a session: a member who is signed in is led to the profile itself. */
function isLandingOfVisitor({ request, route }: HttpContext) {
  return route !== undefined && landings.has(route.pattern) && !isPersonal(request)
}

/** That a page was hidden: nothing is kept of whoever has no session. */
function isBeaconOfVisitor({ request, route }: HttpContext) {
  return route?.pattern === '/api/page-hidden.php' && !isPersonal(request)
}

const forReaders = new Set(['/', '/pricing', '/pages/:page', '/pages/:page/versions/:version'])

/** What is sent from there begins a session, if it needs one: docs/decisions/0127. */
const withForms = new Set([
  '/complaints',
  '/complaints/illegal-content',
  '/complaints/appeal',
  '/complaints/privacy',
  '/complaints/withdrawal',
  '/login',
  '/reset-password',
  '/signup',
  '/signup-matches',
])
const toKeep = [...linkParameters, 'lander', 'variant', 'likes', 'interests']

/**
 * Whether a page that is the same for everybody is opened by a visitor who has no session yet, and brings
 * nothing that one would keep: who only reads is given no cookie.
 */
export function isOnlyRead(ctx: HttpContext) {
  const { route } = ctx
  if (route === undefined || !(forReaders.has(route.pattern) || isLander(ctx))) return false
  return keepsNothing(ctx)
}

/** The same for a page with a form that nobody has sent yet. */
function isUnsentForm(ctx: HttpContext) {
  const { route } = ctx
  return route !== undefined && withForms.has(route.pattern) && keepsNothing(ctx)
}

function keepsNothing({ request }: HttpContext) {
  if (request.method() !== 'GET' && request.method() !== 'HEAD') return false
  const asked = request.qs()
  return !toKeep.some((name) => name in asked) && !isPersonal(request)
}

/** With a cookie of whoever has a session, or looks at a site with settings that are not kept yet. */
function isPersonal(request: HttpContext['request']) {
  return personal.test(request.header('cookie') ?? '')
}

const personal = new RegExp(`(?:^|;\\s*)(?:${sessionCookie}|${previewCookie})=`)
