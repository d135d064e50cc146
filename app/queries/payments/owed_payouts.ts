import Debit from '#models/debit'
import IncomingTransfer from '#models/incoming_transfer'
import Mandate from '#models/mandate'
import Payout from '#models/payout'

/** Whom an owed payout goes to; null while it must not be paid, or nobody knows where to. */
export type Payee = Readonly<{ name: string; iban: string }>

/** What the operator owes, the oldest first, and whom. */
export async function owedPayouts() {
  const owed = await Payout.query().whereNull('paidAt').orderBy('id')
  return Promise.all(owed.map(async (payout) => ({ payout, payee: await payeeOf(payout) })))
}

function payeeOf({ provider, paymentId }: Payout) {
  return provider === 'bank' ? payerOf(paymentId) : debtorOf(paymentId)
}

/** Money that has not come yet does not go back: the bank may still refuse the debit. */
async function debtorOf(debitId: string): Promise<Payee | null> {
  const debit = await Debit.find(debitId)
  if (debit?.state !== 'settled') return null
  const { accountHolder: name, iban } = await Mandate.findOrFail(debit.mandateId)
  return iban ? { name, iban } : null
}

async function payerOf(reference: string): Promise<Payee | null> {
  const incoming = IncomingTransfer.query().where({ reference }).whereNotNull('payerIban')
  const payer = await incoming.orderBy('bookedOn', 'desc').first()
  return payer?.payerIban ? { name: payer.payerName ?? '', iban: payer.payerIban } : null
}
