import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/shield'
import type { HttpContext } from '@adonisjs/core/http'
import { isForBackOffice } from '#config/admin'
import { secureCookies } from '#config/app'
import { storeOrigin } from '#config/drive'
import { sessionAge } from '#config/session_cookies'
import { hasSession } from '#config/sessionless'

/**
 * What shield has no guard for: addresses hold tokens and ids, which no other site is told; a page uses no device but the
 * place of its reader, when they ask for it; other sites get neither its windows nor its files.
 */
export const furtherHeaders = {
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': [
    'accelerometer=()',
    'camera=()',
    'display-capture=()',
    'geolocation=(self)',
    'gyroscope=()',
    'magnetometer=()',
    'microphone=()',
    'midi=()',
    'payment=(self)',
    'publickey-credentials-create=(self)',
    'publickey-credentials-get=(self)',
    'serial=()',
    'usb=()',
  ].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** Stand on every answer, also that of an early error: see SafetyHeadersMiddleware. */
export const safetyHeaders = {
  csp: {
    enabled: true,
    directives: {
      defaultSrc: [`'self'`],
      scriptSrc: [`'self'`, '@nonce'],
      styleSrc: [`'self'`, '@nonce'],
      imgSrc: [`'self'`, 'data:', 'blob:', ...(storeOrigin ? [storeOrigin] : [])],
      connectSrc: app.inDev ? [`'self'`, 'ws:'] : [`'self'`],
      objectSrc: [`'none'`],
      baseUri: [`'self'`],
      formAction: [`'self'`],
      frameAncestors: [`'none'`],
    },
  },
  xFrame: { enabled: true, action: 'DENY' },
  hsts: { enabled: secureCookies, maxAge: '180 days' },
  contentTypeSniffing: { enabled: true },
} as const

const shieldConfig = defineConfig({
  csrf: {
    enabled: true,
    // Webhooks and one-click unsubscription have no session: a token or a mail tag authorises them,
    // and the page of a ticket is opened by a signed link, often long after the session is over.
    // A landing has no session; the act that a visitor begins there is taken from its own origin alone.
    // A beacon cannot send a CSRF token; it only reports that a page was closed or left.
    // A visitor without a session has no token, and nothing that another site could act with: docs/decisions/0127.
    exceptRoutes: ({ request }) =>
      (isOfVisitor(request) && isFromOwnPage(request)) ||
      /^\/(webhooks|unsubscribe|page-views)\/|^\/complaints\/[\da-f]{56}\/|^\/members\/[^/]+\/begin$|^\/api\/page-hidden\.php$/.test(
        request.url()
      ),
    enableXsrfCookie: true,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    cookieOptions: { secure: secureCookies, maxAge: sessionAge },
  },
})

/** Sent without a session, or a form that may have been opened before it began. */
function isOfVisitor(request: HttpContext['request']) {
  if (formsOfVisitors.test(`${request.method()} ${request.url()}`)) return true
  return !hasSession(request) && !isForBackOffice(request.url())
}

/** Taken without a token where the browser says that a page of this site sent them; else with one alone. */
const formsOfVisitors =
  /^POST \/(api\/user\.php|language|old-browser|login(\/passkey(\/challenge)?)?|reset-password|activate|(complete-)?signup|signup\/step|complaints(\/(illegal-content|appeal|privacy|withdrawal))?)$/

/** Browsers say where a form was sent from, and let no page write that. */
function isFromOwnPage(request: HttpContext['request']) {
  const site = request.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  return URL.parse(request.header('origin') ?? '')?.host === request.host()
}

export default shieldConfig
