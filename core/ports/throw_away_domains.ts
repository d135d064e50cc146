export abstract class ThrowAwayDomains {
  /** Whether this domain, in lower case, is one of a disposable e-mail service. */
  abstract has(domain: string): boolean
}
