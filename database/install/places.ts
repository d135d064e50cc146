import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { insertAll } from '#database/insert_all'
import { readPlaces } from '#database/places/read'

/** Imports the regions and places of the seed, unless there are some already. */
export async function installPlaces(client: TransactionClientContract) {
  if (await client.from('regions').first()) return
  const { regions, places } = await readPlaces()
  await insertAll(client, 'regions', regions)
  await insertAll(
    client,
    'places',
    places.map(({ regionId, ...place }) => ({ ...place, region_id: regionId }))
  )
}
