import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { countries, type Country } from '#core/sites/countries'
import { insertAll } from '#database/insert_all'

/** The number of homes that the generated members share. */
export const homes = 1000

const inTheNetherlands = 400

type Place = { id: number; region_id: number; population: number }

/** Picks places in proportion to their population, for a realistic spread over regions. */
export async function installHomes(client: TransactionClientContract) {
  await client.rawQuery(
    'create table bench_homes (number integer primary key, country varchar(2), region_id integer, place_id integer)'
  )
  const rows = []
  for (const country of countries) rows.push(...(await homesIn(country, client)))
  await insertAll(
    client,
    'bench_homes',
    rows.slice(0, homes).map((row, number) => ({ ...row, number }))
  )
}

async function homesIn(country: Country, client: TransactionClientContract) {
  const others = Math.ceil((homes - inTheNetherlands) / (countries.length - 1))
  const count = country === 'NL' ? inTheNetherlands : others
  const places: Place[] = await client.from('places').where('country', country).orderBy('id')
  const population = places.reduce((sum, place) => sum + place.population, 0)
  let [passed, next] = [0, 0]
  return Array.from({ length: count }, (_, index) => {
    while (passed + places[next].population < ((index + 0.5) / count) * population) {
      passed += places[next++].population
    }
    const place = places[next]
    return { country, region_id: place.region_id, place_id: place.id }
  })
}
