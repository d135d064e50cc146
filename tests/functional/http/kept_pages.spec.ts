import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { IncomingHttpHeaders } from 'node:http'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { forgetShownEverywhere } from '#live/nodes'
import { keptPages } from '#replies/kept_pages/kept_pages'
import { signInAda, withPassword } from '#tests/support/accounts/login'
import { countStatements } from '#tests/support/database/statements'
import { urlAt } from '#tests/support/seo/ask_host'
import { isKept, keepPages, open, pageAt } from '#tests/support/http/kept_pages'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { addSite } from '#tests/support/sites/other_site'

const paths = ['/', '/nl', '/pricing', '/de/pages/faq', '/pages/terms', '/landers/gallery']

test.group('A public page', (group) => {
  keepPages(group)

  test('is made once, and answered from memory without a query', async ({ assert }) => {
    for (const path of paths) {
      const first = await open(path)
      assert.equal(first.status, 200, path)
      const statements = await countStatements(async () => {
        const again = await open(path)
        assert.deepEqual(again.body, first.body, path)
        assert.deepEqual(withoutTimes(again.headers), withoutTimes(first.headers), path)
      })
      assert.equal(statements, 0, path)
    }
    assert.equal(keptPages.size, paths.length)
  })

  test('is made once when many ask for it at the same time', async ({ assert }) => {
    await open('/pricing', { 'accept-language': 'pl' })
    const alone = await countStatements(() => open('/pages/faq'))
    assert.isAbove(alone, 0)
    const together = await countStatements(() =>
      Promise.all(Array.from({ length: 10 }, () => open('/pages/terms')))
    )
    assert.isAtMost(together, alone)
  })

  test('is sent as the browser reads it, compressed once', async ({ assert }) => {
    const plain = await open('/en/pages/faq')
    assert.isUndefined(plain.headers['content-encoding'])
    const packed = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const [encoding, unpack] of Object.entries(packed)) {
      const { body, headers } = await open('/en/pages/faq', { 'accept-encoding': encoding })
      assert.equal(headers['content-encoding'], encoding)
      assert.equal(headers['content-length'], String(body.length))
      assert.deepEqual(unpack(body), plain.body)
    }
    assert.equal(keptPages.size, 1)
  })

  test('is not sent again to a browser that has it', async ({ assert }) => {
    const { headers } = await open('/pricing')
    const again = await open('/pricing', { 'if-none-match': `"other", ${headers.etag}` })
    assert.equal(again.status, 304)
    assert.lengthOf(again.body, 0)
    assert.equal(again.headers.etag, headers.etag)
    const other = await open('/nl/pricing', { 'if-none-match': String(headers.etag) })
    assert.equal(other.status, 200)
  })

  test('is the same where HEAD asked for it first', async ({ assert }) => {
    const path = '/landers/gallery/summer'
    await open(path, {}, 'HEAD')
    assert.include(await pageAt(path), 'variant=summer')
  })

  test('has headers without a body for HEAD', async ({ assert }) => {
    const { headers } = await open('/pricing')
    const head = await open('/pricing', {}, 'HEAD')
    assert.equal(head.status, 200)
    assert.lengthOf(head.body, 0)
    assert.equal(head.headers.etag, headers.etag)
  })

  test('tells caches what it differs by, and to ask each time', async ({ assert }) => {
    const bare = await open('/pages/faq')
    assert.equal(bare.headers['cache-control'], 'private, no-cache')
    for (const name of ['Accept-Language', 'Cookie', 'Accept-Encoding', 'X-Inertia']) {
      assert.include(bare.headers.vary, name)
    }
    const { headers } = await open('/nl/pages/faq')
    assert.include(headers.vary, 'Cookie')
    assert.notInclude(headers.vary, 'Accept-Language')
  })

  test('counts every visitor, kept or not', async ({ assert }) => {
    for (const name of ['one', 'other', 'other']) {
      await open('/nl/landers/gallery/night', { 'user-agent': `Firefox of ${name}` })
    }
    const rows = await db.from('arrivals').where({ lander: 'gallery', variant: 'night' })
    assert.lengthOf(rows, 2)
    assert.equal(keptPages.size, 1)
  })
})

test.group('What a kept page is kept by', (group) => {
  keepPages(group)

  for (const [what, path, one, other] of [
    ['the language of the browser', '/', {}, { 'accept-language': 'nl' }],
    ['the language chosen', '/', {}, { cookie: 'i18n_redirected=pl' }],
    ['the country', '/pricing', inCountry('NL'), inCountry('PL')],
    ['the entry warning', '/landers/gallery', inCountry('NL'), withoutWarning('NL')],
  ] as const) {
    test(`is ${what}`, async ({ assert }) => {
      const [first, second] = [await pageAt(path, one), await pageAt(path, other)]
      assert.notEqual(second, first)
      assert.equal(await pageAt(path, one), first)
      assert.equal(await pageAt(path, other), second)
      assert.equal(keptPages.size, 2)
    })
  }

  test('is the language of the address', async ({ assert }) => {
    assert.include(await pageAt('/de'), '<html lang="de"')
    assert.include(await pageAt('/nl'), '<html lang="nl"')
    assert.include(await pageAt('/de'), '<html lang="de"')
  })

  test('is the site', async ({ assert }) => {
    await addSite('flirt.localhost', 'Flirtation')
    forgetShownEverywhere()
    const elsewhere = urlAt('flirt.localhost', '/pages/faq')
    assert.notInclude(await pageAt('/pages/faq'), 'Flirtation')
    assert.include(await pageAt(elsewhere), 'Flirtation')
    assert.notInclude(await pageAt('/pages/faq'), 'Flirtation')
  })
})

test.group('What is never kept', (group) => {
  keepPages(group)

  test('is a page of a member, or of whoever has a session', async ({ assert }) => {
    await join(await withPassword(ada()))
    const member = await signInAda()
    assert.isFalse(await isKept('/pages/faq', member))
    assert.include(await pageAt('/pages/faq', member), '"me":{')
    assert.notInclude(await pageAt('/pages/faq'), '"me":{')
    const { headers } = await open('/signup?interests=wine')
    const session = { cookie: cookieOf(headers, 'auth.session') }
    assert.isFalse(await isKept('/pages/faq', session))
  })

  test('is a page with settings that are not kept yet', async ({ assert }) => {
    assert.isFalse(await isKept('/', { cookie: 'settings.preview=e:secret' }))
  })

  test('is a page that was asked for with a query', async ({ assert }) => {
    for (const query of ['network=sparks', 'lb=spring', 'utm_source=x', 'lander=gallery']) {
      assert.isFalse(await isKept(`/?${query}`), query)
      assert.isFalse(await isKept(`/landers/gallery?${query}`), query)
    }
    const tracked = (await open('/?network=sparks')).headers['set-cookie'] ?? []
    assert.isEmpty(tracked, 'and sets no cookie all the same')
  })

  test('is an error, a form with a token, or a step of the sign-up', async ({ assert }) => {
    for (const path of ['/pages/nothing', '/complaints', '/login', '/signup', '/nothing']) {
      assert.isFalse(await isKept(path), path)
    }
  })

  test('is the data of a visit by script', async ({ assert }) => {
    assert.isFalse(await isKept('/pricing', { 'x-inertia': 'true', 'accept': 'text/html' }))
    assert.isTrue(await isKept('/pricing'))
  })
})

function inCountry(country: string) {
  return { cookie: `geoip_selected_country=${country}` }
}

function withoutWarning(country: string) {
  return { cookie: `geoip_selected_country=${country}; hide-site-entry-warning=${Date.now()}` }
}

/** The clock and the number of the request are its own. */
function withoutTimes(headers: IncomingHttpHeaders) {
  const own = new Map(Object.entries(headers))
  own.delete('date')
  own.delete('x-request-id')
  return Object.fromEntries(own)
}

function cookieOf(headers: IncomingHttpHeaders, name: string) {
  const set = headers['set-cookie']?.find((cookie) => cookie.startsWith(`${name}=`))
  return set?.split(';')[0] ?? ''
}
