import Debit from '#models/debit'
import IncomingTransfer from '#models/incoming_transfer'
import Mandate from '#models/mandate'
import Payout from '#models/payout'

/** Whom a payout goes to, as the bank reported or the payer signed. */
export type Payee = Readonly<{ name: string; iban: string }>

/**
 * The payouts that are due, oldest first, with their payee: 'waiting' while it must not be paid,
 * null when the bank did not name the payer.
 */
export async function duePayouts() {
  const due = await Payout.query().whereNull('paidAt').orderBy('id')
  return Promise.all(due.map(async (payout) => ({ payout, payee: await payeeOf(payout) })))
}

function payeeOf({ provider, paymentId }: Payout) {
  return provider === 'bank' ? payerOf(paymentId) : debtorOf(paymentId)
}

/** A debit that has not settled is not paid back: the bank may still reject it. */
async function debtorOf(debitId: string): Promise<Payee | 'waiting' | null> {
  const debit = await Debit.find(debitId)
  if (debit?.state !== 'settled') return 'waiting'
  const { accountHolder: name, iban } = await Mandate.findOrFail(debit.mandateId)
  return iban ? { name, iban } : null
}

/**
 * The payer of one line of the statement; for an order the first payer, since any surplus comes
 * later.
 */
async function payerOf(paymentId: string): Promise<Payee | null> {
  const payer = await IncomingTransfer.query()
    .where((which) => which.where('id', paymentId).orWhere('reference', paymentId))
    .whereNotNull('payerIban')
    .orderBy('foundAt')
    .orderBy('id')
    .first()
  return payer?.payerIban ? { name: payer.payerName ?? '', iban: payer.payerIban } : null
}
