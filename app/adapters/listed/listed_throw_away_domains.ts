import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import { ThrowAwayDomains } from '#core/ports/throw_away_domains'

/** Knows the domains of the list that comes with the site; read when the first question comes. */
export class ListedThrowAwayDomains extends ThrowAwayDomains {
  #domains?: ReadonlySet<string>

  has(domain: string) {
    this.#domains ??= disposableEmailBlocklistSet()
    return this.#domains.has(domain)
  }
}
