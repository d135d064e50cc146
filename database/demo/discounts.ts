import { terminal } from '#core/admin/admin'
import { createBatch } from '#core/admin/discounts/change_batch'
import { createCode, endCode } from '#core/admin/discounts/change_code'
import { memberAccount } from '#core/credits/movement'
import { discountAmount } from '#core/payments/discounts/discount_code'
import { issueInvoice } from '#core/payments/invoices/issue'
import type { Ports } from '#core/ports'
import type { Character } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'

/** Ids of what no other part of the demo has: far above the numbers of its members. */
const firstNumber = 910_001
const batchId = demoId('refund', firstNumber)

/** Makes discount codes, of which members used some. */
export async function giveDiscounts(ports: Ports, cast: readonly Character[]) {
  const by = terminal
  const end = ports.clock.now().plus({ months: 2 })
  const terms = { ...open, percentage: 15, expiresAt: end }
  await createBatch(ports, { by, id: batchId, name: 'Spring letter', number: 20, form: terms })
  const codes = [
    { code: 'WELCOME-BACK', percentage: 25 },
    { code: 'NEXT-SEASON', percentage: 30, startsAt: end, expiresAt: end.plus({ months: 1 }) },
    { code: 'LAST-YEAR', percentage: 10 },
  ]
  for (const code of codes) {
    await createCode(ports, { by, form: { ...open, userId: null, ...code } })
  }
  await endCode(ports, { by, code: 'LAST-YEAR' })
  const buyers = cast.filter(({ lead, premium }) => premium && !lead).slice(0, 6)
  for (const [index, buyer] of buyers.entries()) await use(ports, buyer, index)
}

const open = {
  country: null,
  currency: null,
  minimumOrderValue: 0,
  paymentMethods: [],
  startsAt: null,
  expiresAt: null,
  validDays: null,
}

/** A member buys the bundle of their first order again, with a code of the batch. */
function use(ports: Ports, { number }: Character, index: number) {
  const at = ports.clock.now().minus({ days: index * 2 + 1 })
  const then = { ids: ports.ids, clock: { now: () => at } }
  return ports.unitOfWork.run(async (repositories) => {
    const { discountCodes, ledger, orders, users } = repositories
    const first = (await orders.find(demoId('order', number)))!
    const [code] = await discountCodes.where({ batchId, status: 'active' }, 'code')
    const discount = discountAmount(first.packageAmount, code.valuePercentage)
    const order = {
      ...first,
      id: demoId('order', firstNumber + index),
      clientId: 'demo discount',
      provider: 'sandbox',
      providerPaymentId: `sbx_demo_${number}_discount`,
      status: 'completed',
      discountCode: code.code,
      discountAmount: discount,
      totalAmount: first.packageAmount - discount + first.costsAmount,
      createdAt: at,
      completedAt: at,
    } as const
    await orders.add(order)
    await discountCodes.update(code.code, { status: 'used', orderId: order.id })
    await ledger.post({
      id: demoId('movement', firstNumber + index),
      kind: 'purchase',
      from: 'house:sales',
      to: memberAccount(order.userId),
      credits: order.credits,
      idempotencyKey: `purchase:${order.id}`,
      orderId: order.id,
      at,
    })
    await issueInvoice(repositories, then, order, (await users.find(order.userId))!)
  })
}
