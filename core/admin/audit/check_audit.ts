import type { AuditCheck } from '#core/admin/audit/audit_check'
import { verifyAudit } from '#core/admin/audit/verify_audit'
import type { Uses } from '#core/ports'
import { alarmOf } from '#core/sites/alarm'
import { raiseAlarm } from '#core/sites/raise_alarm'

/**
 * Follows the audit log as `verifyAudit` does, stores the outcome and returns it. A log that is not
 * whole raises an alarm, once a day. Rule: docs/product/back-office.md, Audit log.
 */
export async function checkAudit(
  ports: Uses<'clock' | 'events' | 'ids' | 'secrets' | 'unitOfWork'>
): Promise<AuditCheck> {
  const verified = await verifyAudit(ports)
  const checkedAt = ports.clock.now()
  const check: AuditCheck = {
    id: ports.ids.next(),
    checkedAt,
    rows: verified.ok ? verified.value.rows : 0,
    finding: verified.ok ? null : verified.refusal,
    rowNumber: verified.ok ? null : Number(verified.details.number),
  }
  await ports.unitOfWork.run(({ auditChecks }) => auditChecks.add(check))
  if (check.finding) await raiseAlarm(ports, alarmOf('audit_log_broken', null, checkedAt))
  return check
}
