import AccountProof from '#models/account_proof'
import Debit from '#models/debit'
import IncomingTransfer from '#models/incoming_transfer'
import Mandate from '#models/mandate'
import OpenItem from '#models/open_item'
import Payout from '#models/payout'

/** Whom a payout goes to, as the bank reported or the payer signed. */
export type Payee = Readonly<{ name: string; iban: string }>

/**
 * The payouts that are due, oldest first, with their payee: 'waiting' while it must not be paid,
 * null when the bank did not name the payer. Of a debit that came back nothing is due.
 */
export async function duePayouts() {
  const open = await Payout.query().whereNull('paidAt').orderBy('id')
  const found = await Promise.all(
    open.map(async (payout) => ({ payout, payee: await payeeOf(payout) }))
  )
  return found.flatMap(({ payout, payee }) => (payee === 'returned' ? [] : [{ payout, payee }]))
}

/** Whom a payout goes to: see `duePayouts`; 'returned' when its debit came back. */
export async function payeeOf({ id, provider, paymentId }: Payout) {
  const proof = await AccountProof.find(id)
  if (proof?.payerIban) return { name: proof.payerName ?? '', iban: proof.payerIban }
  return provider === 'bank' ? payerOf(paymentId) : debtorOf(paymentId)
}

/** A debit that has not settled is not paid back: the bank may still reject it. */
async function debtorOf(debitId: string): Promise<Payee | 'waiting' | 'returned' | null> {
  const debit = await Debit.find(debitId)
  if (debit?.state === 'returned') return 'returned'
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
    .where((which) => {
      which
        .where('id', paymentId)
        .orWhere((price) => price.where('reference', paymentId).whereNull('owedBackAt'))
    })
    .whereNotNull('payerIban')
    .orderBy('foundAt')
    .orderBy('id')
    .first()
  const found = payer ?? (await payerOfUnmatched(paymentId))
  return found?.payerIban ? { name: found.payerName ?? '', iban: found.payerIban } : null
}

/** The payer of money that was for no order. */
function payerOfUnmatched(sourceId: string) {
  return OpenItem.query().where({ source: 'bank', sourceId }).whereNotNull('payerIban').first()
}
