import { test } from '@japa/runner'
import type { Geocoder } from '#core/ports/geocoder'

const domTower = { latitude: 52.0907, longitude: 5.1214 }
const riverScheldt = { latitude: 51.221, longitude: 4.3973 }
const northSea = { latitude: 55.5, longitude: 3.5 }

/** What every geocoder does, for positions in Utrecht, in Antwerp and at sea. */
export function geocoderContract(name: string, geocoder: () => Promise<Geocoder>) {
  test.group(`${name} as a geocoder`, () => {
    test('locates ada under the Dom tower in Utrecht', async ({ assert }) => {
      const found = await (await geocoder()).nearest(domTower)
      assert.containSubset(found, { country: 'NL', region: 'Utrecht', place: 'Utrecht' })
    })

    test('locates bob beside the Scheldt in Antwerpen', async ({ assert }) => {
      const found = await (await geocoder()).nearest(riverScheldt)
      assert.containSubset(found, { country: 'BE', region: 'Antwerpen', place: 'Antwerpen' })
    })

    test('identifies the region and the place by integers', async ({ assert }) => {
      const found = await (await geocoder()).nearest(domTower)
      assert.isTrue(Number.isInteger(found?.regionId))
      assert.isTrue(Number.isInteger(found?.placeId))
    })

    test('gives the same place the same ids every time', async ({ assert }) => {
      const first = await (await geocoder()).nearest(domTower)
      assert.deepEqual(await (await geocoder()).nearest(domTower), first)
    })

    test('finds no place at sea', async ({ assert }) => {
      assert.isNull(await (await geocoder()).nearest(northSea))
    })
  })
}
