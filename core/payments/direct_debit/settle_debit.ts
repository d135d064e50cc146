import type { DateTime } from 'luxon'
import { mayBecome, type Debit } from '#core/payments/direct_debit/debit'
import { claimOfOrder } from '#core/payments/claims/claim_of_order'
import { lockOrder } from '#core/payments/orders/lock_order'
import { settleOrder } from '#core/payments/settling/settle_order'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type BankReport = Readonly<{
  /** End-to-end id as the bank repeats it. */
  endToEndId: string
  at: DateTime
}>

type Changes = Partial<Pick<Debit, 'settledAt' | 'returnedAt' | 'returnReason'>>

type ReturnPorts = Uses<'clock' | 'ids' | 'unitOfWork' | 'payments' | 'events'>

/**
 * Records that the money of a debit has arrived. Idempotent, and without effect after a return.
 * Returns whether it changed anything; refuses 'debit_not_found'.
 */
export function settleDebit({ unitOfWork }: Uses<'unitOfWork'>, { endToEndId, at }: BankReport) {
  return unitOfWork.run((repositories) =>
    close(repositories, endToEndId, 'settled', { settledAt: at })
  )
}

/**
 * Records that the bank refused a debit or returned its money, with the ISO code of the reason: its
 * order is charged back, which takes the credits, and direct debit is blocked for the member from
 * then on. What we had paid out of it already becomes a claim. Idempotent. Returns whether it changed
 * anything; refuses 'debit_not_found'. Rule: docs/product/payments.md, Direct debit.
 */
export async function returnDebit(ports: ReturnPorts, input: BankReport & { reason: string }) {
  const { endToEndId, at: returnedAt, reason: returnReason } = input
  const closed = await ports.unitOfWork.run(async (repositories) => {
    const changes = { returnedAt, returnReason }
    const done = await close(repositories, endToEndId, 'returned', changes)
    const order = done.ok ? await repositories.orders.find(done.value.debit.orderId) : null
    if (order) await claimOfOrder(repositories, ports, order)
    return done
  })
  if (!closed.ok) return closed
  // Settled even when nothing changed: an earlier call may have crashed before this line.
  await settleOrder(ports, { orderId: closed.value.debit.orderId })
  return closed
}

async function close(
  { debits, jobs, orders, users }: Repositories,
  endToEndId: string,
  state: 'settled' | 'returned',
  changes: Changes
) {
  const found = await debits.first({ endToEndId })
  if (!found) return refuse('debit_not_found')
  const { id, orderId } = found
  // Two concurrent imports wait for each other here, and see each other's changes.
  const order = await lockOrder({ users, orders }, orderId)
  const debit = (await debits.find(id)) ?? found
  const changed = mayBecome(debit.state, state)
  if (changed) {
    await debits.update(id, { state, ...changes })
    if (state === 'returned' && order) {
      const { userId } = order
      await jobs.add({ name: 'send_mail', kind: 'debit_returned', userId, debitId: id })
    }
  }
  return ok({ debit, changed })
}
