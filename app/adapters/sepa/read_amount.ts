import { parseDecimal } from '#core/decimal'
import { WrongBankFile } from '#core/ports/bank_files'
import { all, type Xml } from '#adapters/sepa/xml'

/** Minor units and their currency. */
export type Amount = Readonly<{ amount: number; currency: string }>

/** The amount of an entry; throws WrongBankFile without one. */
export function requiredAmountOf(entry: Xml): Amount {
  const [stated] = all(entry, 'Amt')
  const read = stated && parseAmount(stated)
  if (!read) throw new WrongBankFile(`has an entry without an amount: ${stated?.['#text'] ?? ''}`)
  return read
}

/**
 * The amount of a part of an entry in the currency of the account; null where the bank gives none.
 * It is on the part itself in later versions, below `AmtDtls` in the first ones, and there as the
 * payer sent it, as it was exchanged or as it was booked.
 */
export function amountOf(details: Xml, currency: string): Amount | null {
  const places = [[], ['AmtDtls', 'TxAmt'], ['AmtDtls', 'CntrValAmt'], ['AmtDtls', 'InstdAmt']]
  const batch = all(details, 'Btch', 'TtlAmt')
  const stated = [...places.flatMap((place) => all(details, ...place, 'Amt')), ...batch]
  const read = stated.map(parseAmount).filter((one) => one !== null)
  return read.find((one) => one.currency === currency) ?? null
}

/** The charges that a bank declares for an entry, or for its parts, in the currency of the account. */
export function chargesOf(entry: Xml, details: readonly Xml[], currency: string): number {
  const ofEntry = declaredIn(entry, currency)
  return ofEntry > 0 ? ofEntry : details.reduce((sum, one) => sum + declaredIn(one, currency), 0)
}

/** A total, or single charges. */
function declaredIn(node: Xml, currency: string) {
  const totals = all(node, 'Chrgs', 'TtlChrgsAndTaxAmt')
  const single = [...all(node, 'Chrgs', 'Rcrd', 'Amt'), ...all(node, 'Chrgs', 'Amt')]
  const declared = (totals.length > 0 ? totals : single).map(parseAmount)
  const own = declared.filter((one) => one?.currency === currency)
  return own.reduce((sum, one) => sum + (one?.amount ?? 0), 0)
}

function parseAmount(stated: Xml): Amount | null {
  const amount = parseDecimal(String(stated['#text']).trim())
  const currency = String(stated['@Ccy'])
  return amount === null || !/^[A-Z]{3}$/.test(currency) ? null : { amount, currency }
}
