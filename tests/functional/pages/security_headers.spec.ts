import { test } from '@japa/runner'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'

test.group('The content security policy', (group) => {
  inTransaction(group)

  for (const path of ['/', '/login', '/pages/privacy', '/nothing/here']) {
    test(`allows on ${path} only the site itself and its own scripts`, async ({ assert }) => {
      const { policy, html } = await open(path)
      const nonce = /'nonce-([^']+)'/.exec(policy['script-src'])?.[1]
      assert.equal(policy['default-src'], `'self'`)
      assert.equal(policy['script-src'], `'self' 'nonce-${nonce}'`)
      assert.notInclude(policy['style-src'], 'unsafe')
      assert.isNotEmpty(scriptsIn(html))
      for (const script of scriptsIn(html)) assert.include(script, `nonce="${nonce}"`)
    })

    test(`forbids on ${path} frames, plugins and foreign forms`, async ({ assert }) => {
      const { policy } = await open(path)
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
