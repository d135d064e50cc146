export abstract class ThrowAwayDomains {
  /** Whether addresses of this very domain, in lower case, are given out for an hour or a day. */
  abstract has(domain: string): boolean
}
