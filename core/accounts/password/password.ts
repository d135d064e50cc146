import { commonPasswords } from '#core/accounts/password/common_passwords'
import { normaliseEmail } from '#core/email'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

export type Owner = Readonly<{ name: string; email: string }>
type Lengths = Pick<SiteSettings, 'passwordMinLength' | 'passwordMaxLength'>

/**
 * A password as it is hashed: composed, with plain spaces, as keyboards differ in how they write the
 * same letters (OpaqueString of RFC 8265). Rule: docs/product/accounts.md, Password.
 */
export function normalisePassword(password: string): string {
  return password.normalize('NFC').replace(/\p{Zs}/gu, ' ')
}

/**
 * Checks a password, of any composition. Refuses 'password_too_short' with `min` and
 * 'password_too_long' with `max`, in code points, 'password_too_common', and 'password_is_personal'
 * for the owner's name or e-mail address. Rule: docs/product/accounts.md, Password.
 */
export function checkPassword(password: string, owner: Owner, settings: Lengths) {
  const { passwordMinLength: min, passwordMaxLength: max } = settings
  const length = [...password].length
  if (length < min) return refuse('password_too_short', { min })
  if (length > max) return refuse('password_too_long', { max })
  if (isCommon(password)) return refuse('password_too_common')
  return isPersonal(password, owner) ? refuse('password_is_personal') : ok(password)
}

function isCommon(password: string) {
  return commonPasswords.has(password.trim().toLowerCase()) || /^(.)\1*$/u.test(password)
}

function isPersonal(password: string, { name, email }: Owner) {
  return [name, email].some((text) => normaliseEmail(text) === normaliseEmail(password))
}
