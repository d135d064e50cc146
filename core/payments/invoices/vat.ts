/** An amount with the VAT in it, taken apart; minor units. */
export type VatSplit = Readonly<{ grossAmount: number; netAmount: number; vatAmount: number }>

/**
 * The VAT in a price that contains it, `rate` in hundredths of a per cent, half a cent rounded up.
 * Net is what is left: net and VAT always make the price, to the cent.
 */
export function splitVat(grossAmount: number, rate: number): VatSplit {
  const vatAmount = vatIn(grossAmount, rate)
  return { grossAmount, vatAmount, netAmount: grossAmount - vatAmount }
}

/**
 * The same of a part that goes back after `creditedBefore` went back already. In whatever parts a
 * price goes back, their VAT adds up to that of the whole.
 */
export function splitCredit(grossAmount: number, creditedBefore: number, rate: number): VatSplit {
  const vatAmount = vatIn(creditedBefore + grossAmount, rate) - vatIn(creditedBefore, rate)
  return { grossAmount, vatAmount, netAmount: grossAmount - vatAmount }
}

/** In whole numbers all the way: a fraction of a cent never decides. */
function vatIn(grossAmount: number, rate: number): number {
  const parts = 10_000 + rate
  return Math.floor((2 * grossAmount * rate + parts) / (2 * parts))
}
