import { checkOldPassword } from '#core/accounts/password/change_password'
import { checkNewPassword, type NewPassword } from '#core/accounts/password/new_password'
import type { SignedInAdmin } from '#core/admin/admin'
import { passwordLengths } from '#core/admin/admins/password_lengths'
import { logOwnAct } from '#core/admin/audit/log_own_act'
import { isInAdminMode } from '#core/admin/rights'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type Changing = NewPassword &
  Readonly<{
    by: SignedInAdmin
    oldPassword: string
    /** The session that stays. */
    sessionId: string
  }>

/**
 * Changes the password of an admin's own account, and ends their other sessions. Refuses
 * 'second_factor_due' when the second factor was last given over 15 minutes ago, 'old_password_wrong',
 * 'passwords_not_equal', and what `checkPassword` refuses (12 to 200 characters).
 * Rule: docs/product/back-office.md, Login.
 */
export async function changeOwnPassword(
  ports: Uses<'clock' | 'passwords' | 'secrets' | 'unitOfWork'>,
  { by, oldPassword, password, repeat, sessionId }: Changing
) {
  if (!isInAdminMode(by, ports.clock.now())) return refuse('second_factor_due')
  const { adminId } = by
  const known = await ports.unitOfWork.run(({ admins }) => admins.find(adminId))
  const isOwner = await checkOldPassword(ports, known?.passwordHash ?? null, oldPassword)
  if (!known || !isOwner.ok) return refuse('old_password_wrong')
  const checked = checkNewPassword({ password, repeat }, known, passwordLengths)
  if (!checked.password.ok) return checked.password
  if (!checked.password_confirmation.ok) return checked.password_confirmation
  const passwordHash = await ports.passwords.hash(password)
  return ports.unitOfWork.run(async (repositories) => {
    const { adminSessions, admins } = repositories
    await admins.update(adminId, { passwordHash })
    const others = (await adminSessions.where({ adminId })).filter(({ id }) => id !== sessionId)
    for (const { id } of others) await adminSessions.remove(id)
    const after = { ended: others.length }
    await logOwnAct(ports, repositories, known, { act: 'change_own_password', after })
    return ok()
  })
}
