import AccountProof from '#models/account_proof'
import Debit from '#models/debit'
import IncomingTransfer from '#models/incoming_transfer'
import Mandate from '#models/mandate'
import OpenItem from '#models/open_item'
import Payout from '#models/payout'

/** The person whom a payout goes to, as the bank reported or the payer signed. */
export type Payee = Readonly<{ name: string; iban: string }>

/**
 * The payouts that are due, oldest first, with their payee: 'waiting' while it must not be paid,
 * null when the bank did not name the payer. Of a debit that came back nothing is due.
 */
export async function duePayouts() {
  const open = await Payout.query().whereNull('paidAt').orderBy('id')
  const payees = await payeesOf(open)
  return open.flatMap((payout) => {
    const payee = payees.get(payout.id) ?? null
    return payee === 'returned' ? [] : [{ payout, payee }]
  })
}

/** What `duePayouts` says of a payee; 'returned' when the debit came back. */
type Payable = Payee | 'waiting' | 'returned' | null

/** The payees of payouts, by their ids: in a few queries, however many there are. */
export async function payeesOf(payouts: readonly Payout[]) {
  const ids = payouts.map(({ id }) => id)
  const proofs = await AccountProof.query().whereIn('id', ids).whereNotNull('payerIban')
  const proved = new Map(proofs.map((proof) => [proof.id, payerIn(proof)]))
  // What was paid otherwise goes to a proved account; its payment is no debit.
  const others = payouts.filter(({ id }) => !proved.has(id))
  const [ofBank, ofDebits] = [true, false].map((isOfBank) => {
    return others.filter(({ provider }) => (provider === 'bank') === isOfBank)
  })
  const paid = await payersOf(ofBank.map(({ paymentId }) => paymentId))
  const debited = await debtorsOf(ofDebits.map(({ paymentId }) => paymentId))
  return new Map(
    payouts.map(({ id, paymentId, provider }): [string, Payable] => {
      const found = provider === 'bank' ? paid.get(paymentId) : debited(paymentId)
      return [id, proved.get(id) ?? found ?? null]
    })
  )
}

/** A debit that has not settled is not paid back: the bank may still reject it. */
async function debtorsOf(debitIds: readonly string[]) {
  const debits = await Debit.query().whereIn('id', [...debitIds])
  const mandateIds = debits.map(({ mandateId }) => mandateId)
  const mandates = await Mandate.query().whereIn('id', mandateIds)
  const signed = new Map(mandates.map((mandate) => [mandate.id, mandate]))
  const known = new Map(debits.map((debit) => [debit.id, debit]))
  return (debitId: string): Payable => {
    const debit = known.get(debitId)
    if (debit?.state === 'returned') return 'returned'
    if (debit?.state !== 'settled') return 'waiting'
    const { accountHolder: name = '', iban = null } = signed.get(debit.mandateId) ?? {}
    return iban ? { name, iban } : null
  }
}

/**
 * The payers of lines of the statement, by what they paid; for an order the first payer, since any
 * surplus comes later.
 */
async function payersOf(paymentIds: readonly string[]) {
  const unmatched = await OpenItem.query()
    .where('source', 'bank')
    .whereIn('sourceId', [...paymentIds])
    .whereNotNull('payerIban')
  const lines = await linesOf(paymentIds)
  const payers = new Map(unmatched.map((item) => [item.sourceId, payerIn(item)]))
  // The first one last, so that it stays.
  for (const line of lines.toReversed()) {
    if (line.owedBackAt === null) payers.set(line.reference, payerIn(line))
    payers.set(line.id, payerIn(line))
  }
  return payers
}

function linesOf(paymentIds: readonly string[]) {
  return IncomingTransfer.query()
    .where((which) => {
      which.whereIn('id', [...paymentIds]).orWhereIn('reference', [...paymentIds])
    })
    .whereNotNull('payerIban')
    .orderBy('foundAt')
    .orderBy('id')
}

function payerIn({ payerIban, payerName }: Pick<OpenItem, 'payerIban' | 'payerName'>): Payee {
  return { name: payerName ?? '', iban: payerIban ?? '' }
}
