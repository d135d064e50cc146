import { payClaim } from '#core/payments/claims/pay_claim'
import { recordTransfer } from '#core/payments/bank_transfer/record_transfer'
import type { Debit } from '#core/payments/direct_debit/debit'
import { returnDebit, settleDebit } from '#core/payments/direct_debit/settle_debit'
import { proveAccount } from '#core/payments/refunds/pay_out_to_account'
import { findDebit } from '#core/payments/sepa/find_debit'
import { groupIdOf, messageIdOfGroup } from '#core/payments/sepa/collection'
import { findReferences } from '#core/payments/sepa/rf_reference'
import type { StatementLine } from '#core/payments/sepa/statement'
import type { Uses } from '#core/ports'

type ImportPorts = Uses<'clock' | 'ids' | 'unitOfWork' | 'payments' | 'events'>

/** The outcomes that an operator has to look at. */
export const unclearOutcomes = [
  'reference_unknown',
  'several_references',
  'debit_not_found',
  'amount_differs',
  'returned_amount_differs',
  'currency_not_taken',
  'reversal',
  'payout_returned',
  'payment_mismatch',
] as const

type UnclearOutcome = (typeof unclearOutcomes)[number]

export const lineOutcomes = [
  'paid',
  'too_little',
  'too_little_too_late',
  'too_much',
  'claim_paid',
  'account_proved',
  'debit_settled',
  'debit_returned',
  'not_ours',
  ...unclearOutcomes,
] as const

/** The outcome of one movement. */
export type LineOutcome = (typeof lineOutcomes)[number]

export type ImportedLine = Readonly<{
  outcome: LineOutcome
  /** Whether it changed an order or a debit. */
  changed: boolean
  /** What is missing, too much or different, in minor units; 0 for other outcomes. */
  difference: number
  reference: string | null
  orderId: string | null
}>

/** Whether an operator has to look at a movement with this outcome. */
export function isUnclear(outcome: LineOutcome): outcome is UnclearOutcome {
  return unclearOutcomes.some((unclear) => unclear === outcome)
}

/**
 * Brings one movement on the company's account to its place: money with the reference of an order or
 * a claim pays it, with that of a refund it proves the account, a returned debit is charged back and blocks direct debit for its payer, a collected debit
 * is settled. What is unclear changes nothing, except that a debit which came back for another amount
 * is charged back; our own payments are ignored. Idempotent by the id of the movement.
 * Rule: docs/product/payments.md, Bank statements.
 */
export async function importStatementLine(
  ports: ImportPorts,
  { line, movementId }: Readonly<{ line: StatementLine; movementId: string }>
): Promise<ImportedLine> {
  if (line.direction === 'out') return importOutgoing(ports, line)
  const references = referencesIn(line)
  const [reference = null] = references
  if (line.returnReason) return imported('payout_returned', { reference })
  if (references.length > 0) return importTransfer(ports, line, { references, movementId })
  const debit = await findDebit(ports, line)
  if (debit || line.groupId) return importCollectedDebits(ports, line, debit)
  return imported(line.isReversal ? 'reversal' : 'reference_unknown')
}

/** What the payer wrote; where that says nothing, what the bank wrote. */
function referencesIn({ text, endToEndId, notes }: StatementLine) {
  const stated = findReferences(`${text} ${endToEndId ?? ''}`)
  return stated.length > 0 ? stated : findReferences(notes)
}

/** Money of one of our debits can only leave the account because it came back. */
async function importOutgoing(ports: ImportPorts, line: StatementLine) {
  const { returnReason, endToEndId: reference } = line
  const debit = await findDebit(ports, line)
  if (debit) return importReturnedDebit(ports, line, debit)
  if (returnReason) return imported('debit_not_found', { reference })
  return imported(line.isReversal ? 'reversal' : 'not_ours')
}

type Stated = Readonly<{ references: readonly string[]; movementId: string }>

async function importTransfer(
  ports: ImportPorts,
  line: StatementLine,
  { references, movementId }: Stated
) {
  const [reference] = references
  if (line.isReversal) return imported('reversal', { reference })
  if (references.length > 1)
    return imported('several_references', { reference: references.join(', ') })
  const recorded = await recordTransfer(ports, {
    id: movementId,
    reference,
    amount: line.amount,
    currency: line.currency,
    bookedOn: line.bookedOn,
    payerName: line.otherName,
    payerIban: line.otherIban,
  })
  if (!recorded.ok && recorded.refusal === 'reference_unknown') {
    return importOther(ports, line, { reference, movementId })
  }
  if (!recorded.ok) return imported(outcomeOf(recorded.refusal), { reference })
  const { isNew: changed, missing, surplus, goesBack, order } = recorded.value
  const found = { changed, reference, orderId: order.id }
  if (goesBack) return imported('too_little_too_late', { ...found, difference: missing })
  if (missing > 0) return imported('too_little', { ...found, difference: missing })
  if (surplus > 0) return imported('too_much', { ...found, difference: surplus })
  return imported('paid', found)
}

/** Money with a reference that is not that of an order: of a claim, or of a refund. */
async function importOther(
  ports: ImportPorts,
  { amount, currency, otherName, otherIban }: StatementLine,
  { reference, movementId }: Readonly<{ reference: string; movementId: string }>
) {
  const paid = await payClaim(ports, { id: movementId, reference, amount, currency })
  if (paid.ok) {
    const { isNew: changed, orderId } = paid.value
    return imported('claim_paid', { changed, reference, orderId })
  }
  if (paid.refusal !== 'reference_unknown') return imported(paid.refusal, { reference })
  const transfer = { id: movementId, reference, amount, currency }
  const account = { payerName: otherName, payerIban: otherIban }
  const proved = await proveAccount(ports, { ...transfer, ...account })
  if (!proved.ok) return imported(proved.refusal, { reference })
  const { isNew: changed, orderId } = proved.value
  return imported('account_proved', { changed, reference, orderId })
}

/** Money of an order that no longer exists is as unmatched as an unknown reference. */
function outcomeOf(refusal: Extract<UnclearOutcome, `${string}_${string}`> | 'order_not_found') {
  return refusal === 'order_not_found' ? 'reference_unknown' : refusal
}

/**
 * Some banks mark a returned debit as a reversal and others do not. A bank may add its own charge to
 * the sum; less than the debit is not its return.
 */
async function importReturnedDebit(ports: ImportPorts, line: StatementLine, debit: Debit) {
  const { endToEndId, orderId } = debit
  const found = { reference: endToEndId, orderId }
  if (line.currency !== debit.currency) return imported('currency_not_taken', found)
  const difference = line.amount - debit.amount
  if (difference < 0) return imported('amount_differs', { ...found, difference: -difference })
  const reason = line.returnReason ?? unknownReason
  const ended = await returnDebit(ports, { endToEndId, reason, at: line.bookedOn })
  if (!ended.ok) return imported('debit_not_found', found)
  const { changed } = ended.value
  if (difference === 0) return imported('debit_returned', { ...found, changed })
  return imported('returned_amount_differs', { ...found, changed, difference })
}

/** The ISO code of a reason that is told in words, or not at all. */
const unknownReason = 'NARR'

/** Debits collected together are booked as one sum, or one by one within their group. */
async function importCollectedDebits(ports: ImportPorts, line: StatementLine, debit: Debit | null) {
  const { groupId } = line
  const reference = line.endToEndId ?? debit?.endToEndId ?? groupId
  if (line.currency !== 'EUR') return imported('currency_not_taken', { reference })
  if (line.isReversal) return imported('reversal', { reference })
  const group = groupId && !line.endToEndId ? await debitsOfGroup(ports, groupId) : []
  const collected = debit ? [debit] : group
  if (collected.length === 0) return imported('debit_not_found', { reference })
  const difference = differenceFrom(collected, line.amount)
  if (difference !== 0) return imported('amount_differs', { reference, difference })
  let changed = false
  for (const { endToEndId } of collected) {
    const settled = await settleDebit(ports, { endToEndId, at: line.bookedOn })
    changed ||= settled.ok && settled.value.changed
  }
  return imported('debit_settled', { changed, reference })
}

/**
 * By how much a sum differs from its debits. One that the bank refused before it was collected may be
 * in the sum, if it came back later, or not.
 */
function differenceFrom(debits: readonly Debit[], amount: number) {
  const sumOf = (those: readonly Debit[]) => those.reduce((sum, one) => sum + one.amount, 0)
  const collected = debits.filter(({ state, settledAt }) => state !== 'returned' || settledAt)
  if (amount === sumOf(debits) || amount === sumOf(collected)) return 0
  return Math.abs(amount - sumOf(collected))
}

function debitsOfGroup({ unitOfWork }: Uses<'unitOfWork'>, groupId: string) {
  const messageId = messageIdOfGroup(groupId)
  return unitOfWork.run(async ({ debits }) => {
    const exported = await debits.where({ exportedIn: messageId }, 'id')
    return exported.filter(({ collectOn }) => groupIdOf(messageId, collectOn) === groupId)
  })
}

function imported(
  outcome: LineOutcome,
  details: Partial<Omit<ImportedLine, 'outcome'>> = {}
): ImportedLine {
  return { outcome, changed: false, difference: 0, reference: null, orderId: null, ...details }
}
