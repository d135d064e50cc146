import type { Actor } from '#core/admin/admin'
import { parseReason } from '#core/admin/members/member_act'
import { performAct } from '#core/admin/perform_act'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type Renewing = Readonly<{ by: Actor; adminId: string; password: string; reason: string }>

/**
 * Gives an admin another password who has lost theirs, and ends their sessions; the second factor
 * stays. Refuses 'admin_not_found', 'reason_missing', what `performAct` refuses, and 'owner_password'
 * for an owner, or who is to become one: who may log in as another owner could confirm what they
 * proposed themselves, so that an operator does it in the terminal. Rule: docs/product/back-office.md, Login.
 */
export async function renewPassword(
  ports: Uses<'clock' | 'passwords' | 'secrets' | 'unitOfWork'>,
  { adminId, by, password, reason: typed }: Renewing
) {
  const found = await ports.unitOfWork.run(({ admins }) => admins.find(adminId))
  if (!found) return refuse('admin_not_found')
  const reason = parseReason(typed)
  if (reason === null) return refuse('reason_missing')
  const passwordHash = await ports.passwords.hash(password)
  const on = { kind: 'admin', id: adminId } as const
  const act = { by, right: 'change_admins', on, siteId: found.siteId, reason } as const
  return performAct(ports, act, async (_, { adminSessions, admins, proposals }) => {
    const admin = await admins.lock(adminId)
    if (!admin || admin.role === 'owner') return refuse('owner_password')
    const waiting = await proposals.where({
      subjectKind: on.kind,
      subjectId: on.id,
      status: 'waiting',
    })
    if (waiting.some(({ details }) => details.role === 'owner')) return refuse('owner_password')
    await admins.update(adminId, { passwordHash })
    for (const { id } of await adminSessions.where({ adminId })) await adminSessions.remove(id)
    return ok({ after: { password: 'reset' }, value: { email: admin.email } })
  })
}
