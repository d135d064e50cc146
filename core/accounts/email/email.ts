import type { ThrowAwayDomains } from '#core/ports/throw_away_domains'

const longest = 254
const longestLocalPart = 64

const localPart = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const domainLabel = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u
const topLevelDomain = /^(\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/u

/** Writes an e-mail address the one way it is stored and compared: trimmed and in lower case. */
export function normaliseEmail(email: string) {
  return email.trim().normalize('NFC').toLowerCase()
}

/**
 * Says whether a normalised text looks like an address that mail can reach. Pragmatic: no quoted
 * names, comments or bare IP addresses, which nobody signs up with; only a mail tells for sure.
 */
export function isEmail(email: string) {
  if (email.length > longest) return false
  const [local = '', domain = '', ...rest] = email.split('@')
  const isLocal = local.length <= longestLocalPart && localPart.test(local)
  return rest.length === 0 && isLocal && isDomain(domain)
}

/**
 * Says whether an address comes from a service that gives them out for an hour or a day, also under
 * a name of its own before the service's. Mail to it reaches nobody later.
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
