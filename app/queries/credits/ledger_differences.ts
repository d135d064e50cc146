import db from '@adonisjs/lucid/services/db'

/** A member whose stored balance is not the sum of their movements, both in whole credits. */
export type LedgerDifference = Readonly<{ account: string; stored: number; booked: number }>

/** Recomputes every balance from the ledger; answers those that differ (none, if all is well). */
export async function ledgerDifferences(): Promise<LedgerDifference[]> {
  const { rows } = await readRows()
  return rows.map(({ account, stored, booked }) => {
    return { account, stored: Number(stored), booked: Number(booked) }
  })
}
