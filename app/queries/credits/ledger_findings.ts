import type { LedgerFinding } from '#core/credits/ledger_check'
import { ledgerDifferences } from '#queries/credits/ledger_differences'
import { lotDifferences } from '#queries/credits/lot_differences'
import { refundDifferences } from '#queries/credits/refund_differences'

/** Recomputes every balance, lot and refund from the ledger, and returns those that differ. */
export async function ledgerFindings(): Promise<LedgerFinding[]> {
  const balances = await ledgerDifferences()
  const lots = await lotDifferences()
  const refunds = await refundDifferences()
  return [
    ...balances.map(({ account: id, posted: expected, stored: found }) => {
      return { kind: 'balance' as const, id, what: 'balance', expected, found }
    }),
    ...lots.map(({ expected, orderId: id, posted: found, what }) => {
      return { kind: 'lot' as const, id, what, expected, found }
    }),
    ...refunds.map(({ expected, id, recorded: found, what }) => {
      return { kind: 'refund' as const, id, what, expected, found }
    }),
  ]
}
