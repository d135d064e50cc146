export abstract class CountryLocator {
  /** The ISO 3166-1 code of the country of an IP address; null when unknown. */
  abstract countryOf(address: string): Promise<string | null>
}
