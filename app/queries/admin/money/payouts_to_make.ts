import Payout from '#models/payout'
import { payeesOf } from '#queries/payments/due_payouts'

/**
 * The payouts that wait, the oldest first; amounts in cents. 'waiting': its debit is not settled;
 * 'returned': the bank gave the money back already; 'unnamed': the bank did not name the account.
 */
export async function payoutsToMake() {
  const open = await Payout.query().whereNull('paidAt').orderBy('id')
  const payees = await payeesOf(open)
  return open.map(({ amount, createdAt, description, id }) => {
    const payee = payees.get(id) ?? null
    const isNamed = payee !== null && typeof payee === 'object'
    const { iban, name } = isNamed ? payee : { iban: '', name: '' }
    const state = isNamed ? ('due' as const) : (payee ?? ('unnamed' as const))
    return { id, amount, description, createdAt: createdAt.toMillis(), state, iban, name }
  })
}
