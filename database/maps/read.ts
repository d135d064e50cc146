import { readFile } from 'node:fs/promises'
import type { Country } from '#core/sites/countries'
import type { CountryMap } from '#database/maps/map'

/** The map of a country with its regions. */
export async function readMap(country: Country): Promise<CountryMap> {
  const file = new URL(`./countries/${country}.json`, import.meta.url)
  return JSON.parse(await readFile(file, 'utf8'))
}
