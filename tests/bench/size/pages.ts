import { everyRoute, type Parameters } from '#tests/support/http/every_route'
import type { Probe } from '#tests/bench/size/probes'

/** A page, or what the script of one asks for. */
export type Page = Readonly<{
  name: string
  as: 'member' | 'visitor'
  /** None for a member who has nothing of the kind. */
  path: (probe: Probe) => string | null
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
const ofVisitors =
  /^\/(login|signup|signup-matches|landers.*|complete-signup|members\/:id\/(landing.*|signup))?$/

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
  /^\/(members\/:id\/report\/sent|credits\/repeat-order|match-finder\/results)$/,
]

function leftOut(pattern: string) {
  return notMeasured.some((one) => one.test(pattern))
}

function pathOf(pattern: string, probe: Probe) {
  if (pattern === '/transactions/:id' && !probe.orderId) return null
  const route = everyRoute(parametersOf(probe)).find(
    (one) => one.method === 'GET' && one.pattern === pattern
  )
  return route!.path
}

function parametersOf({ conversationId, orderId, partnerId }: Probe): Parameters {
  const partner = { id: partnerId }
  const chat = { id: conversationId }
  return {
    '/chats/:id': chat,
    '/chats/:id/messages': chat,
    '/credits/:id/:paymentmethod?': { id: bundle, paymentmethod: 'ideal' },
    '/likes/m/:id': partner,
    '/members/:id': partner,
    '/members/:id/chat': partner,
    '/members/:id/report': partner,
    '/members/:id/signup': partner,
    '/members/:id/landing': partner,
    '/members/:id/landing2/:slug?': { id: partnerId, slug: 'blue' },
    '/members/:id/landing3/:slug?': { id: partnerId, slug: 'blue' },
    '/transactions/:id': { id: orderId ?? '' },
  }
}

/** The one that the orders of the bench are of. */
const bundle = '01900000-0000-7000-3000-000000000001'

const answers = 'gender=female&age=any&appearance=no&race=no'

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
  asMember('/match-finder/results', () => `/match-finder/results?${answers}`),
  { name: '/members', as: 'visitor', path: () => '/members' },
  { name: '/members/:id', as: 'visitor', path: ({ partnerId }) => `/members/${partnerId}` },
]

function asMember(name: string, path: Page['path']): Page {
  return { name, as: 'member', path }
}
