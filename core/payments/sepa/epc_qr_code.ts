/** Whom to pay how much with which creditor reference. */
export type EpcTransfer = Readonly<{
  beneficiary: string
  iban: string
  bic: string | null
  /** Minor units of the euro. */
  amount: number
  reference: string
}>

/**
 * What the QR code of a bank transfer says (EPC069-12, version 2, UTF-8): apps of banks fill in a
 * transfer from it. It is to be drawn with error correction M.
 */
export function epcCode({ beneficiary, iban, bic, amount, reference }: EpcTransfer): string {
  const euros = `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
  const name = [...beneficiary].slice(0, 70).join('')
  return ['BCD', '002', '1', 'SCT', bic ?? '', name, iban, `EUR${euros}`, '', reference].join('\n')
}
