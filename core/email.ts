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

function isDomain(domain: string) {
  const labels = domain.split('.')
  return (
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    topLevelDomain.test(labels.at(-1) ?? '')
  )
}
