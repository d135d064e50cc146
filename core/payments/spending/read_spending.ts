import type { DateTime } from 'luxon'
import type { User } from '#core/accounts/user'
import { noCare } from '#core/payments/spending/spending_care'
import { monthBegan, spendingIn } from '#core/payments/spending/spending'
import type { Repositories } from '#core/ports/unit_of_work'
import { currencyOf } from '#core/sites/currencies'

type Read = Pick<Repositories, 'orders' | 'refunds' | 'spendingCares'>

/**
 * What a member spent this month, in the currency of their country. Whoever places an order on it
 * holds the lock on the member, so that no other order comes between.
 */
export async function readSpending(
  { orders, refunds, spendingCares }: Read,
  { id: userId, country, timeZone }: Pick<User, 'id' | 'country' | 'timeZone'>,
  now: DateTime
) {
  const care = (await spendingCares.find(userId)) ?? noCare(userId)
  const bought = await orders.openOrCompletedSince(userId, monthBegan({ timeZone }, now))
  return spendingIn(currencyOf(country), care, bought, await refunds.ofUser(userId))
}
