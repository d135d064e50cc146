import { DateTime } from 'luxon'
import type { BankEntry, Statement, StatementLine } from '#core/payments/sepa/statement'
import { fingerprintOf } from '#adapters/sepa/fingerprint'
import { amountOf, type Amount, chargesOf, requiredAmountOf } from '#adapters/sepa/read_amount'
import { WrongBankFile } from '#core/ports/bank_files'
import { all, requiredTextAt, textAt, type Xml } from '#adapters/sepa/xml'

type Direction = StatementLine['direction']

/** Reads a statement, a report or a notification of one account: what is finally booked. */
export function readStatement(statement: Xml): Statement {
  const account = textAt(statement, 'Acct', 'Id', 'IBAN')
  return {
    account: account ?? requiredTextAt(statement, 'Acct', 'Id', 'Othr', 'Id'),
    entries: all(statement, 'Ntry').filter(isBooked).map(readEntry(statement)),
  }
}

/** Text in the first versions, a code element later; what is pending comes again once it is booked. */
function isBooked(entry: Xml) {
  return (textAt(entry, 'Sts', 'Cd') ?? requiredTextAt(entry, 'Sts')) === 'BOOK'
}

function readEntry(statement: Xml) {
  return (entry: Xml): BankEntry => {
    const whole = { ...requiredAmountOf(entry), direction: directionOf(entry) }
    const bookedOn = dayOf(entry, statement)
    const lines = partsOf(entry, whole).map((part) => readLine(entry, part, bookedOn))
    return { ...whole, lines }
  }
}

type Whole = Amount & Readonly<{ direction: Direction }>

/** A movement within an entry: its details, and what it moved. */
type Part = Whole & Readonly<{ details: Xml }>

/**
 * An entry is one movement, or several that were booked together, with the bank's charges as one
 * more. Where these do not add up to the entry they cannot be told apart: then it is one movement
 * without details.
 */
function partsOf(entry: Xml, whole: Whole): readonly Part[] {
  const details = all(entry, 'NtryDtls').flatMap(detailsOf)
  if (details.length < 2) return [{ ...whole, details: details[0] ?? {} }]
  const parts = details.map((one) => partOf(one, whole)).filter((part) => part !== null)
  const rest = parts.reduce((left, part) => left - signed(part), signed(whole))
  const isClear = rest === 0 || Math.abs(rest) === chargesOf(entry, details, whole.currency)
  if (parts.length < details.length || !isClear) return [{ ...whole, details: {} }]
  return rest === 0 ? parts : [...parts, { ...whole, ...unsigned(rest), details: {} }]
}

/** A batch that the bank did not break down is one movement, known by its group. */
function detailsOf(batch: Xml): readonly Xml[] {
  const transactions = all(batch, 'TxDtls')
  const group = all(batch, 'Btch')
  if (transactions.length === 0) return group.length > 0 ? [{ Btch: group }] : []
  return group.length > 0 ? transactions.map((one) => ({ ...one, Btch: group })) : transactions
}

function partOf(details: Xml, whole: Whole): Part | null {
  const direction = textAt(details, 'CdtDbtInd') ? directionOf(details) : whole.direction
  const amount = amountOf(details, whole.currency)
  return amount && { ...amount, direction, details }
}

function signed({ amount, direction }: Whole) {
  return direction === 'in' ? amount : -amount
}

function unsigned(sum: number) {
  return { amount: Math.abs(sum), direction: sum > 0 ? ('in' as const) : ('out' as const) }
}

function readLine(entry: Xml, part: Part, bookedOn: DateTime): StatementLine {
  const { amount, currency, direction, details } = part
  const line = {
    direction,
    isReversal: ['true', '1'].includes(textAt(entry, 'RvslInd') ?? ''),
    amount,
    currency,
    bookedOn,
    endToEndId: given(textAt(details, 'Refs', 'EndToEndId')),
    mandateReference: given(textAt(details, 'Refs', 'MndtId')),
    groupId: textAt(details, 'Refs', 'PmtInfId') ?? textAt(details, 'Btch', 'PmtInfId'),
    returnReason: returnReasonOf(entry, details),
    text: remittanceOf(details),
    notes: notesOf(entry, details),
    ...otherPartyOf(details, direction),
  }
  return {
    ...line,
    fingerprint: fingerprintOf(line),
    bankReference: bankReferenceOf(entry, details),
  }
}

/** The greatest lengths of the format; a bank may write more. */
const longestName = 140
const longestIban = 34

/** In later versions the parties of a payment are below `Pty`. */
function otherPartyOf(details: Xml, direction: Direction) {
  const [parties = {}] = all(details, 'RltdPties')
  const other = direction === 'in' ? 'Dbtr' : 'Cdtr'
  const name = textAt(parties, other, 'Nm') ?? textAt(parties, other, 'Pty', 'Nm')
  return {
    otherName: name?.slice(0, longestName) ?? null,
    otherIban: textAt(parties, `${other}Acct`, 'Id', 'IBAN')?.slice(0, longestIban) ?? null,
  }
}

/**
 * The first reference that names the movement alone. A bank's number of the entry does so only when
 * it is long: a short one counts the entries of one file.
 */
function bankReferenceOf(entry: Xml, details: Xml) {
  const number = textAt(entry, 'NtryRef')
  const candidates = [
    textAt(entry, 'AcctSvcrRef'),
    textAt(details, 'Refs', 'AcctSvcrRef'),
    textAt(details, 'Refs', 'UETR'),
    textAt(details, 'Refs', 'TxId'),
    number && number.length > longestCounter ? number : null,
  ]
  const found = candidates.map(given).find((one) => one !== null)
  return found?.slice(0, longestReference) ?? null
}

const longestCounter = 8
const longestReference = 200

/** What a bank writes where it has nothing to say. */
const placeholder =
  /^(0*|9*|[-. ]*|nonref|none|null|n\/?a|not ?(provided|available)|nicht ?angegeben|unknown)$/i

function given(reference: string | null) {
  return reference === null || placeholder.test(reference) ? null : reference
}

/** Codes of transactions that are a direct debit coming back, where a bank gives no reason. */
const returnCodes = ['UPDD', 'PRDD', 'RCDD']
/** A returned debit in the codes of the German banks. */
const germanReturn = /^N[A-Z]{3}\+10[89](\+|$)/

function returnReasonOf(entry: Xml, details: Xml) {
  const [reason = {}] = all(details, 'RtrInf', 'Rsn')
  const stated = textAt(reason, 'Cd') ?? textAt(reason, 'Prtry')
  return stated ?? [details, entry].map(returnCodeOf).find((code) => code !== null) ?? null
}

function returnCodeOf(node: Xml) {
  const code = textAt(node, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd')
  if (code && returnCodes.includes(code)) return code
  return germanReturn.test(textAt(node, 'BkTxCd', 'Prtry', 'Cd') ?? '') ? 'UPDD' : null
}

function directionOf(node: Xml): Direction {
  const word = requiredTextAt(node, 'CdtDbtInd')
  if (word === 'CRDT') return 'in'
  if (word === 'DBIT') return 'out'
  throw new WrongBankFile(`says ${word} where it should be CRDT or DBIT`)
}

/** The day of booking; where the bank leaves it out that of the value, or of the statement. */
function dayOf(entry: Xml, statement: Xml) {
  const days = ['BookgDt', 'ValDt'].flatMap((name) => {
    return [textAt(entry, name, 'Dt'), textAt(entry, name, 'DtTm')]
  })
  const day = days.find((one) => one !== null) ?? requiredTextAt(statement, 'CreDtTm')
  const read = DateTime.fromISO(day.slice(0, 10), { zone: 'utc' })
  if (!read.isValid) throw new WrongBankFile(`has the day ${day}`)
  return read
}

/** Structured and unstructured: payers put our reference in either. */
function remittanceOf(details: Xml) {
  const structured = all(details, 'RmtInf', 'Strd').flatMap((one) => [
    ...all(one, 'CdtrRefInf', 'Ref'),
    ...all(one, 'AddtlRmtInf'),
  ])
  return textsOf([...structured, ...all(details, 'RmtInf', 'Ustrd')])
}

function notesOf(entry: Xml, details: Xml) {
  return textsOf([...all(details, 'AddtlTxInf'), ...all(entry, 'AddtlNtryInf')])
}

function textsOf(nodes: readonly Xml[]) {
  return nodes
    .map((one) => String(one['#text']).trim())
    .filter(Boolean)
    .join(' ')
}
