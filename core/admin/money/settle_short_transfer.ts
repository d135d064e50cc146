import type { Actor } from '#core/admin/admin'
import { aloneDays } from '#core/admin/four_eyes/proposal'
import { parseReason } from '#core/admin/members/member_act'
import { performAct, type Change } from '#core/admin/perform_act'
import {
  totalForgiven,
  totalReceived,
  type BankTransfer,
} from '#core/payments/bank_transfer/bank_transfer'
import { endTransfer } from '#core/payments/bank_transfer/end_transfer'
import { lockTransfer } from '#core/payments/bank_transfer/lock_transfer'
import { settleOrder } from '#core/payments/settling/settle_order'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse, type Result } from '#core/result'

type SettlePorts = Uses<'clock' | 'events' | 'ids' | 'payments' | 'secrets' | 'unitOfWork'>

type Settling = Readonly<{ by: Actor; reference: string; reason: string }>

/** The most that may be missing from the orders of a member in `aloneDays` and be accepted, in cents. */
export const mostForgiven = 500

/**
 * Accepts a transfer of too little as the price: the order becomes as much cheaper, and completes with
 * all its credits. Refuses as `performAct` does, 'reason_missing', 'transfer_not_short', and
 * 'too_much_missing' when more than 5.00 is missing, with what was forgiven this member in 30 days.
 * Rule: docs/product/payments.md, Bank transfer.
 */
export function acceptShortTransfer(ports: SettlePorts, settling: Settling) {
  return settleShort(ports, settling, async (repositories, transfer, received) => {
    const { amount, orderId, reference } = transfer
    const missing = amount - received
    const order = await repositories.orders.find(orderId)
    if (!order || missing >= order.packageAmount) return refuse('too_much_missing')
    const forgivenAt = ports.clock.now()
    const ofMember = await repositories.bankTransfers.ofUser(order.userId)
    const earlier = totalForgiven(ofMember, forgivenAt.minus({ days: aloneDays }))
    if (earlier + missing > mostForgiven) return refuse('too_much_missing')
    const packageAmount = order.packageAmount - missing
    await repositories.orders.update(orderId, { packageAmount, totalAmount: received })
    const settled = { amount: received, incompleteSince: null, forgiven: missing, forgivenAt }
    await repositories.bankTransfers.update(reference, settled)
    return ok({ before: { price: amount }, after: { price: received }, value: { orderId } })
  })
}

/**
 * Gives a transfer of too little back to its payers now, and cancels its order, without waiting for
 * the rest any longer. Refuses as `performAct` does, 'reason_missing' and 'transfer_not_short'.
 * Rule: docs/product/payments.md, Bank transfer.
 */
export function returnShortTransfer(ports: SettlePorts, settling: Settling) {
  return settleShort(ports, settling, async (repositories, transfer, received) => {
    const { orderId } = transfer
    await endTransfer(repositories, ports, transfer)
    return ok({ before: { received }, after: { received: 0 }, value: { orderId } })
  })
}

type Settle = (
  repositories: Repositories,
  transfer: BankTransfer,
  received: number
) => Promise<Result<Change<Readonly<{ orderId: string }>>, 'too_much_missing'>>

async function settleShort(ports: SettlePorts, settling: Settling, settle: Settle) {
  const { by, reference } = settling
  const reason = parseReason(settling.reason)
  if (reason === null) return refuse('reason_missing')
  const on = { kind: 'transfer', id: reference } as const
  const act = { by, right: 'settle_transfer', on, siteId: null, reason } as const
  const settled = await performAct(ports, act, async (_, repositories) => {
    const transfer = await lockTransfer(repositories, reference)
    if (!transfer?.incompleteSince) return refuse('transfer_not_short')
    const received = totalReceived(await repositories.incomingTransfers.where({ reference }))
    return settle(repositories, transfer, received)
  })
  if (!settled.ok) return settled
  // The hourly reconciliation does it where this does not come to pass.
  await settleOrder(ports, { orderId: settled.value.orderId })
  return settled
}
