import type { DateTime } from 'luxon'
import { memberAccount, memberOf, type LedgerAccount, type Movement } from '#core/credits/movement'

/** Credits that came together: those of one bundle, or some that were given (no order). */
export type Lot = Readonly<{
  orderId: string | null
  /** Whole credits that it brought, less those that a refund or a chargeback took back. */
  credits: number
  /** Those of them that are not spent. */
  unused: number
  openedAt: DateTime
}>

type Booked = Pick<Movement, 'id' | 'from' | 'to' | 'credits' | 'orderId' | 'at'>

type Account = Readonly<{
  userId: string
  /** What came to the member and what was taken back of an order, in any order; no spending. */
  movements: readonly Booked[]
  /** Whole credits the member has now. */
  balance: number
}>

/**
 * The lots of a member, newest first (decisions, Credits are money). Spending takes from the
 * oldest lot first, so what is left of the balance lies in the newest. Given credits are a lot in
 * their turn: spent like all others, worth nothing in a refund. Nothing is written down with a
 * spending: the lots follow from the movements and cannot differ from them.
 */
export function lotsOf({ userId, movements, balance }: Account): readonly Lot[] {
  const account = memberAccount(userId)
  let left = balance
  return openings(account, movements).map(({ orderId, at, credits: brought }) => {
    const credits = brought + changesOf(account, movements, orderId)
    const unused = Math.min(left, credits)
    left -= unused
    return { orderId, credits, unused, openedAt: at }
  })
}

/** How many whole credits the movements of one order brought its buyer and left with them. */
export function bookedCredits(movements: readonly Pick<Movement, 'from' | 'credits'>[]): number {
  return movements.reduce(
    (sum, { from, credits }) => sum + (memberOf(from) ? -credits : credits),
    0
  )
}

/** What opened a lot: the first that an order brought, and whatever came without one. */
function openings(account: LedgerAccount, movements: readonly Booked[]) {
  const came = [...movements].sort(byTime).filter(({ to }) => to === account)
  const isFirst = (movement: Booked) =>
    came.find(({ orderId }) => orderId === movement.orderId) === movement
  return came.filter((movement) => movement.orderId === null || isFirst(movement)).reverse()
}

/** What refunds took of an order after it was booked, and what came back of those that failed. */
function changesOf(account: LedgerAccount, movements: readonly Booked[], orderId: string | null) {
  if (orderId === null) return 0
  const [, ...later] = movements.filter((one) => one.orderId === orderId).sort(byTime)
  return later.reduce((sum, { to, credits }) => sum + (to === account ? credits : -credits), 0)
}

function byTime(one: Booked, other: Booked) {
  return one.at.toMillis() - other.at.toMillis() || (one.id < other.id ? -1 : 1)
}
