import { deleteAccount } from '#core/accounts/leaving/delete_account'
import { parseRemarks } from '#core/accounts/leaving/deletion'
import { eraseAtOnce } from '#core/accounts/leaving/purge_member'
import { reopenDeleted } from '#core/accounts/leaving/return_to_account'
import { endLogins } from '#core/accounts/logging_in/end_logins'
import type { SignedInAdmin } from '#core/admin/admin'
import type { Proposal } from '#core/admin/four_eyes/proposal'
import { proposeAct } from '#core/admin/four_eyes/propose_act'
import { memberAct, parseReason, type OnMember } from '#core/admin/members/member_act'
import { mayDo } from '#core/admin/rights'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

/** How an admin deletes an account: the member is told and may object, or asked for it themselves. */
export const deletionWays = ['told', 'at_once'] as const
export type DeletionWay = (typeof deletionWays)[number]

type Proposing = OnMember &
  Readonly<{
    by: SignedInAdmin
    way: DeletionWay
    /** Why, as the member reads it in their language; only where they are told. */
    facts: string
    /** Why, for the audit log. */
    reason: string
  }>

/**
 * Proposes to delete an account; a second admin confirms it. Refuses 'reason_missing', 'facts_missing'
 * and 'text_too_long' with `max` in characters for what the member reads, 'member_not_found',
 * 'account_closed' for one that is banned or leaving and would be told, and as `proposeAct` does.
 * Rule: docs/product/back-office.md, Deletion by an admin.
 */
export async function proposeDeletion(
  ports: Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>,
  { by, facts: typed, reason: typedReason, userId, way }: Proposing
) {
  const reason = parseReason(typedReason)
  if (reason === null) return refuse('reason_missing')
  const facts = way === 'told' ? parseRemarks(typed) : ok(null)
  if (!facts.ok) return facts
  if (way === 'told' && facts.value === null) return refuse('facts_missing')
  const user = await ports.unitOfWork.run(({ users }) => users.find(userId))
  if (!user || user.status === 'deleted') return refuse('member_not_found')
  const { siteId, status } = user
  // Before the status, which an admin of another site must not learn.
  const allowed = mayDo(by, 'delete_member', siteId, ports.clock.now())
  if (!allowed.ok) return allowed
  const mayBeTold = status === 'active' || status === 'not_confirmed'
  if (way === 'told' && !mayBeTold) return refuse('account_closed')
  const on = { kind: 'member', id: userId } as const
  const details = { way, facts: facts.value }
  return proposeAct(ports, { by, right: 'delete_member', on, siteId, reason, details })
}

type DeletePorts = Uses<'clock' | 'events' | 'ids' | 'secrets' | 'unitOfWork'>

/** Deletes an account once a second admin has confirmed it, and ends its logins. */
export function deleteAsProposed(
  ports: DeletePorts,
  { details, reason, subjectId: userId }: Proposal,
  by: SignedInAdmin
) {
  const act = { by, right: 'delete_member', userId, reason } as const
  return memberAct(ports, act, async (within, { users }, { status }) => {
    await endLogins(within, { userId })
    const reasonText = details.facts === null ? null : String(details.facts)
    const form = { reason: 'other', reasonText, remarks: null } as const
    const deleted = await (details.way === 'at_once'
      ? eraseAtOnce(within, { userId })
      : deleteAccount(within, { userId, form, byAdmin: true }))
    if (!deleted.ok) return deleted
    const after = { status: (await users.find(userId))?.status ?? null, way: details.way }
    return ok({ before: { status }, after, value: undefined })
  })
}

/**
 * Takes back the deletion of an account by an admin, as when the member objects with reason, before
 * it is final: the account is as before, and the member is mailed. Refuses as
 * `memberAct` does, 'reason_missing', and 'not_deleted_by_admin'.
 * Rule: docs/product/back-office.md, Deletion by an admin.
 */
export function takeBackDeletion(
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { by, reason: typed, userId }: OnMember & Readonly<{ by: SignedInAdmin; reason: string }>
) {
  const reason = parseReason(typed)
  const act = { by, right: 'delete_member', userId, reason } as const
  return memberAct(ports, act, async (_, repositories, { status }) => {
    if (reason === null) return refuse('reason_missing')
    const deletion = await repositories.deletions.find(userId)
    const isPending = status === 'deletion_pending' && deletion?.byAdmin
    if (!deletion || !isPending) return refuse('not_deleted_by_admin')
    await reopenDeleted(repositories, deletion, ports.clock.now())
    return ok({ before: { status }, after: { status: deletion.statusBefore }, value: undefined })
  })
}
