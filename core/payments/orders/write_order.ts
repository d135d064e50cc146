import type { User } from '#core/accounts/user'
import { timeBonusCode } from '#core/payments/discounts/time_bonus'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import type { Order } from '#core/payments/orders/order'
import { keepCodeInStep, lockEnteredCode } from '#core/payments/discounts/code_reservation'
import { quoteOrder, type Quote } from '#core/payments/orders/quote'
import { mayBuy } from '#core/payments/spending/spending'
import { pausedAt } from '#core/payments/spending/spending_care'
import { readSpending } from '#core/payments/spending/read_spending'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'
import type { Country } from '#core/sites/countries'

type WritePorts = Uses<'clock' | 'ids' | 'payments'>

/** What a member chose to buy. */
export type NewOrder = Readonly<{
  userId: string
  packageId: string
  method: PaymentMethod
  /** Methods that the site does not take, as `closedMethods` tells. */
  closed: readonly PaymentMethod[]
  country: Country
  /** A discount code as typed, or null. */
  code: string | null
  /** Made by the browser with the form. */
  clientId: string
  /** The total that the member agreed to, in minor units; null when no page showed one. */
  shownTotal: number | null
}>

/**
 * Writes an order that waits for its payment, at the price quoted now; the same user and client
 * id is the order written before. Refuses as `placeOrder` tells, 'price_changed' when the member was
 * shown another total (section 1), and as `mayBuy` does. Runs inside a unit of work.
 */
export async function writeOrder(repositories: Repositories, ports: WritePorts, input: NewOrder) {
  const user = await repositories.users.lock(input.userId)
  if (!user || !mayOrder(user)) return refuse('account_not_active')
  const now = ports.clock.now()
  const spending = await readSpending(repositories, user, now)
  if (pausedAt(spending.care, now)) return refuse('purchases_paused')
  const earlier = await repositories.orders.findByClientId(user.id, input.clientId)
  if (earlier) return ok(earlier)
  const quote = await quoteNow(repositories, ports, input, user)
  if (!quote.ok) return quote
  const { totalAmount } = quote.value.lines
  if ((input.shownTotal ?? totalAmount) !== totalAmount) return refuse('price_changed')
  const price = { amount: totalAmount, currency: quote.value.currency }
  const allowed = mayBuy(spending, price, now)
  if (!allowed.ok) return allowed
  const order = newOrder(ports, input, quote.value)
  // Only an order that came past the lock can be in the way: of the same form or the same bonus.
  if (!(await repositories.orders.add(order))) return refuse('price_changed')
  await keepCodeInStep(repositories.discountCodes, order)
  return ok(order)
}

function mayOrder({ status }: User): boolean {
  return status === 'active' || status === 'not_confirmed'
}

/** What this order would cost now, with the code locked that was entered; refuses as `quoteOrder`. */
export async function quoteNow(
  { packages, orders, discountCodes }: Repositories,
  { clock }: Uses<'clock'>,
  input: Pick<NewOrder, 'packageId' | 'code' | 'method' | 'closed' | 'country'>,
  user: User
) {
  const found = await packages.find(input.packageId)
  if (!found) return refuse('package_not_found')
  const bonusHeldBy = (await orders.findOpenWith(user.id, timeBonusCode))?.id ?? null
  const code = await lockEnteredCode(discountCodes, input.code, user, bonusHeldBy)
  const { method, closed, country } = input
  const now = clock.now()
  return quoteOrder({ package: found, method, closed, country, user, bonusHeldBy, code, now })
}

function newOrder({ ids, clock, payments }: WritePorts, input: NewOrder, quote: Quote): Order {
  return {
    id: ids.next(),
    userId: input.userId,
    packageId: input.packageId,
    method: input.method,
    status: 'loading',
    country: input.country,
    currency: quote.currency,
    credits: quote.credits,
    ...quote.lines,
    discountCode: quote.discount?.code ?? null,
    provider: payments.for(input.method).name,
    providerPaymentId: null,
    clientId: input.clientId,
    createdAt: clock.now(),
    completedAt: null,
  }
}
