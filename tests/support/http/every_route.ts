import router from '@adonisjs/core/services/router'

const id = '01900000-0000-7000-9111-000000000001'

/** Values of the parameters of routes, by pattern. */
export type Parameters = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A value for each parameter that its route accepts; any other parameter gets a word. */
const samples: Parameters = {
  '/admin/discounts/codes/:code/end': { code: 'SPRING10' },
  '/admin/orders/debits/:file': { file: 'VONK-261124-0123456789' },
  '/admin/orders/debits/:file/debits.csv': { file: 'VONK-261124-0123456789' },
  '/admin/orders/debits/:file/content': { file: 'VONK-261124-0123456789' },
  '/admin/orders/debits/:file/sent': { file: 'VONK-261124-0123456789' },
  '/admin/orders/ledger/:account': { account: 'house:sales' },
  '/admin/orders/ledger/:account/movements.csv': { account: 'house:sales' },
  '/admin/inbox/:id/portraits/:side': { side: 'member' },
  '/admin/members/:id/lists/:list': { list: 'logins' },
  '/admin/pictures/:id/:look': { look: 'plain' },
  '/admin/sites/:id/history/:number/undo': { number: '1' },
  '/admin/sites/:id/settings/:group': { group: 'messaging' },
  '/complaints/:signed': { signed: 'a'.repeat(56) },
  '/complaints/:signed/replies': { signed: 'a'.repeat(56) },
  '/complaints/:signed/solved': { signed: 'a'.repeat(56) },
  '/complaints/:signed/withdrawn': { signed: 'a'.repeat(56) },
  '/complaints/:signed/files/:file': { signed: 'a'.repeat(56), file: id },
  '/preview/:secret': { secret: 'a'.repeat(43) },
  '/landers/:lander': { lander: 'tinderswipe' },
  '/landers/:lander/:slug?': { lander: 'gallery', slug: 'night' },
  '/members/:id/landing2/:slug?': { slug: 'blue' },
  '/members/:id/landing3/:slug?': { slug: 'blue' },
  '/likes/:type': { type: 'received' },
  '/manifest/:locale': { locale: 'nl' },
  '/sitemaps/:file': { file: 'nl.xml' },
  '/cards/:locale/:card': { locale: 'nl', card: 'faq-0123456789abcdef.png' },
  '/admin/content/:page': { page: 'privacy' },
  '/admin/content/:page/versions': { page: 'privacy' },
  '/pages/:page': { page: 'privacy' },
  '/pages/:page/versions/:version': { page: 'privacy', version: 'first' },
  '/photos/:id/:variant': { variant: 'thumb' },
  '/chat-photos/:id/:variant': { variant: 'thumb' },
  '/sandbox/payments/:id': { id: `sbx_${'a'.repeat(24)}` },
  '/visits/:list/remove': { list: 'made' },
  '/visits/:list/:id/remove': { list: 'made' },
  '/webhooks/payments/:provider': { provider: 'sandbox' },
}

/** Gives every route whose pattern begins with this one the same values. */
export function under(start: string, values: Parameters[string]): Parameters {
  const patterns = Object.values(router.toJSON())
    .flat()
    .map(({ pattern }) => pattern)
    .filter((pattern) => pattern === start || pattern.startsWith(`${start}/`))
  if (patterns.length === 0) throw new Error(`No route begins with ${start}`)
  return Object.fromEntries(patterns.map((pattern) => [pattern, values]))
}

export type Asked = Readonly<{ method: string; path: string; pattern: string }>

/** One request for each method of each route, as the router has them; with these parameters, if any. */
export function everyRoute(parameters: Parameters = {}): Asked[] {
  const routes = Object.values(router.toJSON()).flat()
  return routes
    .filter(({ pattern }) => pattern !== '*')
    .flatMap(({ methods, pattern }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => ({ method, pattern, path: pathOf(pattern, parameters) }))
    )
}

function pathOf(pattern: string, parameters: Parameters) {
  const known: Record<string, string> = {
    id,
    line: id,
    export: id,
    message_id: id,
    file: id,
    measure: id,
    note: id,
    photo: id,
    photo_id: id,
    variant: id,
    ...samples[pattern],
    ...parameters[pattern],
  }
  return pattern.replaceAll(/:([a-z_]+)\??/g, (_, name: string) => known[name] ?? 'word')
}
