import { test } from '@japa/runner'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'

test.group('The content security policy', (group) => {
  inTransaction(group)

  for (const path of ['/', '/login', '/pages/privacy', '/nothing/here', '/admin/login']) {
    test(`allows on ${path} only the site itself and its own scripts, and no frames`, async ({
      assert,
    }) => {
      const { policy, html } = await open(path)
      const nonce = /'nonce-([^']+)'/.exec(policy['script-src'])?.[1]
      assert.equal(policy['default-src'], `'self'`)
      assert.equal(policy['script-src'], `'self' 'nonce-${nonce}'`)
      assert.notInclude(policy['style-src'], 'unsafe')
      assert.isNotEmpty(scriptsIn(html))
      for (const script of scriptsIn(html)) assert.include(script, `nonce="${nonce}"`)
      assert.equal(policy['frame-ancestors'], `'none'`)
      assert.equal(policy['object-src'], `'none'`)
      assert.equal(policy['base-uri'], `'self'`)
      assert.equal(policy['form-action'], `'self'`)
    })
  }

  test('has a new nonce for every response', async ({ assert }) => {
    const [one, other] = [await open('/'), await open('/')]
    assert.notEqual(one.policy['script-src'], other.policy['script-src'])
  })

  test('needs no inline script', async ({ assert }) => {
    const { html } = await open('/')
    assert.notMatch(html, /<[^>]+\son[a-z]+=/)
  })
})

test.group('A body that cannot be unpacked', (group) => {
  inTransaction(group)

  const unreadable = [
    { encoding: 'gzip', type: 'application/json' },
    { encoding: 'br', type: 'application/x-www-form-urlencoded' },
    { encoding: 'deflate', type: 'message/rfc822' },
  ]

  test('is refused in the language of the browser, under the usual policy: {encoding}')
    .with(unreadable)
    .run(async ({ assert }, { encoding, type }) => {
      const answer = await fetch(`${siteUrl}/login`, {
        method: 'POST',
        headers: {
          'Content-Encoding': encoding,
          'Content-Type': type,
          'Accept-Language': 'de',
        },
        body: 'junk that was never packed',
      })
      assert.equal(answer.status, 400)
      assert.equal(policyOf(answer)['default-src'], `'self'`)
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
      assert.equal(answer.headers.get('x-frame-options'), 'DENY')
      assert.include(await answer.text(), 'konnten wir nicht lesen')
    })
})

test.group('A page of an early error', (group) => {
  inTransaction(group)

  test('has a language, and the usual policy', async ({ assert }) => {
    const answer = await fetch(`${siteUrl}/login`, {
      method: 'POST',
      headers: {
        'Content-Encoding': 'unknown',
        'Content-Type': 'application/json',
        'Accept': 'text/html',
        'Accept-Language': 'pl',
      },
      body: '{}',
    })
    assert.equal(answer.status, 415)
    assert.equal(policyOf(answer)['default-src'], `'self'`)
    assert.notInclude(await answer.text(), 'undefined')
  })
})

async function open(path: string) {
  const answer = await fetch(siteUrl + path)
  return { policy: policyOf(answer), html: await answer.text() }
}

/** The directives of the policy by name. */
function policyOf(answer: Response): Record<string, string> {
  const directives = answer.headers.get('content-security-policy')?.split(';') ?? []
  return Object.fromEntries(directives.map((one) => one.trim().split(/ (.*)/s, 2)))
}

/** The script tags that a browser would run, without the data of the page. */
function scriptsIn(html: string) {
  const tags = html.match(/<script[^>]*>/g) ?? []
  return tags.filter((tag) => !tag.includes('application/json'))
}

/** A page, another, a redirect, an error, JSON, the back office, a picture, a file and one that does not exist. */
const answers = [
  '/',
  '/login',
  '/chats',
  '/nothing/here',
  '/api/user.php',
  '/admin',
  '/favicon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/assets/nothing.js',
  '/webhooks/mollie',
]

test.group('Every answer', (group) => {
  inTransaction(group)

  test('tells other sites no address, and gives them nothing: {$self}')
    .with(answers)
    .run(async ({ assert }, path) => {
      const { headers } = await fetch(siteUrl + path, { redirect: 'manual' })
      assert.equal(headers.get('referrer-policy'), 'same-origin')
      assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin')
      assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin')
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
      const allowed = headers.get('permissions-policy') ?? ''
      assert.include(allowed, 'geolocation=(self)')
      for (const device of ['camera', 'microphone', 'usb']) assert.include(allowed, `${device}=()`)
    })
})
