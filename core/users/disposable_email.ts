import type { ThrowAwayDomains } from '#core/ports/throw_away_domains'

/**
 * Whether an address is of a disposable e-mail service, also on a subdomain of it: mail to it soon
 * reaches nobody. Rule: docs/product/accounts.md, Sign-up.
 */
export function isDisposable(email: string, domains: Pick<ThrowAwayDomains, 'has'>) {
  const labels = (email.split('@')[1] ?? '').split('.')
  return labels.some((_, index) => domains.has(labels.slice(index).join('.')))
}
