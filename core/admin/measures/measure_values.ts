import type { AuditValues } from '#core/admin/audit/audit_row'
import type { AdminRight } from '#core/admin/rights'
import type { Measure, MeasureKind } from '#core/moderation/measures/measure'

/** What the audit log says of a measure: never its facts, as the log cannot forget. */
export function measureValues(measure: Measure | null): AuditValues {
  if (measure === null) return { measure: null }
  const { breach, id, kind, law, until } = measure
  return { measure: id, kind, breach, law, until: until?.toISO() ?? null }
}

/** The right that taking a measure of this kind asks for. */
export function rightToTake(kind: MeasureKind): AdminRight {
  if (kind === 'ban') return 'ban_member'
  return kind === 'suspension' ? 'suspend_member' : 'decide_report'
}
