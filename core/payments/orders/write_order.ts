import { soldAs } from '#core/credits/package'
import type { User } from '#core/users/user'
import { timeBonusCode } from '#core/payments/discounts/time_bonus'
import { freeProvider } from '#core/payments/free/free_gateway'
import type { CostTerms } from '#core/payments/methods/method_costs'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import type { Order } from '#core/payments/orders/order'
import { updateCodeReservation, lockEnteredCode } from '#core/payments/discounts/code_reservation'
import { replacedBy } from '#core/payments/orders/superseded'
import { checkUseAtOnce, useAtOnceVersion } from '#core/payments/orders/use_at_once'
import { quoteOrder, type Quote, type QuoteInput } from '#core/payments/orders/quote'
import { mayBuyAgain } from '#core/payments/claims/may_buy_again'
import { mayBuy } from '#core/payments/spending/spending'
import { pauseEnd } from '#core/payments/spending/spending_limits'
import { readSpending } from '#core/payments/spending/read_spending'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'
import type { Country } from '#core/sites/countries'
import { currencyOf } from '#core/sites/currencies'
import type { SiteSettings } from '#core/sites/settings/settings'

type WritePorts = Uses<'clock' | 'ids' | 'payments'>

/** What a member chose to buy. */
export type NewOrder = Readonly<{
  userId: string
  packageId: string
  method: PaymentMethod
  /** Methods that the site does not accept: see `unavailableMethods`. */
  closed: readonly PaymentMethod[]
  /** The site's own prices, and costs of methods. */
  settings: CostTerms & Pick<SiteSettings, 'packageTerms'>
  country: Country
  /** A discount code as typed, or null. */
  code: string | null
  /** Made by the browser with the form. */
  clientId: string
  /** Whether the member ticked that they want to use the credits at once: see `checkUseAtOnce`. */
  usesAtOnce: boolean
  /** The total that the member agreed to, in minor units; null when no page showed one. */
  shownTotal: number | null
}>

/**
 * Writes an open order at the price quoted now. Idempotent by user and client id: a retry gets the
 * order written before. Refuses 'account_not_active', 'purchases_paused', 'price_changed' when the
 * member was shown another total, and as `checkUseAtOnce`, `mayBuyAgain`, `quoteNow` and `mayBuy` do. Runs inside a unit of work.
 * Rule: docs/product/payments.md, Orders.
 */
export async function writeOrder(repositories: Repositories, ports: WritePorts, input: NewOrder) {
  const user = await repositories.users.lock(input.userId)
  if (!user || !mayOrder(user)) return refuse('account_not_active')
  const now = ports.clock.now()
  const spending = await readSpending(repositories, user, now)
  if (pauseEnd(spending.limits, now)) return refuse('purchases_paused')
  const earlier = await repositories.orders.first({ userId: user.id, clientId: input.clientId })
  if (earlier) return ok(earlier)
  const asked = checkUseAtOnce(input)
  if (!asked.ok) return asked
  const again = await mayBuyAgain(repositories, user.id, now)
  if (!again.ok) return again
  const minimum = minimumOf(ports, input)
  const quote = await quoteNow(repositories, ports, { ...input, minimum }, user)
  if (!quote.ok) return quote
  const { totalAmount } = quote.value.lines
  if ((input.shownTotal ?? totalAmount) !== totalAmount) return refuse('price_changed')
  const price = { amount: totalAmount, currency: quote.value.currency }
  const allowed = mayBuy(spending, price, now)
  if (!allowed.ok) return allowed
  const replacesId = await replacedBy(repositories, user.id)
  const order = newOrder(ports, input, quote.value, replacesId)
  // No order conflicts but one that was not locked above: of the same form or the same time bonus.
  if (!(await repositories.orders.addUnlessKnown(order))) return refuse('price_changed')
  await updateCodeReservation(repositories.discountCodes, order)
  return ok(order)
}

/** A closed method, which may have no provider, is refused with the price. */
function minimumOf({ payments }: WritePorts, { method, closed, country }: NewOrder) {
  return closed.includes(method) ? 0 : payments.for(method).minimum(currencyOf(country))
}

function mayOrder({ status }: User): boolean {
  return status === 'active' || status === 'not_confirmed'
}

/**
 * What this order would cost now; locks the discount code that was entered. Refuses
 * 'package_not_found' and as `quoteOrder` does. Runs inside a unit of work.
 */
export async function quoteNow(
  { packages, orders, discountCodes }: Repositories,
  { clock }: Uses<'clock'>,
  input: Pick<NewOrder, 'packageId' | 'code' | 'method' | 'closed' | 'settings' | 'country'> &
    Pick<QuoteInput, 'minimum'>,
  user: User
) {
  const found = await packages.find(input.packageId)
  if (!found) return refuse('package_not_found')
  const bonusHeldBy = (await orders.findOpenWith(user.id, timeBonusCode))?.id ?? null
  const code = await lockEnteredCode(discountCodes, input.code, user, bonusHeldBy)
  const { method, closed, settings, country, minimum } = input
  const now = clock.now()
  return quoteOrder({
    package: soldAs(found, settings),
    method,
    closed,
    costs: settings,
    country,
    minimum,
    user,
    bonusHeldBy,
    code,
    now,
  })
}

function newOrder(
  { ids, clock, payments }: WritePorts,
  input: NewOrder,
  quote: Quote,
  replacesId: string | null
): Order {
  return {
    id: ids.next(),
    userId: input.userId,
    packageId: input.packageId,
    method: input.method,
    status: 'loading',
    country: input.country,
    currency: quote.currency,
    credits: quote.credits,
    packageAmount: quote.lines.packageAmount,
    discountAmount: quote.lines.discountAmount,
    costsAmount: quote.lines.costsAmount,
    totalAmount: quote.lines.totalAmount,
    discountCode: quote.discount?.code ?? null,
    provider: quote.lines.totalAmount === 0 ? freeProvider : payments.for(input.method).name,
    providerPaymentId: null,
    clientId: input.clientId,
    useAtOnceVersion,
    createdAt: clock.now(),
    completedAt: null,
    supersededAt: null,
    replacesId,
  }
}
