import { ThrowAwayDomains } from '#core/ports/throw_away_domains'

/** A world with one such service. */
export class FakeThrowAwayDomains extends ThrowAwayDomains {
  has(domain: string) {
    return domain === 'mailinator.com'
  }
}
