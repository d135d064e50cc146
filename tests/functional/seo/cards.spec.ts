import { test } from '@japa/runner'
import sharp from 'sharp'
import Site from '#models/site'
import { invalidateSites } from '#queries/sites/current_site'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { readPage } from '#tests/support/seo/read_page'

async function cardOf(path: string) {
  const { properties } = readPage(await (await fetch(siteUrl + path)).text())
  return new URL(properties['og:image']).pathname
}

async function pixelsOf(answer: Response) {
  return sharp(await answer.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
}

test.group('The card of a shared link', (group) => {
  inTransaction(group)

  test('is a picture of 1200 by 630 with the words of its language', async ({ assert }) => {
    const polish = await fetch(siteUrl + (await cardOf('/pl/pages/faq')))
    assert.equal(polish.headers.get('content-type'), 'image/png')
    const { data, info } = await pixelsOf(polish)
    assert.deepEqual([info.width, info.height], [1200, 630])
    const dutch = await pixelsOf(await fetch(siteUrl + (await cardOf('/nl/pages/faq'))))
    assert.notDeepEqual(dutch.data, data)
  })

  test('is kept by every cache for good, without a cookie', async ({ assert }) => {
    const answer = await fetch(siteUrl + (await cardOf('/en')))
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=31536000, immutable')
    assert.isEmpty(answer.headers.getSetCookie())
    assert.isNull(answer.headers.get('x-robots-tag'))
  })

  test('takes no words from the query', async ({ assert }) => {
    const path = await cardOf('/en/pricing?title=Hello')
    assert.equal(path, await cardOf('/en/pricing'))
    const [plain, asked] = await Promise.all(
      [path, `${path}?heading=Hello`].map(async (one) => (await fetch(siteUrl + one)).arrayBuffer())
    )
    assert.deepEqual(new Uint8Array(asked), new Uint8Array(plain))
  })

  test('has another address when its words change, and the old one is gone', async ({ assert }) => {
    const before = await cardOf('/en/login')
    await Site.query().update({ name: 'Iskra' })
    invalidateSites()
    const after = await cardOf('/en/login')
    assert.notEqual(after, before)
    assert.equal((await fetch(siteUrl + before)).status, 404)
    invalidateSites()
  })

  for (const path of [
    '/cards/en/faq-0123456789abcdef.png',
    '/cards/en/none-0123456789abcdef.png',
    '/cards/sv/faq-0123456789abcdef.png',
    '/cards/en/faq.png',
    '/cards/en/..%2ffaq-0123456789abcdef.png',
  ]) {
    test(`is not painted for ${path}`, async ({ assert }) => {
      assert.equal((await fetch(siteUrl + path)).status, 404)
    })
  }
})

test.group('Sitemaps and robots.txt', (group) => {
  inTransaction(group)

  test('are for every cache, without a cookie', async ({ assert }) => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/sitemaps/nl.xml']) {
      const answer = await fetch(siteUrl + path)
      assert.equal(answer.status, 200, path)
      assert.equal(answer.headers.get('cache-control'), 'public, max-age=3600', path)
      assert.isEmpty(answer.headers.getSetCookie(), path)
    }
  })

  test('are in the languages of the site alone', async ({ assert }) => {
    for (const path of ['/sitemaps/sv.xml', '/sitemaps/nlxml', '/sitemaps/nl.xml.xml']) {
      assert.equal((await fetch(siteUrl + path)).status, 404, path)
    }
  })
})
