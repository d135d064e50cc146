import { createHash } from 'node:crypto'
import { DateTime } from 'luxon'
import type { Statement, StatementLine } from '#core/payments/sepa/statement'
import { parseDecimal } from '#core/decimal'
import { WrongBankFile } from '#core/ports/bank_files'
import { all, requiredTextAt, textAt, type Xml } from '#adapters/sepa/xml'

/** Reads one statement of camt.053, version .02 or .08: the movements that are finally booked. */
export function readStatement(statement: Xml): Statement {
  const iban = requiredTextAt(statement, 'Acct', 'Id', 'IBAN')
  const id = requiredTextAt(statement, 'Id')
  const lines = all(statement, 'Ntry').flatMap((entry, index) =>
    isBooked(entry) ? linesOf(entry, { iban, otherwise: `${id} ${index}` }) : []
  )
  return { iban, lines }
}

/** Text in .02, a code element in .08; a pending entry comes again once it is booked. */
function isBooked(entry: Xml) {
  return (textAt(entry, 'Sts', 'Cd') ?? requiredTextAt(entry, 'Sts')) === 'BOOK'
}

type Place = Readonly<{
  iban: string
  /** Identifies the entry where the bank gives it no reference. */
  otherwise: string
}>

/**
 * An entry is one movement, or several that were booked together. Where their amounts do not add
 * up to the entry they cannot be told apart: it is one movement without details.
 */
function linesOf(entry: Xml, place: Place): StatementLine[] {
  const parts = all(entry, 'NtryDtls', 'TxDtls')
  const whole = amountOf(entry)
  if (!whole) throw new WrongBankFile('has an entry without an amount')
  const amounts = parts.length > 1 ? parts.map(amountOfPart) : [whole]
  const sum = amounts.reduce((total, one) => total + (one?.amount ?? 0), 0)
  const isClear = sum === whole.amount && amounts.every((one) => one?.currency === whole.currency)
  if (!isClear || parts.length === 0) return [lineOf(entry, {}, { ...place, ...whole, index: 0 })]
  return parts.map((part, index) => {
    return lineOf(entry, part, { ...place, ...(amounts[index] ?? whole), index })
  })
}

type Part = Place & Readonly<{ index: number; amount: number; currency: string }>

function lineOf(
  entry: Xml,
  part: Xml,
  { iban, otherwise, index, amount, currency }: Part
): StatementLine {
  const direction = directionOf(entry)
  const other = direction === 'in' ? 'Dbtr' : 'Cdtr'
  const parties = all(part, 'RltdPties').at(0) ?? {}
  const named = textAt(entry, 'AcctSvcrRef') ?? textAt(part, 'Refs', 'AcctSvcrRef')
  return {
    id: digest([iban, named ?? otherwise, String(index)]),
    direction,
    isReversal: textAt(entry, 'RvslInd') === 'true' || textAt(entry, 'RvslInd') === '1',
    amount,
    currency,
    bookedOn: dayOf(entry),
    endToEndId: providedAt(part, 'Refs', 'EndToEndId'),
    groupId: textAt(part, 'Refs', 'PmtInfId') ?? textAt(entry, 'NtryDtls', 'Btch', 'PmtInfId'),
    returnReason: textAt(part, 'RtrInf', 'Rsn', 'Cd') ?? textAt(part, 'RtrInf', 'Rsn', 'Prtry'),
    text: remittanceOf(part),
    otherName: textAt(parties, other, 'Nm') ?? textAt(parties, other, 'Pty', 'Nm'),
    otherIban: textAt(parties, `${other}Acct`, 'Id', 'IBAN'),
  }
}

function directionOf(entry: Xml) {
  const word = requiredTextAt(entry, 'CdtDbtInd')
  if (word === 'CRDT') return 'in'
  if (word === 'DBIT') return 'out'
  throw new WrongBankFile(`says ${word} where it should be CRDT or DBIT`)
}

function amountOf(node: Xml) {
  const [found] = all(node, 'Amt')
  const amount = found ? parseDecimal(String(found['#text']).trim()) : null
  return amount === null ? null : { amount, currency: String(found['@Ccy'] ?? '') }
}

/** On the part itself in .08, below `AmtDtls/TxAmt` in .02. */
function amountOfPart(part: Xml) {
  return amountOf(part) ?? amountOf(all(part, 'AmtDtls', 'TxAmt').at(0) ?? {})
}

function dayOf(entry: Xml) {
  const day = textAt(entry, 'BookgDt', 'Dt') ?? requiredTextAt(entry, 'BookgDt', 'DtTm')
  const read = DateTime.fromISO(day.slice(0, 10), { zone: 'utc' })
  if (!read.isValid) throw new WrongBankFile(`has the day ${day}`)
  return read
}

/** Structured and unstructured: payers put our reference in either. */
function remittanceOf(part: Xml) {
  const structured = all(part, 'RmtInf', 'Strd').map((one) => textAt(one, 'CdtrRefInf', 'Ref'))
  const free = all(part, 'RmtInf', 'Ustrd').map((one) => String(one['#text']))
  return [...structured, ...free].filter(Boolean).join(' ')
}

function providedAt(node: Xml, ...path: string[]) {
  const text = textAt(node, ...path)
  return text === 'NOTPROVIDED' ? null : text
}

function digest(parts: readonly string[]) {
  return createHash('sha256').update(parts.join('\n')).digest('hex')
}
