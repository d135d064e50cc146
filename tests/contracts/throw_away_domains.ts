import { test } from '@japa/runner'
import type { ThrowAwayDomains } from '#core/ports/throw_away_domains'

/** What every list of throw-away domains knows. */
export function throwAwayDomainsContract(name: string, domains: () => ThrowAwayDomains) {
  test.group(`${name} as a list of throw-away domains`, () => {
    test('knows a service that gives out addresses for an hour', ({ assert }) => {
      assert.isTrue(domains().has('mailinator.com'))
    })

    for (const domain of ['gmail.com', 'ziggo.nl', 'web.de', 'orange.fr', 'example.com', 'com']) {
      test(`leaves ${domain} alone`, ({ assert }) => {
        assert.isFalse(domains().has(domain))
      })
    }
  })
}
