import type { Admin } from '#core/admin/admin'
import { appendAudit } from '#core/admin/audit/append_audit'
import type { AuditEntry, OwnAct } from '#core/admin/audit/audit_row'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

/**
 * Adds what an admin did to their own account or login to the audit log, as part of the unit of work
 * of the act. Rule: docs/product/back-office.md, Audit log.
 */
export async function logOwnAct(
  ports: Uses<'clock' | 'secrets'>,
  repositories: Pick<Repositories, 'audit'>,
  { id, siteId }: Pick<Admin, 'id' | 'siteId'>,
  { act, after = null, before = null }: OwnActEntry
) {
  await appendAudit(ports, repositories, {
    at: ports.clock.now(),
    adminId: id,
    act,
    subject: { kind: 'admin', id },
    siteId,
    before,
    after,
    reason: null,
  })
}

type OwnActEntry = Readonly<{
  act: OwnAct
  before?: AuditEntry['before']
  after?: AuditEntry['after']
}>
