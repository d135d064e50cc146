import { ThrowAwayDomains } from '#core/ports/throw_away_domains'

/** Knows one disposable domain. */
export class FakeThrowAwayDomains extends ThrowAwayDomains {
  has(domain: string) {
    return domain === 'mailinator.com'
  }
}
