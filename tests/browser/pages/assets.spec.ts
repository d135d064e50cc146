import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { request } from 'node:http'
import { test } from '@japa/runner'
import { firstPageScript } from '#tests/support/browser/first_page_script'
import { newVisitor, siteUrl } from '#tests/support/browser/shared_site'

/** The largest size of the scripts of a first page, in bytes with brotli. */
const mostScripts = { '/': 5_000, '/login': 126_000 } as const

test.group('What a browser loads', () => {
  test('is compressed with {$self}, and cached for ever where it is an asset')
    .with(['br', 'gzip'] as const)
    .run(async ({ assert }, encoding) => {
      const assets = await assetsOfHomePage()
      assert.isNotEmpty(assets)
      for (const path of [...assets, '/', '/login', '/pages/terms']) {
        const { headers } = await ask(path, encoding)
        assert.equal(headers.get('content-encoding'), encoding, path)
        if (assets.has(path)) assert.include(headers.get('cache-control'), 'immutable', path)
      }
    })

  test('is little script where there is no React, and a known amount elsewhere', async ({
    assert,
  }) => {
    for (const [path, most] of Object.entries(mostScripts)) {
      const visitor = await newVisitor()
      const script = await firstPageScript(visitor, path)
      await visitor.close()
      assert.isAbove(script.files, 0, path)
      assert.isBelow(script.bytes, most, path)
    }
  })

  test("exposes none of the server's own files, however they are asked for", async ({ assert }) => {
    assert.isTrue(existsSync('build/bundle/server/ssr.js'))
    assert.notInclude(readdirSync('build/public/assets'), 'server')
    const [manifest] = readdirSync('build/public/assets/.vite')
    for (const file of ['server/ssr.js', `.vite/${manifest}`, '../../bundle/server/ssr.js']) {
      for (const spell of spellings) {
        assert.include([400, 404], await statusOf(spell(file)), spell(file))
      }
    }
  })
})

/** Addresses that the file system may read as the same path. */
const spellings: ((file: string) => string)[] = [
  (file) => `/assets/${file}`,
  (file) => `/assets//${file}`,
  (file) => `//assets/${file}`,
  (file) => `/assets/./${file}`,
  (file) => `/assets/x/../${file}`,
  (file) => `/./assets/${file}`,
  (file) => `/%61ssets/${file}`,
  (file) => `/assets%2f${file}`,
  (file) => `/assets/${file.replaceAll('/', '%2f')}`,
  (file) => `/assets/${file.replaceAll('/', '%5c')}`,
  (file) => `/assets/${file.replaceAll('.', '%2e')}`,
  (file) => `/icons/../assets/${file}`,
]

/** The path goes out as it is: fetch would tidy it up. */
async function statusOf(path: string) {
  const { hostname, port } = new URL(siteUrl())
  const [answer] = await once(request({ hostname, port, path }).end(), 'response')
  answer.resume()
  return answer.statusCode as number
}

function ask(path: string, encoding: string) {
  return fetch(siteUrl() + path, { headers: { 'Accept-Encoding': encoding } })
}

async function assetsOfHomePage() {
  const page = await fetch(siteUrl())
  const paths = (await page.text()).match(/\/assets\/[\w.-]+\.(?:js|css)/g)
  return new Set(paths)
}
