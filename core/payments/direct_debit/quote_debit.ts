import { mayDebit } from '#core/payments/direct_debit/may_debit'
import { quoteNow, type NewOrder } from '#core/payments/orders/write_order'
import { readSpending } from '#core/payments/spending/read_spending'
import { mayBuy } from '#core/payments/spending/spending'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type QuoteInput = Pick<NewOrder, 'userId' | 'packageId' | 'closed' | 'country' | 'code'> &
  Readonly<{
    /** Cents that may be open in direct debits. */
    limit: number
  }>

/**
 * The credits and the cents that a member would sign for, for a package paid by direct debit. Refuses
 * as `quoteNow`, `mayBuy` and `mayDebit` do, and 'account_not_active'.
 */
export function quoteDebit(ports: Uses<'clock' | 'unitOfWork'>, input: QuoteInput) {
  return ports.unitOfWork.run(async (repositories) => {
    const user = await repositories.users.find(input.userId)
    if (!user) return refuse('account_not_active')
    const quote = await quoteNow(repositories, ports, { ...input, method: 'sdd' }, user)
    if (!quote.ok) return quote
    const { credits, currency, lines } = quote.value
    const amount = lines.totalAmount
    const now = ports.clock.now()
    const spending = await readSpending(repositories, user, now)
    const affordable = mayBuy(spending, { amount, currency }, now)
    if (!affordable.ok) return affordable
    const debits = await repositories.debits.ofUser(user.id)
    const allowed = mayDebit({ debits, amount, limit: input.limit })
    return allowed.ok ? ok({ credits, amount }) : allowed
  })
}
