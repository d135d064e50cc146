import type { Actor } from '#core/admin/admin'
import { performAct } from '#core/admin/perform_act'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

/**
 * Sends the buyer of an order the receipt with its invoice again. Refuses as `performAct` does,
 * 'order_not_found', and 'invoice_missing' for an order that was never paid.
 * Rule: docs/product/back-office.md, Orders.
 */
export async function resendInvoice(
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { by, orderId }: Readonly<{ by: Actor; orderId: string }>
) {
  const found = await ports.unitOfWork.run(async ({ orders, users }) => {
    const order = await orders.find(orderId)
    return order && users.find(order.userId)
  })
  if (!found) return refuse('order_not_found')
  const { id: userId, siteId } = found
  const on = { kind: 'order', id: orderId } as const
  const act = { by, right: 'resend_invoice', on, siteId, reason: null } as const
  return performAct(ports, act, async (_, { invoices, jobs }) => {
    if (!(await invoices.first({ orderId, kind: 'invoice' }))) return refuse('invoice_missing')
    await jobs.add({ name: 'send_mail', kind: 'receipt', userId, orderId })
    return ok({ after: { mail: 'receipt' }, value: undefined })
  })
}
