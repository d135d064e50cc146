import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { countries } from '#core/sites/countries'
import type { Home } from '#database/demo/members'

const townsPerCountry = 8

/** Where members live: the largest towns of each country, the largest ones twice as often. */
export async function findHomes(client: TransactionClientContract) {
  const homes: Record<string, readonly Home[]> = {}
  for (const country of countries) {
    const towns = await client
      .from('places')
      .where('country', country)
      .orderBy('population', 'desc')
      .limit(townsPerCountry)
      .select('id', 'region_id')
    const found = towns.map(({ id, region_id: regionId }) => ({ regionId, placeId: id }))
    homes[country] = [...found, ...found.slice(0, townsPerCountry / 2)]
  }
  return homes
}
