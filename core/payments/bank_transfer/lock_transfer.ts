import type { BankTransfer } from '#core/payments/bank_transfer/bank_transfer'
import { lockOrder } from '#core/payments/orders/lock_order'
import type { Repositories } from '#core/ports/unit_of_work'

/**
 * Locks the buyer and the order of a bank transfer, as `lockOrder` does, then the transfer, and
 * returns it; null when it does not exist. Money that goes back is written for the order.
 */
export async function lockTransfer(
  repositories: Pick<Repositories, 'users' | 'orders' | 'bankTransfers'>,
  reference: string
): Promise<BankTransfer | null> {
  const found = await repositories.bankTransfers.find(reference)
  if (!found) return null
  await lockOrder(repositories, found.orderId)
  return repositories.bankTransfers.lock(reference)
}
