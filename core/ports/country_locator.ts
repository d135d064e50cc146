export abstract class CountryLocator {
  /** The ISO 3166-1 code of the country an address is used in; null for one nobody knows. */
  abstract countryOf(address: string): Promise<string | null>
}
