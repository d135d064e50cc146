import type { Actor, Admin, AdminRole, SignedInAdmin } from '#core/admin/admin'
import { asOne } from '#core/as_one'
import type { Proposal } from '#core/admin/four_eyes/proposal'
import { proposeAct } from '#core/admin/four_eyes/propose_act'
import { performAct } from '#core/admin/perform_act'
import { isNoMoreThan } from '#core/admin/rights'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

/** Another role, or whether the admin is shut out; what is null stays. */
export type AdminChange = Readonly<{ role: AdminRole | null; isDisabled: boolean | null }>

type Changing = Readonly<{ adminId: string; change: AdminChange; reason: string }>

/**
 * Whether a change gives an admin nothing that they may not do already: it shuts them out, or makes
 * their role a lesser one. Rule: docs/product/back-office.md, Four eyes.
 */
export function takesAway(
  { disabledAt, role }: Pick<Admin, 'disabledAt' | 'role'>,
  change: AdminChange
) {
  const letsIn = disabledAt !== null && change.isDisabled === false
  return !letsIn && isNoMoreThan(change.role ?? role, role)
}

/**
 * Takes rights away from an admin at once; for another role, or to let one in again, a second admin
 * has to confirm it. Returns the id of the proposal, null for what is done. Refuses 'admin_not_found',
 * 'last_owner' where nobody could change roles any more, and what `proposeAct` and `changeAdmin`
 * refuse. Rule: docs/product/back-office.md, Admins.
 */
export async function changeOrPropose(
  ports: Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>,
  { by, ...changing }: Changing & Readonly<{ by: SignedInAdmin }>
) {
  return asOne(ports, async (within, repositories) => {
    const { adminId, change, reason } = changing
    const checked = await checkChange(repositories, adminId, change)
    if (!checked.ok) return checked
    if (takesAway(checked.value, change)) {
      const done = await changeAdmin(within, { by, ...changing })
      return done.ok ? ok<Asked>({ proposalId: null }) : done
    }
    const on = { kind: 'admin', id: adminId } as const
    const { siteId } = checked.value
    const act = { by, right: 'change_admins', on, siteId, reason } as const
    const proposed = await proposeAct(within, { ...act, details: { ...change } })
    return proposed.ok ? ok<Asked>(proposed.value) : proposed
  })
}

type Asked = Readonly<{ proposalId: string | null }>

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
