import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { isForBackOffice } from '#config/admin'
import { signInAda, withPassword } from '#tests/support/accounts/login'
import { inTransaction } from '#tests/support/database/transactions'
import { fromOwnPage, siteUrl } from '#tests/support/http/cookies'
import { everyRoute } from '#tests/support/http/every_route'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

const query = 'network=abc&sub1=1'
const inHtml = 'network=abc&amp;sub1=1'
const way = /<(?:a|form)\b(?![^>]*method="get")[^>]*?\s(?:href|action)="(\/[^"]*)"/g

const noPages = [
  '/__transmit/events',
  '/api/auto-like.php',
  '/api/chats.php',
  '/api/companyinfo.php',
  '/api/discountcode.php',
  '/api/geocode.php',
  '/api/interests.php',
  '/api/likes.php',
  '/api/logout.php',
  '/api/regions.php',
  '/api/settings.php',
  '/api/user.php',
  '/cards/:locale/:card',
  '/chat-photos/:id/:variant',
  '/chats/:id/messages',
  '/gifts',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/:file',
]

async function open(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(siteUrl + path, { redirect: 'manual', headers })
  return { answer, page: await answer.text() }
}

test.group('Where a visitor came from', (group) => {
  inTransaction(group)

  test('stands in every link and form of every page, and in no cookie', async ({ assert }) => {
    await join(ada({ profile: { advertised: true } }))
    const profile = `/members/${ada().profile.id}`
    const paths = ['/', '/de', '/members', profile, '/pricing', '/pages/privacy', '/login']
    for (const path of [...paths, '/signup', '/complaints', '/nothing/here', '/lang-config']) {
      const { answer, page } = await open(`${path}?${query}`)
      assert.isEmpty(answer.headers.getSetCookie(), path)
      const ways = [...page.matchAll(way)].map(([, address]) => address)
      assert.isAbove(ways.length, 1, path)
      assert.deepEqual(
        ways.filter((address) => !address.includes(inHtml)),
        [],
        path
      )
    }
  })

  test('is read by every address but those that are no pages', ({ assert }) => {
    const gets = Object.values(router.toJSON()).flat()
    const others = gets
      .filter(({ methods, pattern }) => methods.includes('GET') && !isForBackOffice(pattern))
      .filter(
        ({ middleware }) =>
          ![...middleware.all()].some((one) => 'name' in one && one.name === 'links')
      )
      .map(({ pattern }) => pattern)
    assert.sameMembers(others, noPages)
  })

  test('stands in no page of who came without it, nor of a member', async ({ assert }) => {
    await join(await withPassword(ada()), bob())
    const from = { referer: `${siteUrl}/?${query}` }
    assert.notInclude((await open('/pages/faq', from)).page, 'network=')
    const member = await signInAda()
    assert.notInclude((await open(`/pages/faq?${query}`, member)).page, `?${inHtml}`)
  })

  test('goes on through redirects, and visits and forms that name it no more', async ({
    assert,
  }) => {
    const { answer } = await open(`/credits?${query}`)
    assert.equal(answer.headers.get('location'), `/login?${query}`)
    const step = await fetch(`${siteUrl}/signup/step?${query}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...fromOwnPage, referer: `${siteUrl}/signup?gender=female&${query}` },
      body: new URLSearchParams({ gender: 'female', seeking: 'male', looking_for_consent: 'on' }),
    })
    assert.equal(step.headers.get('location'), `${siteUrl}/signup?step=1&${query}`)
    const from = { referer: `${siteUrl}/pages/faq?${query}` }
    const searched = await open('/members?age=20', from)
    assert.include(searched.page, `/signup?${inHtml}`)
    const other = { referer: `https://elsewhere.example/?${query}` }
    assert.notInclude((await open('/members?age=20', other)).page, 'network=')
    const { page: document } = await open('/login')
    const [, version = ''] = /"version":"([^"]*)"/.exec(document.replaceAll('&quot;', '"')) ?? []
    const visit = { 'x-inertia': 'true', 'x-inertia-version': version, ...from }
    const { url } = JSON.parse((await open('/signup', visit)).page)
    assert.equal(url, `/signup?${query}`)
  })

  test('is text alone in the links of a page', async ({ assert }) => {
    const hostile = encodeURIComponent('"><script>alert(1)</script>')
    const { page } = await open(`/pages/faq?network=${hostile}`)
    assert.notInclude(page, '<script>alert(1)')
    assert.include(page, 'network=%22%3E%3Cscript%3E')
  })
})

test.group('A visitor who only reads', (group) => {
  inTransaction(group)

  test('is given no cookie by any page of the site', async ({ assert }) => {
    await join(ada())
    const read: string[] = []
    for (const { method, path, pattern } of everyRoute({
      '/members/:id': { id: ada().profile.id },
    })) {
      if (method !== 'GET' || isForBackOffice(pattern)) continue
      const asked = await fetch(`${siteUrl}${path}?${query}`, { redirect: 'manual' })
      await asked.body?.cancel()
      // Where a login was asked for is remembered for the way back.
      if (asked.headers.get('location')?.startsWith('/login')) continue
      assert.isEmpty(asked.headers.getSetCookie(), pattern)
      if (asked.status === 200) read.push(pattern)
    }
    assert.includeMembers(read, [
      '/',
      '/members',
      '/members/:id',
      '/signup',
      '/login',
      '/complaints',
    ])
  }).timeout(120_000)
})
