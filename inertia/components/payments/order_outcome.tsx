import type { Read } from '@generated/answers'
import type { Data } from '@generated/data'
import type { ComponentType } from 'react'
import type { RetryOptions as RetryOffers } from '../../../core/payments/orders/retry_options'
import { Cancelled, ChargedBack, Failed, Refunded } from '~/components/payments/ended'
import { Claimed, type ClaimDetails } from '~/components/payments/claimed'
import { Completed } from '~/components/payments/completed'
import type { OrderRefund } from '~/components/payments/order_refunds'
import { Transfer, type TransferDetails } from '~/components/payments/transfer'
import { Waiting } from '~/components/payments/waiting'

export interface OutcomeProps {
  order: Data.Order
  refunds: OrderRefund[]
  /** The conversation to go back to, if there is one. */
  conversation: Read<'payments/last_conversation', 'lastConversation'>
  /** The locked photo from which the member came to the shop, if any. */
  photo: Read<'payments/wanted_photo', 'wantedPhoto'> | null
  retry: RetryOffers
  /** Bank transfer details; null for other methods. */
  transfer: TransferDetails | null
  /** What is owed for an order whose money was taken back. */
  claim: ClaimDetails | null
  /** What came for a cancelled order and was not enough. */
  moneyBack: Read<'payments/money_back', 'moneyBack'>
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
  if (props.claim) return <Claimed claim={props.claim} />
  const Shown = outcomes[props.order.status]
  return <Shown {...props} />
}
