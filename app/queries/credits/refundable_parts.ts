import { DateTime } from 'luxon'
import { lotsOf } from '#core/credits/lots'
import { refundable } from '#core/credits/refundable'
import { returnedByOrder } from '#core/payments/refunds/refund'
import type { SiteSettings } from '#core/sites/settings/settings'
import LedgerMovement from '#models/ledger_movement'
import Order from '#models/order'
import ProviderRefund from '#models/provider_refund'
import Refund from '#models/refund'
import type User from '#models/user'

/** A member's unused credits that can be refunded now, by bundle. */
export async function refundableParts(
  { id: userId, credits: balance }: User,
  { refundDays }: Pick<SiteSettings, 'refundDays'>
) {
  const movements = await LedgerMovement.ofLots(userId)
  const bundles = await Order.query().where({ userId, status: 'completed' })
  const lots = lotsOf({ userId, movements, balance })
  const refunded = returnedByOrder([
    ...(await Refund.ofUser(userId)),
    ...(await ProviderRefund.ofUser(userId)),
  ])
  return refundable({ lots, bundles, refunded, refundDays, now: DateTime.utc() })
}
