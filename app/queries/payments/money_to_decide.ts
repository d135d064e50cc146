import BankMovement from '#models/bank_movement'
import Claim from '#models/claim'
import { claimFacts } from '#queries/payments/standing_claim'
import { stuckSurplus } from '#queries/payments/stuck_surplus'
import OpenItem from '#models/open_item'

/**
 * What waits for an operator's decision, the oldest first: unclear money, surplus that no provider
 * returned, money that members owe, and the number of movements whose import was interrupted.
 */
export async function moneyToDecide() {
  const [items, surplus, claims, interrupted] = await Promise.all([
    OpenItem.query().whereNull('closedAt').orderBy('id'),
    stuckSurplus().orderBy('id'),
    Claim.query().whereNull('settledAt').whereNull('recoveredAt').orderBy('id'),
    BankMovement.query().whereNull('outcome'),
  ])
  const owed = await Promise.all(
    claims.map(async (claim) => ({ claim, ...(await claimFacts(claim)) }))
  )
  return { items, surplus, owed, interrupted: interrupted.length }
}
