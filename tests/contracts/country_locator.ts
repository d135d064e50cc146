import { test } from '@japa/runner'
import type { CountryLocator } from '#core/ports/country_locator'

/** What every country locator does. */
export function countryLocatorContract(name: string, locator: () => CountryLocator) {
  test.group(`${name} as a country locator`, () => {
    test('finds the country of an IPv4 and of an IPv6 address', async ({ assert }) => {
      assert.equal(await locator().countryOf('145.97.39.155'), 'NL')
      assert.equal(await locator().countryOf('2001:610:188::1'), 'NL')
    })

    test('finds no country for a private or a missing address', async ({ assert }) => {
      assert.isNull(await locator().countryOf('127.0.0.1'))
      assert.isNull(await locator().countryOf('::1'))
      assert.isNull(await locator().countryOf('nowhere'))
    })
  })
}
