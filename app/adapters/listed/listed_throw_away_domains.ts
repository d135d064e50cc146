import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import { ThrowAwayDomains } from '#core/ports/throw_away_domains'

/** A list of domains from an npm package, read on first use. */
export class ListedThrowAwayDomains extends ThrowAwayDomains {
  #domains?: ReadonlySet<string>

  has(domain: string) {
    this.#domains ??= disposableEmailBlocklistSet()
    return this.#domains.has(domain)
  }
}
