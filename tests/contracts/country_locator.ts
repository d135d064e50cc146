import { test } from '@japa/runner'
import type { CountryLocator } from '#core/ports/country_locator'

/** What every country locator does. */
export function countryLocatorContract(name: string, locator: () => CountryLocator) {
  test.group(`${name} as a country locator`, () => {
    test('knows the country of an address of either length', async ({ assert }) => {
      assert.equal(await locator().countryOf('145.97.39.155'), 'NL')
      assert.equal(await locator().countryOf('2001:610:188::1'), 'NL')
    })

    test('knows nothing of an address at home, or of none at all', async ({ assert }) => {
      assert.isNull(await locator().countryOf('127.0.0.1'))
      assert.isNull(await locator().countryOf('::1'))
      assert.isNull(await locator().countryOf('nowhere'))
    })
  })
}
