import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { locales } from '#core/sites/locales'
import Site from '#models/site'
import { clearSettingsCache } from '#tests/support/sites/settings'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'

test.group('The manifest of the installed app', (group) => {
  inTransaction(group)

  test('speaks the language of the page: {$self}')
    .with([...locales])
    .run(async ({ client, assert }, locale) => {
      const response = await client.get(`/manifest/${locale}`)
      response.assertStatus(200)
      assert.match(String(response.header('content-type')), /^application\/manifest\+json/)
      const manifest = JSON.parse(response.text())
      assert.containSubset(manifest, {
        id: '/',
        name: 'Vonk',
        lang: locale,
        start_url: '/members',
        scope: '/',
        display: 'standalone',
      })
      assert.include(manifest.description, 'Vonk')
      assert.notInclude(response.text(), 'translation missing')
    })

  test('carries the name of the site', async ({ client, assert }) => {
    await Site.query().update({ name: 'Amor' })
    clearSettingsCache()
    const response = await client.get('/manifest/es')
    assert.equal(JSON.parse(response.text()).name, 'Amor')
  })

  test('names icons that are there, in the sizes it says', async ({ client, assert }) => {
    const response = await client.get('/manifest/nl')
    const { icons } = JSON.parse(response.text())
    for (const { src, sizes, type } of icons) {
      const icon = await client.get(src)
      icon.assertStatus(200)
      assert.include(String(icon.header('content-type')), type)
      if (sizes === 'any') continue
      const { width, height } = await sharp(readFileSync(`public${src}`)).metadata()
      assert.equal(`${width}x${height}`, sizes)
    }
    assert.includeMembers(
      icons.map(({ purpose }: { purpose: string }) => purpose),
      ['any', 'maskable']
    )
  })

  test('exists in the seven languages only', async ({ client }) => {
    const response = await client.get('/manifest/xx')
    response.assertStatus(404)
  })
})

test.group('The offline page', (group) => {
  inTransaction(group)

  test('is in the language of the reader, and declares it', async ({ client }) => {
    const response = await client.get('/offline').header('Accept-Language', 'pl')
    response.assertStatus(200)
    response.assertHeader('content-language', 'pl')
    response.assertTextIncludes('Brak połączenia')
    response.assertTextIncludes('<html lang="pl">')
  })

  test('contains nothing about the member', async ({ client, assert }) => {
    await join(ada())
    const response = await client.get('/offline').loginAs(await account(ada()))
    response.assertStatus(200)
    for (const secret of [ada().profile.id, 'csrf']) assert.notInclude(response.text(), secret)
    assert.notMatch(response.text(), /\bAda\b/)
  })
})
