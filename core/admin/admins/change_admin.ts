import type { Actor, Admin, AdminRole, SignedInAdmin } from '#core/admin/admin'
import type { Proposal } from '#core/admin/four_eyes/proposal'
import { proposeAct } from '#core/admin/four_eyes/propose_act'
import { performAct } from '#core/admin/perform_act'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

/** Another role, or whether the admin is shut out; what is null stays. */
export type AdminChange = Readonly<{ role: AdminRole | null; isDisabled: boolean | null }>

type Changing = Readonly<{ adminId: string; change: AdminChange; reason: string }>

/**
 * Proposes another role for an admin, or that one is shut out or let in again: a second admin has to
 * confirm it. Refuses 'admin_not_found', 'last_owner' where nobody could change roles any more, and
 * what `proposeAct` refuses. Rule: docs/product/back-office.md, Admins.
 */
export async function proposeAdminChange(
  ports: Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>,
  { adminId, by, change, reason }: Changing & Readonly<{ by: SignedInAdmin }>
) {
  const checked = await ports.unitOfWork.run((repositories) =>
    checkChange(repositories, adminId, change)
  )
  if (!checked.ok) return checked
  return proposeAct(ports, {
    by,
    right: 'change_admins',
    on: { kind: 'admin', id: adminId },
    siteId: checked.value.siteId,
    reason,
    details: { ...change },
  })
}

/** Does the change once it is confirmed, as `changeAdmin`. */
export function doAdminChange(
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { details, reason, subjectId: adminId }: Proposal,
  by: Actor
) {
  const change = { role: details.role, isDisabled: details.isDisabled } as AdminChange
  return changeAdmin(ports, { adminId, by, change, reason })
}

/**
 * Changes an admin at once, as an operator in a terminal may; sessions of one who is shut out end.
 * Refuses 'admin_not_found', 'last_owner' and what `performAct` refuses.
 * Rule: docs/product/back-office.md, Admins.
 */
export async function changeAdmin(
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { adminId, by, change, reason }: Changing & Readonly<{ by: Actor }>
) {
  const found = await ports.unitOfWork.run(({ admins }) => admins.find(adminId))
  if (!found) return refuse('admin_not_found')
  const { siteId } = found
  const on = { kind: 'admin', id: adminId } as const
  const act = { by, right: 'change_admins', on, siteId, reason } as const
  return performAct(ports, act, async ({ clock }, repositories) => {
    const checked = await checkChange(repositories, adminId, change)
    if (!checked.ok) return checked
    const before = checked.value
    const after = changed(before, change, clock.now())
    await repositories.admins.update(adminId, { role: after.role, disabledAt: after.disabledAt })
    if (after.disabledAt) await endSessions(repositories, adminId)
    return ok({ before: logged(before), after: logged(after), value: undefined })
  })
}

/**
 * Somebody must be left who may change roles on all sites. All owners are locked, always in the same
 * order: of two who shut each other out at once, one stays.
 */
async function checkChange({ admins }: Repositories, adminId: string, change: AdminChange) {
  const all = { role: 'owner', siteId: null, disabledAt: null } as const
  for (const { id } of await admins.where(all, 'id')) await admins.lock(id)
  const admin = await admins.lock(adminId)
  if (!admin) return refuse('admin_not_found')
  const owners = await admins.where(all)
  const isLast = owners.length === 1 && owners[0].id === adminId
  const staysOwner = (change.role ?? 'owner') === 'owner' && !change.isDisabled
  return isLast && !staysOwner ? refuse('last_owner') : ok(admin)
}

function changed(admin: Admin, { isDisabled, role }: AdminChange, now: Admin['createdAt']): Admin {
  const shutOut = isDisabled ?? admin.disabledAt !== null
  const disabledAt = shutOut ? (admin.disabledAt ?? now) : null
  return { ...admin, role: role ?? admin.role, disabledAt }
}

function logged({ disabledAt, role }: Admin) {
  return { role, disabled: disabledAt !== null }
}

async function endSessions({ adminSessions }: Repositories, adminId: string) {
  for (const { id } of await adminSessions.where({ adminId })) await adminSessions.remove(id)
}
