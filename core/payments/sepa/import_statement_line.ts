import { recordTransfer } from '#core/payments/bank_transfer/record_transfer'
import { returnDebit, settleDebit } from '#core/payments/direct_debit/settle_debit'
import { groupIdOf, messageIdOfGroup } from '#core/payments/sepa/collection'
import { findReferences } from '#core/payments/sepa/rf_reference'
import type { StatementLine } from '#core/payments/sepa/statement'
import type { Uses } from '#core/ports'

type ImportPorts = Uses<'clock' | 'ids' | 'unitOfWork' | 'payments' | 'events'>

/** The outcome of one movement: the first three and the last are fine, the others need an operator. */
export type LineOutcome =
  | 'paid'
  | 'debit_settled'
  | 'debit_returned'
  | 'too_little'
  | 'too_much'
  | 'reference_unknown'
  | 'several_references'
  | 'debit_not_found'
  | 'currency_not_taken'
  | 'reversal'
  | 'payment_mismatch'
  | 'not_ours'

export type ImportedLine = Readonly<{
  outcome: LineOutcome
  /** False when the movement was imported before. */
  isNew: boolean
  /** The missing or surplus amount in minor units; 0 for other outcomes. */
  difference: number
  reference: string | null
}>

/**
 * Imports one movement on the company's account, each by itself, so that one which cannot be matched
 * does not stop the others (decision 0048): money with the reference of an order pays it, a returned
 * debit is charged back and blocks direct debit for its payer, a collected debit is settled.
 * Reversals and other currencies are left to the operator, our own payments are ignored. Idempotent:
 * the same movement again changes nothing. Rule: docs/product/payments.md, Bank statements.
 */
export async function importStatementLine(
  ports: ImportPorts,
  line: StatementLine
): Promise<ImportedLine> {
  if (line.direction === 'out') return importOutgoing(ports, line)
  const references = findReferences(`${line.text} ${line.endToEndId ?? ''}`)
  if (references.length > 0) return importTransfer(ports, line, references)
  if (line.groupId) return importCollectedDebits(ports, line, line.groupId)
  return imported(line.isReversal ? 'reversal' : 'reference_unknown')
}

async function importOutgoing(ports: ImportPorts, line: StatementLine) {
  const { returnReason, endToEndId, isReversal } = line
  if (returnReason) return importReturnedDebit(ports, line, { reason: returnReason, endToEndId })
  return imported(isReversal ? 'reversal' : 'not_ours')
}

async function importTransfer(
  ports: ImportPorts,
  line: StatementLine,
  references: readonly string[]
) {
  const [reference] = references
  if (line.isReversal) return imported('reversal', { reference })
  if (references.length > 1)
    return imported('several_references', { reference: references.join(', ') })
  const recorded = await recordTransfer(ports, {
    id: line.id,
    reference,
    amount: line.amount,
    currency: line.currency,
    bookedOn: line.bookedOn,
    payerName: line.otherName,
    payerIban: line.otherIban,
  })
  if (!recorded.ok) return imported(outcomeOf(recorded.refusal), { reference })
  const { isNew, missing, surplus } = recorded.value
  if (missing > 0) return imported('too_little', { isNew, reference, difference: missing })
  if (surplus > 0) return imported('too_much', { isNew, reference, difference: surplus })
  return imported('paid', { isNew, reference })
}

/** Money of an order that no longer exists is as unmatched as an unknown reference. */
function outcomeOf(refusal: Extract<LineOutcome, `${string}_${string}`> | 'order_not_found') {
  return refusal === 'order_not_found' ? 'reference_unknown' : refusal
}

/** Some banks mark a returned debit as a reversal and others do not: the reason code decides. */
async function importReturnedDebit(
  ports: ImportPorts,
  { currency, bookedOn: at }: StatementLine,
  { reason, endToEndId }: { reason: string; endToEndId: string | null }
) {
  const reference = endToEndId
  if (!endToEndId) return imported('debit_not_found')
  if (currency !== 'EUR') return imported('currency_not_taken', { reference })
  const ended = await returnDebit(ports, { endToEndId, reason, at })
  if (!ended.ok) return imported('debit_not_found', { reference })
  return imported('debit_returned', { isNew: ended.value.changed, reference })
}

/** Debits collected together are booked as one sum, or one by one within their group. */
async function importCollectedDebits(ports: ImportPorts, line: StatementLine, groupId: string) {
  const reference = line.endToEndId ?? groupId
  if (line.currency !== 'EUR') return imported('currency_not_taken', { reference })
  if (line.isReversal) return imported('reversal', { reference })
  const ids = line.endToEndId ? [line.endToEndId] : await debitsOfGroup(ports, groupId)
  let isNew = false
  for (const endToEndId of ids) {
    const settled = await settleDebit(ports, { endToEndId, at: line.bookedOn })
    if (!settled.ok) return imported('debit_not_found', { reference })
    isNew ||= settled.value.changed
  }
  return ids.length > 0
    ? imported('debit_settled', { isNew, reference })
    : imported('debit_not_found', { reference })
}

function debitsOfGroup({ unitOfWork }: Uses<'unitOfWork'>, groupId: string) {
  const messageId = messageIdOfGroup(groupId)
  return unitOfWork.run(async ({ debits }) => {
    const exported = await debits.where({ exportedIn: messageId }, 'id')
    const inGroup = exported.filter(({ collectOn }) => groupIdOf(messageId, collectOn) === groupId)
    return inGroup.map(({ endToEndId }) => endToEndId)
  })
}

function imported(
  outcome: LineOutcome,
  details: Partial<Omit<ImportedLine, 'outcome'>> = {}
): ImportedLine {
  return { outcome, isNew: true, difference: 0, reference: null, ...details }
}
