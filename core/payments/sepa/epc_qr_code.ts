/** A bank transfer to be made: to whom, how much, and with which creditor reference. */
export type EpcTransfer = Readonly<{
  beneficiary: string
  iban: string
  bic: string | null
  /** Minor units of the euro. */
  amount: number
  reference: string
}>

/**
 * The text of the QR code for a bank transfer (EPC069-12, version 2, UTF-8), from which banking apps
 * fill in the transfer. To be drawn with error correction level M.
 */
export function epcQrText({ beneficiary, iban, bic, amount, reference }: EpcTransfer): string {
  const euros = `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
  const name = [...beneficiary].slice(0, 70).join('')
  return ['BCD', '002', '1', 'SCT', bic ?? '', name, iban, `EUR${euros}`, '', reference].join('\n')
}
