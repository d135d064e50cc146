import { memberAccount } from '#core/credits/movement'
import { maySpend } from '#core/credits/spend'
import type { Package } from '#core/credits/package'
import { placeOrder, type PlaceOrderInput } from '#core/payments/orders/place_order'
import { settleOrder } from '#core/payments/settling/settle_order'
import type { Uses } from '#core/ports'
import { defaultSettings } from '#core/sites/settings/settings'
import { springCode } from '#tests/support/payments/discount_codes'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob, type Person } from '#tests/support/people/people'

export const fiftyCredits: Package = {
  id: 'p1-eur',
  tier: 'p1',
  credits: 50,
  currency: 'EUR',
  amount: 1999,
}

export const fiftyForPounds: Package = {
  ...fiftyCredits,
  id: 'p1-gbp',
  currency: 'GBP',
  amount: 1799,
}

/** Fake ports with these members, two packages and the discount code SPRING10. */
export async function openCheckout(...people: Person[]) {
  const ports = await portsWith(...(people.length ? people : [ada(), bob()]))
  ports.repositories.packages.rows.set(fiftyCredits.id, fiftyCredits)
  ports.repositories.packages.rows.set(fiftyForPounds.id, fiftyForPounds)
  const code = springCode()
  ports.repositories.discountCodes.rows.set(code.code, code)
  return ports
}

export type Checkout = Awaited<ReturnType<typeof openCheckout>>

/** Ada's order of fifty credits with iDEAL. */
export function adasOrder(changes: Partial<PlaceOrderInput> = {}): PlaceOrderInput {
  return {
    userId: ada().user.id,
    packageId: fiftyCredits.id,
    method: 'ideal',
    closed: [],
    settings: defaultSettings,
    country: 'NL',
    code: null,
    clientId: 'form-1',
    usesAtOnce: true,
    shownTotal: null,
    language: 'nl',
    bank: null,
    description: '50 credits',
    returnUrl: (orderId) => `https://vonk.test/transactions/${orderId}`,
    webhookUrl: () => 'https://vonk.test/webhooks/payments',
    ...changes,
  }
}

/** Places an order, which must not be refused. */
export async function placedOrder(ports: Checkout, changes: Partial<PlaceOrderInput> = {}) {
  const result = await placeOrder(ports, adasOrder(changes))
  if (!result.ok) throw new Error(result.refusal)
  const { order } = result.value
  return { orderId: order.id, paymentId: order.providerPaymentId ?? '', order }
}

/** An order that is paid and not yet settled. */
export async function paidOrder() {
  const ports = await openCheckout()
  const order = await placedOrder(ports)
  ports.payments.pay(order.paymentId, 'paid')
  return { ports, ...order }
}

/** The user that such an order is for. */
export function buyer({ repositories }: Checkout) {
  return repositories.users.rows.get(ada().user.id)
}

/** The input to settle an order by a webhook of the fake provider. */
export function webhookOf(paymentId: string) {
  return { provider: 'fake', paymentId }
}

/** Places an order, pays and settles it: its credits are posted. */
export async function completedOrder(ports: Checkout, changes: Partial<PlaceOrderInput> = {}) {
  const made = await placedOrder(ports, changes)
  ports.payments.pay(made.paymentId, 'paid')
  await settleOrder(ports, { orderId: made.orderId })
  return made
}

/** Spends credits as a message does, if the balance allows it. */
export function spend(
  { unitOfWork, ids, clock }: Uses<'unitOfWork' | 'ids' | 'clock'>,
  userId: string,
  credits: number
) {
  return unitOfWork.run(async ({ users, ledger }) => {
    const user = await users.lock(userId)
    if (!user || !maySpend(user.credits, credits).ok) return
    const [id, at] = [ids.next(), clock.now()]
    const legs = { from: memberAccount(userId), to: 'house:spent' } as const
    const idempotencyKey = `message:${id}`
    await ledger.post({ id, kind: 'message', ...legs, credits, idempotencyKey, orderId: null, at })
  })
}

/** A checkout at which Ada has placed an order. */
export async function ordered() {
  const ports = await openCheckout()
  return { ports, ...(await placedOrder(ports)) }
}

/** A checkout at which Ada has paid for an order. */
export async function purchased() {
  const ports = await openCheckout()
  return { ports, ...(await completedOrder(ports)) }
}
