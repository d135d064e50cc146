import Payout from '#models/payout'
import { foundCount } from '#queries/admin/lists/found_count'
import { payeesOf } from '#queries/payments/due_payouts'

/**
 * A page of the payouts that wait, the oldest first; amounts in cents. 'waiting': its debit is not
 * settled; 'returned': the bank gave the money back already; 'unnamed': the bank did not name the account.
 */
export async function payoutsToMake(after: string | null, size = 25) {
  const query = waiting()
    .orderBy('id')
    .limit(size + 1)
  if (after !== null) query.where('id', '>', after)
  const found = await query
  const rows = found.slice(0, size)
  const payees = await payeesOf(rows)
  const payouts = rows.map(({ amount, createdAt, description, id }) => {
    const payee = payees.get(id) ?? null
    const isNamed = payee !== null && typeof payee === 'object'
    const { iban, name } = isNamed ? payee : { iban: '', name: '' }
    const state = isNamed ? ('due' as const) : (payee ?? ('unnamed' as const))
    return { id, amount, description, createdAt: createdAt.toMillis(), state, iban, name }
  })
  return { payouts, next: found.length > size ? rows[size - 1].id : null }
}

export function payoutCount() {
  return foundCount(waiting())
}

function waiting() {
  return Payout.query().whereNull('paidAt')
}
