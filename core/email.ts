import { decode, encode } from '#core/punycode'

const maxLength = 254
const maxLocalPartLength = 64
const maxLabelLength = 63

const localPart = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const domainLabel = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u
const topLevelDomain = /^(\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/u

/**
 * Normalises an e-mail address as it is stored and compared: trimmed, in lower case, and its domain in
 * ASCII, as some browsers send what is typed and others do not. Rule: docs/product/accounts.md, Sign-up.
 */
export function normaliseEmail(email: string) {
  return withDomain(email.trim().normalize('NFC').toLowerCase(), (domain) =>
    domain.normalize('NFKC').replaceAll('。', '.').split('.').map(inAscii).join('.')
  )
}

/** A normalised address as people write it: its domain in the letters of its language. */
export function shownEmail(email: string) {
  return withDomain(email, (domain) => domain.split('.').map(inLetters).join('.'))
}

/** Masks an address so that its owner recognises it, and nobody else: `r•••@example.com`. */
export function maskedEmail(email: string) {
  const [first = ''] = email
  return `${first}•••${shownEmail(email.slice(email.lastIndexOf('@')))}`
}

function withDomain(email: string, change: (domain: string) => string) {
  const at = email.lastIndexOf('@')
  return at < 0 ? email : email.slice(0, at + 1) + change(email.slice(at + 1))
}

/** A label over the length that any may have stays: `isEmail` refuses it, and encoding it takes long. */
function inAscii(written: string) {
  const label = written.normalize('NFKC').toLowerCase()
  const isPlain = /^\p{ASCII}*$/u.test(label)
  return isPlain || label.length > maxLabelLength ? label : `xn--${encode(label)}`
}

/** Decodes a label that encodes back to the same: another one may be made to look like a name that it is not. */
function inLetters(label: string) {
  const letters = label.startsWith('xn--') ? decode(label.slice(4)) : null
  return letters !== null && inAscii(letters) === label ? letters : label
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

/** Whether a normalised text has the form of a domain that mail can be sent to. */
export function isDomain(domain: string) {
  const labels = domain.split('.')
  return (
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    topLevelDomain.test(labels.at(-1) ?? '')
  )
}
