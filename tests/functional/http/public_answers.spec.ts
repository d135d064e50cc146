import { test } from '@japa/runner'
import { adasCredentials, withPassword } from '#tests/support/accounts/login'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { everyRoute } from '#tests/support/http/every_route'
import { signIn } from '#tests/support/http/sign_in'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'

/** What a cache between the site and its readers may keep. */
const publicRoutes = [
  '/manifest/:locale',
  '/places',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/:file',
]

/** Ends the login of the test, or stays open. */
const leftOut = /^\/(api\/logout|__transmit\/events)/

test.group('Answers that caches may share', (group) => {
  inTransaction(group)

  test('set no cookie, for nobody, on whichever route', async ({ assert }) => {
    await join(await withPassword(ada()))
    const { email, password } = adasCredentials
    const member = await signIn(siteUrl, email, password)
    for (const headers of [{}, member]) {
      const shared = await sharedAnswers(headers)
      assert.sameMembers(
        shared.map(({ pattern }) => pattern),
        publicRoutes
      )
      for (const { pattern, cookies } of shared) assert.isEmpty(cookies, pattern)
    }
  })
})

async function sharedAnswers(headers: Record<string, string>) {
  const shared: { pattern: string; cookies: string[] }[] = []
  for (const { method, path, pattern } of everyRoute()) {
    if (method !== 'GET' || leftOut.test(path)) continue
    const query = pattern === '/places' ? '?region=1' : ''
    const answer = await fetch(siteUrl + path + query, { headers, redirect: 'manual' })
    if (!answer.headers.get('cache-control')?.includes('public')) continue
    shared.push({ pattern, cookies: answer.headers.getSetCookie() })
  }
  return shared
}
