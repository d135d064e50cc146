import { inGroupsOfFour } from '#core/payments/sepa/rf_reference'
import type { Say } from '#mails/mail'

type Transfer = Readonly<{
  price: string
  beneficiary: string
  iban: string
  bic: string | null
  reference: string
}>

/** What to fill in for a bank transfer. */
export function transferRows(
  { beneficiary, bic, iban, price, reference }: Transfer,
  { text }: Say
) {
  return [
    [text('payments.transfer_amount'), price],
    [text('payments.transfer_beneficiary'), beneficiary],
    [text('payments.transfer_iban'), inGroupsOfFour(iban)],
    [text('payments.transfer_bic'), bic],
    [text('payments.transfer_reference'), inGroupsOfFour(reference)],
  ] as const
}
