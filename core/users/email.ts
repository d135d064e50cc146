import type { ThrowAwayDomains } from '#core/ports/throw_away_domains'

const maxLength = 254
const maxLocalPartLength = 64

const localPart = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const domainLabel = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u
const topLevelDomain = /^(\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/u

/** Normalises an e-mail address as it is stored and compared: trimmed and in lower case. */
export function normaliseEmail(email: string) {
  return email.trim().normalize('NFC').toLowerCase()
}

/**
 * Whether a normalised text has the form of an e-mail address. Pragmatic: no quoted names, comments or
 * bare IP addresses, which nobody signs up with; only a mail can prove that it works.
 */
export function isEmail(email: string) {
  if (email.length > maxLength) return false
  const [local = '', domain = '', ...rest] = email.split('@')
  const isLocal = local.length <= maxLocalPartLength && localPart.test(local)
  return rest.length === 0 && isLocal && isDomain(domain)
}

/**
 * Whether an address is of a disposable e-mail service, also on a subdomain of it: mail to it soon
 * reaches nobody. Rule: docs/product/accounts.md, Sign-up.
 */
export function isDisposable(email: string, domains: Pick<ThrowAwayDomains, 'has'>) {
  const labels = (email.split('@')[1] ?? '').split('.')
  return labels.some((_, index) => domains.has(labels.slice(index).join('.')))
}

function isDomain(domain: string) {
  const labels = domain.split('.')
  return (
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    topLevelDomain.test(labels.at(-1) ?? '')
  )
}
