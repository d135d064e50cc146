import { readdirSync } from 'node:fs'
import { test } from '@japa/runner'
import { siteUrl } from '#tests/support/stage'

const encodings = ['br', 'gzip'] as const

test.group('What a browser loads', () => {
  test('comes compressed with {$self}, assets for ever')
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

  test("shows nothing of the server's own files", async ({ assert }) => {
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
