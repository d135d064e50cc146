import { CountryLocator } from '#core/ports/country_locator'

/** Knows two IP addresses. */
export class FakeCountryLocator extends CountryLocator {
  readonly known = new Map([
    ['145.97.39.155', 'NL'],
    ['2001:610:188::1', 'NL'],
  ])

  async countryOf(address: string) {
    return this.known.get(address) ?? null
  }
}
