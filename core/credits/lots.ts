import type { DateTime } from 'luxon'
import { memberAccount, memberOf, type LedgerAccount, type Movement } from '#core/credits/movement'

/** Credits received together: those of one bundle, or a bonus (no order). */
export type Lot = Readonly<{
  orderId: string | null
  /** Whole credits of the lot, less those that a refund or a chargeback took back. */
  credits: number
  /** The credits of the lot that are not spent. */
  unused: number
  openedAt: DateTime
}>

type LotMovement = Pick<Movement, 'id' | 'from' | 'to' | 'credits' | 'orderId' | 'at'>

type Account = Readonly<{
  userId: string
  /** Incoming movements and reversals of orders, in any order; no spending. */
  movements: readonly LotMovement[]
  /** Whole credits the member has now. */
  balance: number
}>

/**
 * The lots of a member, newest first. Spending takes from the oldest lot first (FIFO), so the balance
 * lies in the newest lots. Bonus credits are lots, too: spent like others, worth nothing in a refund.
 * Lots are derived from the ledger and never stored, so they cannot differ from it (decision 0032).
 * Rule: docs/product/credits.md, Lots.
 */
export function lotsOf({ userId, movements, balance }: Account): readonly Lot[] {
  const account = memberAccount(userId)
  let left = balance
  return openingMovements(account, movements).map(({ orderId, at, credits: brought }) => {
    const credits = brought + laterChanges(account, movements, orderId)
    const unused = Math.min(left, credits)
    left -= unused
    return { orderId, credits, unused, openedAt: at }
  })
}

/** Whole credits that the movements of one order brought its buyer, less those taken back. */
export function postedCredits(movements: readonly Pick<Movement, 'from' | 'credits'>[]): number {
  return movements.reduce(
    (sum, { from, credits }) => sum + (memberOf(from) ? -credits : credits),
    0
  )
}

/** The movements that opened a lot, newest first: the first of each order, and those without one. */
function openingMovements(account: LedgerAccount, movements: readonly LotMovement[]) {
  const incoming = [...movements].sort(byTime).filter(({ to }) => to === account)
  const isFirst = (movement: LotMovement) =>
    incoming.find(({ orderId }) => orderId === movement.orderId) === movement
  return incoming.filter((movement) => movement.orderId === null || isFirst(movement)).reverse()
}

/** The net change by refunds, and by their reversal when they failed, after the purchase was posted. */
function laterChanges(
  account: LedgerAccount,
  movements: readonly LotMovement[],
  orderId: string | null
) {
  if (orderId === null) return 0
  const [, ...later] = movements.filter((one) => one.orderId === orderId).sort(byTime)
  return later.reduce((sum, { to, credits }) => sum + (to === account ? credits : -credits), 0)
}

function byTime(one: LotMovement, other: LotMovement) {
  return one.at.toMillis() - other.at.toMillis() || (one.id < other.id ? -1 : 1)
}
