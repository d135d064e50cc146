import { test } from '@japa/runner'
import { OfflineGeocoder } from '#adapters/offline/offline_geocoder'
import { readPlaces } from '#database/places/read'
import { geocoderContract } from '#tests/contracts/geocoder'

const offline = new OfflineGeocoder(readPlaces)

geocoderContract('The offline seed', async () => offline)

test.group('The offline seed', () => {
  test('puts {where} in {place}, {region}')
    .with([
      { where: 'Times Square', at: [40.758, -73.9855], place: 'New York City', region: 'New York' },
      { where: 'downtown Toronto', at: [43.653, -79.383], place: 'Toronto', region: 'Ontario' },
      { where: 'the Marienplatz', at: [48.1374, 11.5755], place: 'München', region: 'Bayern' },
      { where: 'the Colosseum', at: [41.8902, 12.4922], place: 'Roma', region: 'Lazio' },
      { where: 'the Wawel', at: [50.0541, 19.9354], place: 'Kraków', region: 'Małopolskie' },
    ] as const)
    .run(async ({ assert }, { at: [latitude, longitude], place, region }) => {
      const found = await offline.nearest({ latitude, longitude })
      assert.containSubset(found, { place, region })
    })
})
