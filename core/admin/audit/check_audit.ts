import type { Actor } from '#core/admin/admin'
import type { AuditCheck } from '#core/admin/audit/audit_check'
import { verifyAudit } from '#core/admin/audit/verify_audit'
import { performAct } from '#core/admin/perform_act'
import type { Uses } from '#core/ports'
import { ok } from '#core/result'
import { alarmOf } from '#core/sites/alarm'
import { raiseAlarm } from '#core/sites/raise_alarm'

/**
 * Follows the audit log as `verifyAudit` does, stores the outcome and returns it. A log that is not
 * whole raises an alarm, once a day. Rule: docs/product/back-office.md, Audit log.
 */
export async function checkAudit(ports: CheckPorts): Promise<AuditCheck> {
  const check = await follow(ports)
  await ports.unitOfWork.run(({ auditChecks }) => auditChecks.add(check))
  await raiseIfBroken(ports, check)
  return check
}

/**
 * Checks the audit log as an act of an admin: the log gets a row with the outcome, after the rows that were
 * checked. Refuses as `performAct` does. Rule: docs/product/back-office.md, Audit log.
 */
export async function checkAuditByAdmin(ports: CheckPorts, { by }: Readonly<{ by: Actor }>) {
  const check = await follow(ports)
  const { finding, rowNumber, rows } = check
  const on = { kind: 'audit_log', id: 'audit_log' } as const
  const act = { by, right: 'verify_audit', on, siteId: null, reason: null } as const
  const logged = await performAct<CheckPorts, AuditCheck, never>(ports, act, async (_, kept) => {
    await kept.auditChecks.add(check)
    return ok({ after: { rows, finding, rowNumber }, value: check })
  })
  if (logged.ok) await raiseIfBroken(ports, check)
  return logged
}

type CheckPorts = Uses<'clock' | 'events' | 'ids' | 'secrets' | 'unitOfWork'>

async function follow(ports: CheckPorts): Promise<AuditCheck> {
  const verified = await verifyAudit(ports)
  return {
    id: ports.ids.next(),
    checkedAt: ports.clock.now(),
    rows: verified.ok ? verified.value.rows : 0,
    finding: verified.ok ? null : verified.refusal,
    rowNumber: verified.ok ? null : Number(verified.details.number),
  }
}

async function raiseIfBroken(ports: CheckPorts, { checkedAt, finding }: AuditCheck) {
  if (finding) await raiseAlarm(ports, alarmOf('audit_log_broken', null, checkedAt))
}
