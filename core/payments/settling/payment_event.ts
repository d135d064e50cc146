import type { DateTime } from 'luxon'
import type { Uses } from '#core/ports'
import type { PaymentStatus, WebhookEvent } from '#core/ports/payment_gateway'
import type { Repositories } from '#core/ports/unit_of_work'

/** What a provider told of the payment of an order, and what it answered when it was asked then. */
export type PaymentEvent = Pick<WebhookEvent, 'kind' | 'state'> &
  Readonly<{
    id: string
    orderId: string
    provider: string
    /** The status of the payment, as the provider answered. */
    status: PaymentStatus
    receivedAt: DateTime
  }>

/** Events kept of one order at most, as anybody may send unsigned webhooks. */
const mostEvents = 100

/** Keeps an event of a locked order as it was received: also one that came before, or late. */
export async function keepEvent(
  { ids }: Uses<'ids'>,
  { paymentEvents }: Pick<Repositories, 'paymentEvents'>,
  event: Omit<PaymentEvent, 'id'>
) {
  const { orderId } = event
  const known = await paymentEvents.where({ orderId })
  if (known.length < mostEvents) await paymentEvents.add({ ...event, id: ids.next() })
}
