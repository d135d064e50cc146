import { test } from '@japa/runner'
import { signInAda, withPassword } from '#tests/support/accounts/login'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { everyRoute } from '#tests/support/http/every_route'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { sample } from '#tests/support/runner/sample'

/** What a cache between the site and its readers may keep. */
const publicRoutes = [
  '/manifest/:locale',
  '/places',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/:file',
]

/** What tells nothing of its reader, and may be stored in their browser. */
const sameForAll = [
  '/api/companyinfo.php',
  '/api/interests.php',
  '/api/regions.php',
  '/api/settings.php',
  '/cards/:locale/:card',
  '/landers/:lander',
  '/landers/:lander/:slug?',
  '/shared-interests',
]

/** Ends the login of the test, or stays open. */
const leftOut = /^\/(api\/logout|__transmit\/events)/

test.group('The answer to every GET', (group) => {
  inTransaction(group)

  test('is kept by caches without a cookie, or not kept: of a visitor is asked again, of a member not even stored', async ({
    assert,
  }) => {
    await join(await withPassword(ada()))
    const member = await signInAda()
    for (const { headers, kept, known } of [
      { headers: {}, kept: /no-(cache|store)/, known: [] },
      { headers: member, kept: /no-store/, known: sameForAll },
    ]) {
      const answers = await everyAnswer(headers)
      const shared = answers.filter(({ caching }) => caching.includes('public'))
      assert.sameMembers(
        shared.map(({ pattern }) => pattern),
        publicRoutes
      )
      for (const { pattern, cookies } of shared) assert.isEmpty(cookies, pattern)
      const others = answers.filter((answer) => !shared.includes(answer))
      const wrong = others.filter(({ caching }) => !kept.test(caching))
      assert.deepEqual(wrong.map(({ pattern }) => pattern).sort(), known)
    }
  })
})

/** Two addresses of the back office, all of which asks for a login first. */
async function everyAnswer(headers: Record<string, string>) {
  const answers: { pattern: string; caching: string; cookies: string[] }[] = []
  const routes = everyRoute().filter(({ method, path }) => method === 'GET' && !leftOut.test(path))
  const ofBackOffice = routes.filter(({ pattern }) => /^\/admin(\/|$)/.test(pattern))
  const others = routes.filter((route) => !ofBackOffice.includes(route))
  const asked = [...others, ...sample('routes of the back office', ofBackOffice, 2)]
  for (const { path, pattern } of asked) {
    const query = pattern === '/places' ? '?region=1' : ''
    const answer = await fetch(siteUrl + path + query, { headers, redirect: 'manual' })
    const caching = answer.headers.get('cache-control') ?? ''
    answers.push({ pattern, caching, cookies: answer.headers.getSetCookie() })
  }
  return answers
}
