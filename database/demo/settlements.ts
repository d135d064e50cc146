import { comparisonsByDay } from '#core/payments/settling/settlement_comparison'
import type { Ports } from '#core/ports'

/** Days that are compared; the newest are left to the hourly job of the demo itself. */
const compared = { from: 12, to: 4 }

/** What the provider of the demo received on earlier days: everything, but for a part of one order. */
export function compareDemoDays({ clock, unitOfWork }: Ports) {
  const today = clock.now().toUTC().startOf('day')
  const days = Array.from({ length: compared.from - compared.to + 1 }, (_, index) => {
    return today.minus({ days: compared.from - index })
  })
  return unitOfWork.run(async ({ orders, settlementComparisons }) => {
    const sold = await orders.where({ provider: 'sandbox', status: 'completed' }, 'completedAt')
    const seen = sold.flatMap(
      ({ completedAt, currency, id: orderId, providerPaymentId, totalAmount }) => {
        if (!completedAt || completedAt < days[0]) return []
        const references = providerPaymentId ? [providerPaymentId] : []
        const sides = { received: totalAmount, expected: totalAmount, currencies: [currency] }
        const order = { agrees: true, difference: { orderId, references, ...sides } }
        return [{ day: completedAt.toUTC().startOf('day'), order }]
      }
    )
    const short = seen.findIndex(({ day }) => day > days[4])
    const compare = seen.map((one, index) => {
      if (index !== short) return one
      const { difference } = one.order
      const received = difference.received - 500
      return { day: one.day, order: { agrees: false, difference: { ...difference, received } } }
    })
    const of = { provider: 'sandbox', days, comparedAt: clock.now() }
    for (const one of comparisonsByDay(of, compare)) await settlementComparisons.put(one)
  })
}
