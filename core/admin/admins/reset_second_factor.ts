import type { SignedInAdmin } from '#core/admin/admin'
import { performAct } from '#core/admin/perform_act'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type Resetting = Readonly<{ by: SignedInAdmin; adminId: string; reason: string }>

/**
 * Takes the second factor of another admin away who has lost it: app, passkeys and recovery codes. They
 * are logged out, and set up another one with their next login. Refuses 'admin_not_found',
 * 'own_second_factor' for oneself, and what `performAct` refuses.
 * Rule: docs/product/back-office.md, Login.
 */
export async function resetSecondFactor(
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { adminId, by, reason }: Resetting
) {
  const found = await ports.unitOfWork.run(({ admins }) => admins.find(adminId))
  if (!found) return refuse('admin_not_found')
  if (adminId === by.adminId) return refuse('own_second_factor')
  const on = { kind: 'admin', id: adminId } as const
  const act = { by, right: 'change_admins', on, siteId: found.siteId, reason } as const
  return performAct<typeof ports, void, never>(ports, act, async (_, repositories) => {
    const { adminPasskeys, adminSessions, admins, recoveryCodes } = repositories
    await admins.update(adminId, { totpSecret: null, totpStep: 0 })
    for (const { id } of await adminPasskeys.where({ adminId })) await adminPasskeys.remove(id)
    for (const { digest } of await recoveryCodes.where({ adminId })) {
      await recoveryCodes.remove(digest)
    }
    for (const { id } of await adminSessions.where({ adminId })) await adminSessions.remove(id)
    return ok({ after: { second_factor: 'reset' }, value: undefined })
  })
}
