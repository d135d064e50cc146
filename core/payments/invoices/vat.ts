/** An amount split into net and VAT; minor units. */
export type VatSplit = Readonly<{ grossAmount: number; netAmount: number; vatAmount: number }>

/**
 * Splits a price that includes VAT, `rate` in hundredths of a per cent, half a cent rounded up. Net
 * and VAT always add up to the price.
 */
export function splitVat(grossAmount: number, rate: number): VatSplit {
  const vatAmount = vatIn(grossAmount, rate)
  return { grossAmount, vatAmount, netAmount: grossAmount - vatAmount }
}

/**
 * Splits a part of a price that is returned after `creditedBefore`. In whatever parts a price is returned, their
 * VAT adds up to that of the whole.
 */
export function splitCredit(grossAmount: number, creditedBefore: number, rate: number): VatSplit {
  const vatAmount = vatIn(creditedBefore + grossAmount, rate) - vatIn(creditedBefore, rate)
  return { grossAmount, vatAmount, netAmount: grossAmount - vatAmount }
}

/** Integer arithmetic only, so that no floating-point error decides the rounding. */
function vatIn(grossAmount: number, rate: number): number {
  const parts = 10_000 + rate
  return Math.floor((2 * grossAmount * rate + parts) / (2 * parts))
}
