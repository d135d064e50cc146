import Debit from '#models/debit'
import IncomingTransfer from '#models/incoming_transfer'
import Mandate from '#models/mandate'
import Payout from '#models/payout'

/** Whom an owed payout goes to, as the bank told or the payer signed. */
export type Payee = Readonly<{ name: string; iban: string }>

/**
 * What the operator owes, the oldest first, and whom: 'waiting' while it must not be paid, null
 * where the bank did not tell whose money it is.
 */
export async function duePayouts() {
  const due = await Payout.query().whereNull('paidAt').orderBy('id')
  return Promise.all(due.map(async (payout) => ({ payout, payee: await payeeOf(payout) })))
}

function payeeOf({ provider, paymentId }: Payout) {
  return provider === 'bank' ? payerOf(paymentId) : debtorOf(paymentId)
}

/** Money that has not come yet does not go back: the bank may still refuse the debit. */
async function debtorOf(debitId: string): Promise<Payee | 'waiting' | null> {
  const debit = await Debit.find(debitId)
  if (debit?.state !== 'settled') return 'waiting'
  const { accountHolder: name, iban } = await Mandate.findOrFail(debit.mandateId)
  return iban ? { name, iban } : null
}

/** Of one line of the bank; of an order, who paid for it first: what is too much comes later. */
async function payerOf(paymentId: string): Promise<Payee | null> {
  const payer = await IncomingTransfer.query()
    .where((which) => which.where('id', paymentId).orWhere('reference', paymentId))
    .whereNotNull('payerIban')
    .orderBy('foundAt')
    .orderBy('id')
    .first()
  return payer?.payerIban ? { name: payer.payerName ?? '', iban: payer.payerIban } : null
}
