import type { Actor, Admin } from '#core/admin/admin'
import { performAct } from '#core/admin/perform_act'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type Resetting = Readonly<{
  by: Actor
  adminId: string
  reason: string | null
  /** Takes the place of the one before; null: that one stays. */
  password: string | null
}>

/**
 * Takes the second factor of an admin away who has lost it: app, passkeys and recovery codes. They are
 * logged out, and set up another one with their next login. Refuses 'admin_not_found',
 * 'own_second_factor' for oneself (a sole owner does it in a terminal), and what `performAct` refuses.
 * Rule: docs/product/back-office.md, Login.
 */
export async function resetSecondFactor(
  ports: Uses<'clock' | 'passwords' | 'secrets' | 'unitOfWork'>,
  { adminId, by, password, reason }: Resetting
) {
  const found = await ports.unitOfWork.run(({ admins }) => admins.find(adminId))
  if (!found) return refuse('admin_not_found')
  if (adminId === by.adminId) return refuse('own_second_factor')
  const passwordHash = password === null ? found.passwordHash : await ports.passwords.hash(password)
  const on = { kind: 'admin', id: adminId } as const
  const act = { by, right: 'change_admins', on, siteId: found.siteId, reason } as const
  return performAct<typeof ports, void, never>(ports, act, async (_, repositories) => {
    await repositories.admins.update(adminId, { totpSecret: null, totpStep: 0, passwordHash })
    await forgetWhatProves(repositories, found)
    const after = { second_factor: 'reset', password: password === null ? 'kept' : 'reset' }
    return ok({ after, value: undefined })
  })
}

/** Passkeys, recovery codes and sessions. */
async function forgetWhatProves(repositories: Repositories, { id: adminId }: Admin) {
  const { adminPasskeys, adminSessions, recoveryCodes } = repositories
  for (const { id } of await adminPasskeys.where({ adminId })) await adminPasskeys.remove(id)
  for (const { digest } of await recoveryCodes.where({ adminId })) {
    await recoveryCodes.remove(digest)
  }
  for (const { id } of await adminSessions.where({ adminId })) await adminSessions.remove(id)
}
