import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { signInAdmin, type As } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { everyRoute, type Asked } from '#tests/support/http/every_route'

function routes() {
  const found = everyRoute().filter(({ pattern }) => /^\/admin(\/|$)/.test(pattern))
  if (found.length === 0) throw new Error('The back office has no routes')
  return found.filter(({ pattern }) => pattern !== '/admin/login')
}

/** What each role gets stands in answers_by_role.txt. */
test.group('Each page of the back office', (group) => {
  inTransaction(group)

  test('is not for visitors', async ({ assert, client }) => {
    const visitor: As = (request) => request.redirects(0).withCsrfToken()
    for (const route of routes()) {
      const response = await ask(client, route, visitor)
      assert.equal(response.status(), 302, describe(route))
      assert.match(response.header('location') ?? '', /^\/admin\/login/, describe(route))
    }
  })

  test('is not for who has given the password alone', async ({ assert, client }) => {
    const { as } = await signInAdmin('owner', { minutesAgo: null })
    const step = /^\/admin\/(second-factor|confirm|logout)/
    for (const route of routes().filter(({ pattern }) => !step.test(pattern))) {
      const response = await ask(client, route, as)
      assert.match(response.header('location') ?? '', /^\/admin\/second-factor\?/, describe(route))
    }
  })

  test('takes no form without its token', async ({ assert, client }) => {
    const { cookie } = await signInAdmin('owner')
    for (const route of routes().filter(({ method }) => method === 'POST')) {
      const response = await client.post(route.path).header('cookie', cookie).redirects(0)
      assert.equal(response.status(), 302, describe(route))
      assert.match(String(response.flashMessage('error')), /open for too long/, describe(route))
    }
  })

  test('is asked for by GET, and acts by POST', ({ assert }) => {
    const others = routes().filter(({ method }) => method !== 'GET' && method !== 'POST')
    assert.deepEqual(others, [])
  })
})

/** Forms are empty: what they hold is tested with each page. */
function ask(client: ApiClient, { method, path }: Asked, as: As) {
  return as(method === 'GET' ? client.get(path) : client.post(path))
}

function describe({ method, path }: Asked) {
  return `${method} ${path}`
}
