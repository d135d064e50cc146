import { issueCreditNote } from '#core/payments/invoices/issue'
import { adjustCredits } from '#core/payments/settling/adjust_credits'
import type { Ports } from '#core/ports'
import type { Character } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'

/**
 * The bank of a payer took the money of an order back, and the dispute was lost. Of somebody in
 * Switzerland: those whom the screens and tests show in their own country keep their credits.
 */
export function chargeBack(ports: Ports, cast: readonly Character[]) {
  const buyer = cast.findLast(({ country, lead, premium }) => country === 'CH' && premium && !lead)
  if (!buyer) return
  const orderId = demoId('order', buyer.number)
  return ports.unitOfWork.run(async (repositories) => {
    const { disputes, orders } = repositories
    const order = (await orders.find(orderId))!
    const { currency, totalAmount: amount } = order
    const openedAt = ports.clock.now().minus({ days: 1 })
    const about = { orderId, reason: 'fraudulent', amount, currency, openedAt, dueAt: null }
    await disputes.add({ id: 'sandbox:demo lost', status: 'lost', ...about })
    await orders.update(orderId, { status: 'charged_back' })
    await adjustCredits(repositories, ports, { ...order, status: 'charged_back' })
    await issueCreditNote(repositories, ports, orderId, { everything: true })
  })
}
