import { test } from '@japa/runner'
import Place from '#models/place'
import Region from '#models/region'
import { inTransaction } from '#tests/support/database/transactions'

type Named = { id: number; name: string }

let lastRegion = 90

/** A separate region for each test, as places are cached; the first is the largest. */
async function placesCalled(...names: string[]) {
  const regionId = ++lastRegion
  await Region.create({ id: regionId, country: 'PL', code: 'T', name: `Testowe ${regionId}` })
  await Place.createMany(names.map((name, index) => placeOf(regionId, name, index)))
  return regionId
}

function placeOf(regionId: number, name: string, index: number) {
  const here = { latitude: 51, longitude: 17, country: 'PL' } as const
  return { ...here, id: regionId * 1000 + index, regionId, name, population: 1000 - index }
}

test.group('Choices of a living place', (group) => {
  inTransaction(group)

  test('are the regions of a country, by name', async ({ client }) => {
    const response = await client.get('/api/regions.php').qs({ country: 'NL' }).accept('json')
    response.assertBody([
      { id: 2, code: 'NL06', name: 'Noord-Brabant' },
      { id: 1, code: 'NL09', name: 'Utrecht' },
    ])
  })

  test('are regions by their names in the language of the reader', async ({ client }) => {
    const request = client.get('/api/regions.php').qs({ country: 'BE' }).accept('json')
    const response = await request.header('accept-language', 'fr')
    response.assertBody([{ id: 3, code: 'BEVAN', name: 'Anvers' }])
  })

  test('are the largest places of a region, as long as nothing is typed', async ({
    client,
    assert,
  }) => {
    const names = Array.from({ length: 25 }, (_, index) => `Dorp ${index}`)
    const region = await placesCalled(...names)
    const response = await client.get('/places').qs({ region }).accept('json')
    assert.deepEqual(
      response.body().map(({ name }: Named) => name),
      names.slice(0, 20)
    )
  })

  test('are found by their beginning first, without accents', async ({ client, assert }) => {
    const region = await placesCalled('Nowa Łódź', 'Łódź', 'Łodygowice', 'Warszawa')
    const response = await client.get('/places').qs({ region, q: 'LOD' }).accept('json')
    assert.deepEqual(
      response.body().map(({ name }: Named) => name),
      ['Łódź', 'Łodygowice', 'Nowa Łódź']
    )
  })

  test('are found as people type them: {typed}')
    .with([
      { typed: '’s hertogenbosch', name: "'s-Hertogenbosch" },
      { typed: 'Kings Lynn', name: 'King’s Lynn' },
      { typed: 'Aix en P', name: 'Aix-en-Provence' },
      { typed: 'St. Etienne', name: 'Saint-Étienne' },
      { typed: 'Saint', name: 'Saint-Étienne' },
      { typed: 'Sankt Gallen', name: 'St. Gallen' },
      { typed: 'Koeln', name: 'Köln' },
      { typed: 'goes', name: 'Goes' },
      { typed: 'Warschau', name: 'Warszawa' },
    ])
    .run(async ({ client, assert }, { typed, name }) => {
      const region = await placesCalled('Gostyń', name)
      const response = await client.get('/places').qs({ region, q: typed }).accept('json')
      assert.deepEqual(
        response.body().map((place: Named) => place.name),
        [name]
      )
    })

  test('lie in the requested region', async ({ client }) => {
    const response = await client.get('/places').qs({ region: 1, q: 'eindhoven' }).accept('json')
    response.assertBody([])
  })

  for (const query of [{}, { region: 'x' }, { region: 1e12 }, { region: 1, q: 'a'.repeat(101) }]) {
    test(`are refused for ${JSON.stringify(query).slice(0, 40)}`, async ({ client }) => {
      const response = await client.get('/places').qs(query).accept('json')
      response.assertStatus(422)
    })
  }

  test('are refused for an unknown country', async ({ client }) => {
    const response = await client.get('/api/regions.php').qs({ country: 'XX' }).accept('json')
    response.assertStatus(422)
  })
})
