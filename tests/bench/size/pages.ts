import { landerNames } from '#core/landers/lander'
import { everyRoute, type Parameters } from '#tests/support/http/every_route'
import type { Probe } from '#tests/bench/size/probes'

/** A page, or what the script of one asks for. */
export type Page = Readonly<{
  name: string
  as: 'member' | 'visitor'
  path: (probe: Probe) => string
}>

/** Every address that shows something to members or visitors, of the routes themselves; and some with values. */
export function everyPage(): Page[] {
  const routes = everyRoute().filter(({ method, pattern }) => method === 'GET' && !leftOut(pattern))
  const pages = routes.map(({ pattern }): Page => {
    const as = ofVisitors.test(pattern) ? 'visitor' : 'member'
    return { name: pattern, as, path: (probe) => pathOf(pattern, probe) }
  })
  return [...pages, ...withValues]
}

/** Members are led elsewhere from here. */
const ofVisitors = /^\/(login|signup|signup-matches|members\/:id\/(landing.*|signup))?$/

/** Files, what a mailed or signed address opens, streams, and what tells nothing of the database. */
const notMeasured = [
  /^\/(admin|dev|bench|sandbox)(\/|$)/,
  /^\/(photos|chat-photos|veils|cards|sitemaps|manifest|__transmit|preview)(\/|$)/,
  /^\/(\*|unsubscribe\/:mark|mail-change\/.*|account\/return|activate.*|reset-password\/do)$/,
  /^\/complaints\/(:signed.*|withdrawal\/confirm)$/,
  /^\/(profile\/data\/:secret.*|directdebit|signup\/(complete|matches)|activation|consent)$/,
  /^\/api\/(logout|geocode|discountcode)\.php$/,
  /^\/pages\/:page\/versions\/:version$/,
  /^\/transactions\/:id\/(invoice|papers\/:paper)$/,
  /^\/(members\/:id\/report\/sent|credits\/repeat-order|places|shared-interests|complete-signup|landers.*)$/,
]

function leftOut(pattern: string) {
  return notMeasured.some((one) => one.test(pattern))
}

function pathOf(pattern: string, probe: Probe) {
  const route = everyRoute(parametersOf(probe)).find(
    (one) => one.method === 'GET' && one.pattern === pattern
  )
  return route!.path
}

function parametersOf({
  bundleId,
  conversationId,
  orderId,
  partnerId,
  shownId,
}: Probe): Parameters {
  const partner = { id: partnerId }
  const chat = { id: conversationId }
  const shown = { id: shownId }
  return {
    '/chats/:id': chat,
    '/chats/:id/messages': chat,
    '/credits/:id/:paymentmethod?': { id: bundleId, paymentmethod: 'creditcard' },
    '/likes/m/:id': partner,
    '/members/:id': partner,
    '/members/:id/chat': shown,
    '/members/:id/report': partner,
    '/members/:id/signup': shown,
    '/members/:id/landing': shown,
    '/members/:id/landing2/:slug?': { id: shownId, slug: 'blue' },
    '/members/:id/landing3/:slug?': { id: shownId, slug: 'blue' },
    '/transactions/:id': { id: orderId },
  }
}

const withValues: readonly Page[] = [
  asMember('/chats/:id/messages, older', ({ conversationId }) => {
    return `/chats/${conversationId}/messages?before=32`
  }),
  asMember('/chats/:id/messages, newer', ({ conversationId }) => {
    return `/chats/${conversationId}/messages?after=38`
  }),
  asMember('/likes, given', () => '/likes/given'),
  asMember('/likes, matches', () => '/likes/matches'),
  asMember('/members, online', () => '/members?online=1'),
  ...landerNames.map((name): Page => {
    const path = `/landers/${name}`
    return { name: path, as: 'visitor', path: () => path }
  }),
  { name: '/members', as: 'visitor', path: () => '/members' },
  { name: '/members/:id', as: 'visitor', path: ({ shownId }) => `/members/${shownId}` },
]

function asMember(name: string, path: Page['path']): Page {
  return { name, as: 'member', path }
}
