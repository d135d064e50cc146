import { mayBuyAgain } from '#core/payments/claims/may_buy_again'
import { checkMayDebit } from '#core/payments/direct_debit/may_debit'
import { quoteNow, type NewOrder } from '#core/payments/orders/write_order'
import { readSpending } from '#core/payments/spending/read_spending'
import { mayBuy } from '#core/payments/spending/spending'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type QuoteInput = Pick<
  NewOrder,
  'userId' | 'packageId' | 'closed' | 'settings' | 'country' | 'code'
> &
  Readonly<{
    /** Cents that may be open in direct debits. */
    limit: number
  }>

/**
 * The credits and the cents that a member would sign for, for a package paid by direct debit. Refuses
 * as `quoteNow`, `mayBuyAgain`, `mayBuy` and `mayDebit` do, and 'account_not_active'.
 */
export function quoteDebit(ports: Uses<'clock' | 'secrets' | 'unitOfWork'>, input: QuoteInput) {
  return ports.unitOfWork.run(async (repositories) => {
    const user = await repositories.users.find(input.userId)
    if (!user) return refuse('account_not_active')
    const quote = await quoteNow(repositories, ports, { ...input, method: 'sdd', minimum: 1 }, user)
    if (!quote.ok) return quote
    const { credits, currency, lines } = quote.value
    const amount = lines.totalAmount
    const now = ports.clock.now()
    const again = await mayBuyAgain(repositories, user.id, now)
    if (!again.ok) return again
    const spending = await readSpending(repositories, user, now)
    const affordable = mayBuy(spending, { amount, currency }, now)
    if (!affordable.ok) return affordable
    const { limit, packageId } = input
    const purchase = { user, packageId, amount, limit, debtor: null }
    const allowed = await checkMayDebit(repositories, ports, purchase)
    return allowed.ok ? ok({ credits, amount }) : allowed
  })
}
