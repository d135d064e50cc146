import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import { adminRoles, type AdminRole } from '#core/admin/admin'
import { hasRight, type AdminRight } from '#core/admin/rights'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { everyRoute, type Asked } from '#tests/support/http/every_route'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'

/** Whom each area is for: those with a right, or whoever has got that far in the login. */
const areas: Readonly<Record<string, AdminRight | 'visitor' | 'halfway' | 'admin'>> = {
  '/admin': 'see_dashboard',
  '/admin/admins': 'see_admins',
  '/admin/appeals': 'see_reports',
  '/admin/audit': 'see_audit',
  '/admin/complaints': 'see_complaints',
  '/admin/complaints.csv': 'see_complaints',
  '/admin/confirm': 'halfway',
  '/admin/content': 'see_sites',
  '/admin/conversations': 'read_conversation',
  '/admin/discounts': 'see_discounts',
  '/admin/figures.csv': 'see_dashboard',
  '/admin/inbox': 'see_inbox',
  '/admin/inbox/profiles': 'edit_fictional',
  '/admin/inbox/profiles/new': 'edit_fictional',
  '/admin/login': 'visitor',
  '/admin/logout': 'halfway',
  '/admin/me': 'admin',
  '/admin/members': 'see_members',
  '/admin/operations': 'see_operations',
  '/admin/orders': 'see_money',
  '/admin/orders.csv': 'see_money',
  '/admin/orders/bank': 'exchange_bank_files',
  '/admin/orders/debits': 'exchange_bank_files',
  '/admin/orders/debits/:file': 'exchange_bank_files',
  '/admin/orders/debits/:file/content': 'exchange_bank_files',
  '/admin/orders/debits/:file/sent': 'exchange_bank_files',
  '/admin/pictures': 'see_pictures',
  '/admin/reports': 'see_reports',
  '/admin/requests': 'admin',
  '/admin/second-factor': 'halfway',
  '/admin/sources': 'see_sources',
  '/admin/sources.csv': 'see_sources',
  '/admin/sources/pages': 'see_sources',
  '/admin/sites': 'see_sites',
  '/admin/waiting': 'see_dashboard',
}

function routes() {
  const found = everyRoute().filter(({ pattern }) => /^\/admin(\/|$)/.test(pattern))
  if (found.length === 0) throw new Error('The back office has no routes')
  return found
}

/** The area of a route: the first two parts of its path, or all where it has a right of its own. */
function areaOf({ pattern }: Asked) {
  if (areas[pattern]) return pattern
  return pattern.split('/').slice(0, 3).join('/')
}

function maySee(role: AdminRole, route: Asked) {
  const area = areas[areaOf(route)]
  if (area === 'visitor' || area === 'halfway' || area === 'admin') return true
  return hasRight(role, area)
}

/** Whether it shows something without naming it. */
function isPage({ method, pattern }: Asked) {
  return method === 'GET' && !pattern.includes(':')
}

test.group('Each page of the back office', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    await join(ada())
    return () => limiter.clear(['memory'])
  })

  test('belongs to an area of which it is said whom it is for', ({ assert }) => {
    const unknown = routes().filter((route) => !areas[areaOf(route)])
    assert.deepEqual(
      unknown.map(({ pattern }) => pattern),
      []
    )
  })

  test('is not for visitors', async ({ assert, client }) => {
    for (const route of routes().filter((one) => areas[areaOf(one)] !== 'visitor')) {
      const response = await ask(client, route)
      assert.equal(response.status(), 302, describe(route))
      assert.match(response.header('location') ?? '', /^\/admin\/login/, describe(route))
    }
  })

  for (const role of adminRoles) {
    test(`is found by the ${role} who may see it, and by no other`, async ({ assert, client }) => {
      const { as } = await signInAdmin(role)
      for (const route of routes().filter(({ pattern }) => pattern !== '/admin/logout')) {
        const response = await ask(client, route, as)
        const status = response.status()
        assert.isBelow(status, 500, describe(route))
        if (!maySee(role, route)) assert.equal(status, 404, describe(route))
        else if (isPage(route)) assert.include([200, 302], status, describe(route))
        else assert.notInclude([401, 403], status, describe(route))
        assert.match(response.header('cache-control') ?? '', /no-store/, describe(route))
      }
    }).timeout(60_000)
  }

  test('changes nothing by GET', ({ assert }) => {
    const acts = routes().filter(({ method }) => method !== 'GET' && method !== 'POST')
    assert.deepEqual(acts, [])
  })
})

/** Forms are empty: what they hold is tested with each page. */
function ask(
  client: ApiClient,
  { method, path }: Asked,
  as: Awaited<ReturnType<typeof signInAdmin>>['as'] = (request) =>
    request.redirects(0).withCsrfToken()
) {
  return as(method === 'GET' ? client.get(path) : client.post(path))
}

function describe({ method, path }: Asked) {
  return `${method} ${path}`
}
