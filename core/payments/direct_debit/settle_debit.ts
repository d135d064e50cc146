import type { DateTime } from 'luxon'
import { mayBecome, type Debit } from '#core/payments/direct_debit/debit'
import { settleOrder } from '#core/payments/settling/settle_order'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type Named = Readonly<{
  /** As the bank repeats it. */
  endToEndId: string
  at: DateTime
}>

type Changes = Partial<Pick<Debit, 'settledAt' | 'returnedAt' | 'returnReason'>>

type ReturnPorts = Uses<'clock' | 'ids' | 'unitOfWork' | 'payments' | 'events'>

/**
 * Notes that the money of a debit has come. The same news twice, or after a return, changes
 * nothing. Answers whether it did; refuses 'debit_not_found'.
 */
export function settleDebit({ unitOfWork }: Uses<'unitOfWork'>, { endToEndId, at }: Named) {
  return unitOfWork.run((repositories) =>
    end(repositories, endToEndId, 'settled', { settledAt: at })
  )
}

/**
 * Notes that the bank refused a debit or took its money back, with the ISO code of the reason: its
 * order is charged back, which takes the credits, and direct debit is blocked for the member from
 * then on (decisions, Methods by country). The same news twice changes nothing. Answers whether it
 * did; refuses 'debit_not_found'.
 */
export async function returnDebit(ports: ReturnPorts, input: Named & { reason: string }) {
  const { endToEndId, at: returnedAt, reason: returnReason } = input
  const ended = await ports.unitOfWork.run((repositories) =>
    end(repositories, endToEndId, 'returned', { returnedAt, returnReason })
  )
  if (!ended.ok) return ended
  // Also after news that changed nothing: a crash may have come between the two.
  await settleOrder(ports, { orderId: ended.value.orderId })
  return ended
}

async function end(
  { debits, jobs, orders }: Repositories,
  endToEndId: string,
  state: 'settled' | 'returned',
  changes: Changes
) {
  const found = await debits.findByEndToEndId(endToEndId)
  if (!found) return refuse('debit_not_found')
  const { id, orderId } = found
  // Two files read at once wait for each other here, and see what the other did.
  await orders.lock(orderId)
  const debit = (await debits.find(id)) ?? found
  const changed = mayBecome(debit.state, state)
  if (changed) {
    await debits.update(id, { state, ...changes })
    if (state === 'returned')
      await jobs.add({ name: 'send_debit_mail', debitId: id, kind: 'debit_returned' })
  }
  return ok({ orderId, changed })
}
