import { readdirSync } from 'node:fs'
import { test } from '@japa/runner'
import { firstPageScript } from '#tests/support/browser/first_page_script'
import { siteUrl } from '#tests/support/browser/shared_site'

const encodings = ['br', 'gzip'] as const

/** The largest size of the first page's script, in bytes with brotli. */
const mostScript = 110_000

test.group('What a browser loads', () => {
  test('compresses assets with {$self} and caches them for ever')
    .with([...encodings])
    .run(async ({ assert }, encoding) => {
      const assets = await assetsOfHomePage()
      assert.isNotEmpty(assets)
      for (const path of assets) {
        const { headers } = await ask(path, encoding)
        assert.equal(headers.get('content-encoding'), encoding, path)
        assert.include(headers.get('cache-control'), 'immutable', path)
      }
    })

  test('is compressed with {$self} when it is a page')
    .with([...encodings])
    .run(async ({ assert }, encoding) => {
      for (const path of ['/', '/login', '/pages/terms']) {
        const { headers } = await ask(path, encoding)
        assert.equal(headers.get('content-encoding'), encoding, path)
      }
    })

  test('is less than 110,000 bytes of script for the home page', async ({ assert }) => {
    const script = await firstPageScript(siteUrl())
    assert.isAbove(script.files, 0)
    assert.isBelow(script.bytes, mostScript)
  })

  test("exposes none of the server's own files", async ({ assert }) => {
    for (const folder of ['/assets/server', '/assets/.vite']) {
      const files = readdirSync(`build/public${folder}`)
      assert.isNotEmpty(files)
      const answers = await Promise.all(files.map((file) => ask(`${folder}/${file}`, 'br')))
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([404]))
    }
  })
})

function ask(path: string, encoding: string) {
  return fetch(siteUrl() + path, { headers: { 'Accept-Encoding': encoding } })
}

async function assetsOfHomePage() {
  const page = await fetch(siteUrl())
  const paths = (await page.text()).match(/\/assets\/[\w.-]+\.(?:js|css)/g)
  return new Set(paths)
}
