import { takeInTransfer } from '#core/payments/bank_transfer/record_transfer'
import { returnDebit, settleDebit } from '#core/payments/direct_debit/settle_debit'
import { groupIdOf, messageIdOfGroup } from '#core/payments/sepa/collection'
import { referencesIn } from '#core/payments/sepa/rf_reference'
import type { StatementLine } from '#core/payments/sepa/statement'
import type { Uses } from '#core/ports'

type TakeInPorts = Uses<'clock' | 'ids' | 'unitOfWork' | 'payments' | 'events'>

/** What became of one movement: the first three and the last are well, an operator reads the rest. */
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

export type TakenLine = Readonly<{
  outcome: LineOutcome
  /** Whether nobody had told of it before. */
  isNew: boolean
  /** What is missing or came too much, in minor units; 0 for the others. */
  difference: number
  reference: string | null
}>

/**
 * Takes in one movement on our account, by itself, so that a movement which cannot be understood
 * holds up no other (decision 48): money with the reference of an order pays it, a debit that came
 * back is charged back and blocks direct debit for its payer, the money of a debit settles it.
 * Reversals and other currencies are refused, and what we pay ourselves is left alone. The same
 * movement again changes nothing.
 */
export async function takeInLine(ports: TakeInPorts, line: StatementLine): Promise<TakenLine> {
  if (line.direction === 'out') return takeOut(ports, line)
  const references = referencesIn(`${line.text} ${line.endToEndId ?? ''}`)
  if (references.length > 0) return takeInMoney(ports, line, references)
  if (line.groupId) return settleGroup(ports, line, line.groupId)
  return told(line.isReversal ? 'reversal' : 'reference_unknown')
}

async function takeOut(ports: TakeInPorts, line: StatementLine) {
  const { returnReason, endToEndId, isReversal } = line
  if (returnReason) return takeBackDebit(ports, line, { reason: returnReason, endToEndId })
  return told(isReversal ? 'reversal' : 'not_ours')
}

async function takeInMoney(ports: TakeInPorts, line: StatementLine, references: readonly string[]) {
  const [reference] = references
  if (line.isReversal) return told('reversal', { reference })
  if (references.length > 1) return told('several_references', { reference: references.join(', ') })
  const { id, amount, currency, bookedOn, otherName: payerName, otherIban: payerIban } = line
  const came = { id, reference, amount, currency, bookedOn, payerName, payerIban }
  const taken = await takeInTransfer(ports, came)
  if (!taken.ok) return told(outcomeOf(taken.refusal), { reference })
  const { isNew, missing, surplus } = taken.value
  if (missing > 0) return told('too_little', { isNew, reference, difference: missing })
  if (surplus > 0) return told('too_much', { isNew, reference, difference: surplus })
  return told('paid', { isNew, reference })
}

/** An order that is gone leaves its money without a home, as an unknown reference does. */
function outcomeOf(refusal: Extract<LineOutcome, `${string}_${string}`> | 'order_not_found') {
  return refusal === 'order_not_found' ? 'reference_unknown' : refusal
}

/** Banks call a returned debit a reversal or not, as they like: the reason says what it is. */
async function takeBackDebit(
  ports: TakeInPorts,
  { currency, bookedOn: at }: StatementLine,
  { reason, endToEndId }: { reason: string; endToEndId: string | null }
) {
  const reference = endToEndId
  if (!endToEndId) return told('debit_not_found')
  if (currency !== 'EUR') return told('currency_not_taken', { reference })
  const ended = await returnDebit(ports, { endToEndId, reason, at })
  if (!ended.ok) return told('debit_not_found', { reference })
  return told('debit_returned', { isNew: ended.value.changed, reference })
}

/** Debits that were collected together come as one sum, or one by one below their group. */
async function settleGroup(ports: TakeInPorts, line: StatementLine, groupId: string) {
  const reference = line.endToEndId ?? groupId
  if (line.currency !== 'EUR') return told('currency_not_taken', { reference })
  if (line.isReversal) return told('reversal', { reference })
  const ids = line.endToEndId ? [line.endToEndId] : await debitsOfGroup(ports, groupId)
  let isNew = false
  for (const endToEndId of ids) {
    const settled = await settleDebit(ports, { endToEndId, at: line.bookedOn })
    if (!settled.ok) return told('debit_not_found', { reference })
    isNew ||= settled.value.changed
  }
  return ids.length > 0
    ? told('debit_settled', { isNew, reference })
    : told('debit_not_found', { reference })
}

function debitsOfGroup({ unitOfWork }: Uses<'unitOfWork'>, groupId: string) {
  const messageId = messageIdOfGroup(groupId)
  return unitOfWork.run(async ({ debits }) => {
    const exported = await debits.exportedIn(messageId)
    const own = exported.filter(({ collectOn }) => groupIdOf(messageId, collectOn) === groupId)
    return own.map(({ endToEndId }) => endToEndId)
  })
}

function told(outcome: LineOutcome, more: Partial<TakenLine> = {}): TakenLine {
  return { isNew: true, difference: 0, reference: null, ...more, outcome }
}
