import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { setSetting } from '#tests/support/sites/settings'
import { inTransaction } from '#tests/support/database/transactions'

test.group('GET /api/geocode.php', (group) => {
  inTransaction(group)

  test('names the place around a position, and is not cached on the way', async ({ client }) => {
    const response = await client.get('/api/geocode.php?lat=52.0907&lon=5.1214')
    response.assertStatus(200)
    response.assertHeader('cache-control', 'no-store')
    response.assertBodyContains({
      country: 'NL',
      region: { name: 'Utrecht' },
      place: { name: 'Utrecht' },
    })
  })

  test('is false at sea', async ({ assert, client }) => {
    const response = await client.get('/api/geocode.php?lat=55.5&lon=3.5')
    response.assertStatus(200)
    assert.equal(response.text(), 'false')
  })

  test('is false where the site is closed', async ({ assert, client }) => {
    await setSetting('countries', ['BE'])
    const response = await client.get('/api/geocode.php?lat=52.0907&lon=5.1214')
    assert.equal(response.text(), 'false')
  })

  for (const query of ['', '?lat=52', '?lat=north&lon=5', '?lat=91&lon=5', '?lat=&lon=5']) {
    test(`refuses an invalid position: "${query}"`, async ({ client }) => {
      const response = await client.get(`/api/geocode.php${query}`)
      response.assertStatus(422)
    })
  }
})

test.group('GET /api/interests.php', () => {
  test("lists some fifty interests in the caller's language", async ({ assert, client }) => {
    const dutch = await client.get('/api/interests.php').header('accept-language', 'nl')
    const polish = await client.get('/api/interests.php').header('accept-language', 'pl')
    assert.isAtLeast(dutch.body().length, 50)
    assert.containSubset(dutch.body(), [{ key: 'travelling', name: 'Reizen' }])
    assert.containSubset(polish.body(), [{ key: 'travelling', name: 'Podróże' }])
  })

  test('is not sent twice to a browser that has it', async ({ client }) => {
    await isKept(client, '/api/interests.php')
  })
})

test.group('GET /api/regions.php', () => {
  test("lists the regions of every country, named in the caller's language", async ({
    assert,
    client,
  }) => {
    const response = await client.get('/api/regions.php').header('accept-language', 'de')
    const countries: { country: string; name: string; regions: object[] }[] = response.body()
    assert.lengthOf(countries, 15)
    const netherlands = countries.find(({ country }) => country === 'NL')
    assert.equal(netherlands?.name, 'Niederlande')
    assert.deepInclude(netherlands?.regions, { id: 1, code: 'NL09', name: 'Utrecht' })
  })

  test('is not sent twice to a browser that has it', async ({ client }) => {
    await isKept(client, '/api/regions.php')
    await isKept(client, '/api/regions.php?country=NL')
  })

  test('is sent again in another language', async ({ client }) => {
    const first = await client.get('/api/regions.php').header('accept-language', 'de')
    const again = await client
      .get('/api/regions.php')
      .header('accept-language', 'pl')
      .header('if-none-match', first.header('etag') ?? '')
    again.assertStatus(200)
  })
})

async function isKept(client: ApiClient, path: string) {
  const first = await client.get(path)
  const etag = first.header('etag') ?? ''
  const again = await client.get(path).header('if-none-match', etag)
  again.assertStatus(304)
}
