import type { DateTime } from 'luxon'
import type { Actor } from '#core/admin/admin'
import { performAct } from '#core/admin/perform_act'
import { parseComparedDay } from '#core/payments/settling/settlement_comparison'
import type { Uses } from '#core/ports'
import { ok } from '#core/result'

/**
 * Notes that an admin has a day compared with the settlements of the providers, which also settles
 * the orders that differ; returns the day, at its beginning in UTC. The comparison itself asks
 * providers, and so is done after it. Refuses as `parseComparedDay` and `performAct` do.
 * Rule: docs/product/payments.md, Reconciliation.
 */
export async function beginComparison(
  ports: ActPorts,
  { by, day }: Readonly<{ by: Actor; day: string }>
) {
  const parsed = parseComparedDay(day, ports.clock.now())
  if (!parsed.ok) return parsed
  return logComparison(ports, { by, since: parsed.value, days: 1 })
}

/** Notes that an operator has a number of days back compared; returns the moment at which they began. */
export function beginComparisonSince(
  ports: ActPorts,
  { by, days }: Readonly<{ by: Actor; days: number }>
) {
  const since = ports.clock.now().toUTC().minus({ days })
  return logComparison(ports, { by, since, days })
}

type ActPorts = Uses<'clock' | 'secrets' | 'unitOfWork'>
type Compared = Readonly<{ by: Actor; since: DateTime; days: number }>

function logComparison(ports: ActPorts, { by, days, since }: Compared) {
  const on = { kind: 'settlement', id: since.toFormat('yyyy-MM-dd') } as const
  const act = { by, right: 'compare_settlements', on, siteId: null, reason: null } as const
  return performAct<ActPorts, DateTime, never>(ports, act, async () => {
    return ok({ after: { days }, value: since })
  })
}
