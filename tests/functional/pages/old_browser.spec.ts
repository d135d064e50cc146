import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { neededOfBrowsers, oldestBrowsers } from '#config/browsers'
import { locales } from '#core/sites/locales'
import { inTransaction } from '#tests/support/database/transactions'
import { keepPages, open } from '#tests/support/http/kept_pages'
import { textsOf } from '#tests/support/browser/texts'

const withoutScript = { cookie: 'without-script=1' }
const policy = 'content-security-policy'
const { safari, firefox, chrome } = oldestBrowsers

test.group('The oldest browsers', () => {
  test('are the first that have all that pages need', async ({ assert }) => {
    const url = import.meta.resolve('@mdn/browser-compat-data')
    const data = JSON.parse(readFileSync(new URL(url), 'utf8'))
    const sinceWhen = (engine: string) => {
      const versions = neededOfBrowsers.map(({ feature }) => {
        const path = [...feature.split('.'), '__compat', 'support', engine]
        const support = path.reduce((at, name) => at[name], data)
        return Number([support].flat()[0].version_added)
      })
      return String(Math.max(...versions))
    }
    for (const [engine, version] of Object.entries(oldestBrowsers)) {
      assert.equal(sinceWhen(engine), version, engine)
    }
  })

  test('are those that the README names', ({ assert }) => {
    const line = `Safari ${safari}, Firefox ${firefox}, Chrome and Edge ${chrome}`
    assert.include(readFileSync('README.md', 'utf8'), line)
  })
})

test.group('The page for an older browser', (group) => {
  inTransaction(group)

  test('says in {$self} which ones do, and what still works')
    .with([...locales])
    .run(async ({ client, assert }, locale) => {
      const t = textsOf(locale)
      const response = await client.get('/old-browser').header('Accept-Language', locale)
      response.assertStatus(200)
      response.assertHeader('x-robots-tag', 'noindex')
      const text = response.text()
      assert.include(text, t('installed.old_text', { site: 'Vonk', ...oldestBrowsers }))
      for (const key of ['title', 'update', 'simple', 'continue']) {
        assert.include(text, t(`installed.old_${key}`))
      }
    })

  test('leads on to a page of this site alone', async ({ client }) => {
    const wanted = await client.get('/old-browser?next=/chats%3Fpage%3D2')
    wanted.assertTextIncludes('value="/chats?page=2"')
    const elsewhere = await client.get('/old-browser?next=//elsewhere.example')
    elsewhere.assertTextIncludes('value="/"')
    const sent = await client
      .post('/old-browser')
      .withCsrfToken()
      .redirects(0)
      .form({ next: 'https://elsewhere.example' })
    sent.assertHeader('location', '/')
  })

  test('shows this browser pages without script from then on', async ({ client, assert }) => {
    const sent = await client
      .post('/old-browser')
      .withCsrfToken()
      .redirects(0)
      .form({ next: '/login' })
    sent.assertHeader('location', '/login')
    assert.include(String(sent.headers()['set-cookie']), 'without-script=1; Max-Age=86400')
    assert.include((await open('/login', withoutScript)).headers[policy], '; sandbox allow-forms')
    assert.notInclude((await open('/login')).headers[policy], 'sandbox')
  })
})

test.group('A page of React', (group) => {
  keepPages(group)

  test('asks for all that it needs, before its script is loaded', async ({ assert }) => {
    const body = (await open('/login')).body.toString()
    for (const needed of neededOfBrowsers) assert.include(body, needed.test)
    assert.isBelow(body.indexOf('/old-browser?next='), body.indexOf('type="module"'))
  })

  test('is kept for all others with their scripts', async ({ assert }) => {
    for (const path of ['/login', '/pricing']) {
      await open(path, withoutScript)
      assert.notInclude((await open(path)).headers[policy], 'sandbox', path)
      assert.include((await open(path, withoutScript)).headers[policy], 'sandbox', path)
    }
  })
})
