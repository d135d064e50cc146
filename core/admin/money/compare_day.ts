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
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { by, day }: Readonly<{ by: Actor; day: string }>
) {
  const parsed = parseComparedDay(day, ports.clock.now())
  if (!parsed.ok) return parsed
  const on = { kind: 'settlement', id: day } as const
  const act = { by, right: 'compare_settlements', on, siteId: null, reason: null } as const
  return performAct<typeof ports, typeof parsed.value, never>(ports, act, async () => {
    return ok({ value: parsed.value })
  })
}
