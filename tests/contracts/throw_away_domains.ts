import { test } from '@japa/runner'
import type { ThrowAwayDomains } from '#core/ports/throw_away_domains'

/** What every list of throw-away domains knows. */
export function throwAwayDomainsContract(name: string, domains: () => ThrowAwayDomains) {
  test.group(`${name} as a list of throw-away domains`, () => {
    test('recognizes a service of temporary addresses', ({ assert }) => {
      assert.isTrue(domains().has('mailinator.com'))
    })

    for (const domain of ['gmail.com', 'ziggo.nl', 'web.de', 'orange.fr', 'example.com', 'com']) {
      test(`does not recognize ${domain}`, ({ assert }) => {
        assert.isFalse(domains().has(domain))
      })
    }
  })
}
