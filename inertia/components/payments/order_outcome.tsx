import type { Read } from '@generated/answers'
import type { Data } from '@generated/data'
import type { ComponentType } from 'react'
import type { RetryOptions as RetryOffers } from '../../../core/payments/orders/retry_options'
import { Cancelled, ChargedBack, Failed, Refunded } from '~/components/payments/ended'
import { Completed } from '~/components/payments/completed'
import type { OrderRefund } from '~/components/payments/order_refunds'
import { Transfer, type TransferDetails } from '~/components/payments/transfer'
import { Waiting } from '~/components/payments/waiting'

export interface OutcomeProps {
  order: Data.Order
  refunds: OrderRefund[]
  /** The conversation to go back to, if there is one. */
  conversation: Read<'payments/last_conversation', 'lastConversation'>
  retry: RetryOffers
  /** Bank transfer details; null for other methods. */
  transfer: TransferDetails | null
}

const outcomes: Record<Data.Order['status'], ComponentType<OutcomeProps>> = {
  loading: Waiting,
  pending: Waiting,
  completed: Completed,
  failed: Failed,
  cancelled: Cancelled,
  refunded: Refunded,
  charged_back: ChargedBack,
}

export function OrderOutcome(props: OutcomeProps) {
  if (props.transfer) return <Transfer order={props.order} transfer={props.transfer} />
  const Shown = outcomes[props.order.status]
  return <Shown {...props} />
}
