import type { DateTime } from 'luxon'
import type { User } from '#core/users/user'
import { noSpendingLimits } from '#core/payments/spending/spending_limits'
import { monthStart, sumSpending } from '#core/payments/spending/spending'
import type { Repositories } from '#core/ports/unit_of_work'
import { currencyOf } from '#core/sites/currencies'

type ReadRepositories = Pick<
  Repositories,
  'orders' | 'refunds' | 'providerRefunds' | 'spendingLimits'
>

/**
 * What a member spent this month, in the currency of their country. A caller that places an order
 * holds the lock on the member, so that no concurrent order is missed. Runs inside a unit of work.
 */
export async function readSpending(
  { orders, refunds, providerRefunds, spendingLimits }: ReadRepositories,
  { id: userId, country, timeZone }: Pick<User, 'id' | 'country' | 'timeZone'>,
  now: DateTime
) {
  const limits = (await spendingLimits.find(userId)) ?? noSpendingLimits(userId)
  const ordersOfMonth = await orders.openOrCompletedSince(userId, monthStart({ timeZone }, now))
  const returned = [...(await refunds.ofUser(userId)), ...(await providerRefunds.ofUser(userId))]
  return sumSpending(currencyOf(country), limits, ordersOfMonth, returned)
}
