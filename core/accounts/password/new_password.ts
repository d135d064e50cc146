import { checkPassword, normalisePassword, type Owner } from '#core/accounts/password/password'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

/** A password typed twice. */
export type NewPassword = Readonly<{ password: string; repeat: string }>

/**
 * Checks a new password that was typed twice, by field: as `checkPassword` refuses, and
 * 'passwords_not_equal' at the second one. Rule: docs/product/accounts.md, Password.
 */
export function checkNewPassword(
  { password, repeat }: NewPassword,
  owner: Owner,
  settings: Pick<SiteSettings, 'passwordMinLength' | 'passwordMaxLength'>
) {
  return {
    password: checkPassword(password, owner, settings),
    password_confirmation:
      normalisePassword(password) === normalisePassword(repeat)
        ? ok()
        : refuse('passwords_not_equal'),
  }
}
