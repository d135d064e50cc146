import type { Actor } from '#core/admin/admin'
import { asOne } from '#core/as_one'
import { appendAudit } from '#core/admin/audit/append_audit'
import type { AuditSubject, AuditValues } from '#core/admin/audit/audit_row'
import { mayDo, type AdminRight } from '#core/admin/rights'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, type Result } from '#core/result'

/** What an admin is about to do. */
export type Act = Readonly<{
  by: Actor
  right: AdminRight
  on: AuditSubject
  /** The site it belongs to; null for what belongs to no single one. */
  siteId: string | null
  reason: string | null
}>

/** What an act changed, for the audit log, and what its caller gets back. */
export type Change<T = void> = Readonly<{
  before?: AuditValues
  after?: AuditValues
  value: T
}>

/**
 * Does an act with its audit row in the same unit of work: both are stored, or neither. `work` gets
 * ports whose units of work are part of this one, so that it may call any use case; when it refuses,
 * nothing of it stays. Refuses 'act_not_allowed' and 'second_factor_due' (see `mayDo`).
 * Rule: docs/product/back-office.md, Audit log.
 */
export async function performAct<
  P extends Uses<'clock' | 'secrets' | 'unitOfWork'>,
  T,
  R extends string,
>(
  ports: P,
  { by, on, reason, right, siteId }: Act,
  work: (within: P, repositories: Repositories) => Promise<Result<Change<T>, R>>
): Promise<Result<T, R | 'act_not_allowed' | 'second_factor_due'>> {
  const at = ports.clock.now()
  const allowed = mayDo(by, right, siteId, at)
  if (!allowed.ok) return allowed
  return asOne(ports, async (within, repositories) => {
    const worked = await work(within, repositories)
    if (!worked.ok) return worked
    const { after = null, before = null, value } = worked.value
    const { adminId } = by
    const entry = { at, adminId, act: right, subject: on, siteId, before, after, reason }
    await appendAudit(ports, repositories, entry)
    return ok(value)
  })
}
