import type { Actor } from '#core/admin/admin'
import { performAct } from '#core/admin/perform_act'
import type { LedgerCheck } from '#core/credits/ledger_check'
import type { Uses } from '#core/ports'
import { ok } from '#core/result'
import { alarmOf } from '#core/sites/alarm'
import { raiseAlarm } from '#core/sites/raise_alarm'

type Checked = Readonly<{ by: Actor; check: LedgerCheck }>

/**
 * Stores a check of the ledger that an admin asked for, as their act with its outcome. Differences
 * raise an alarm, once a day. Refuses as `performAct` does. Rule: docs/product/back-office.md, Orders.
 */
export async function keepCheckOfAdmin(
  ports: Uses<'clock' | 'events' | 'ids' | 'secrets' | 'unitOfWork'>,
  { by, check }: Checked
) {
  const { checkedAt, differing } = check
  const on = { kind: 'ledger', id: 'ledger' } as const
  const act = { by, right: 'verify_ledger', on, siteId: null, reason: null } as const
  const kept = await performAct<typeof ports, LedgerCheck, never>(ports, act, async (_, stored) => {
    await stored.ledgerChecks.add(check)
    return ok({ after: { differing }, value: check })
  })
  if (kept.ok && differing > 0) await raiseAlarm(ports, alarmOf('ledger_differs', null, checkedAt))
  return kept
}
