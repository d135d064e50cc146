import type { PaymentMethod } from '#core/payments/methods/payment_method'
import type { Company } from '#core/sites/company'

/** Where a company takes bank transfers, and by what name banks know it when it collects. */
export type OwnAccount = Pick<Company, 'name' | 'iban' | 'bic' | 'creditorId'>

/**
 * The methods that the site does not take, so that they are offered to nobody. Money that comes
 * straight to the account of the company needs what it has entered: a bank transfer its IBAN, a
 * direct debit its creditor identifier as well. A direct debit is signed by a code, so it also
 * needs text messages that reach a phone (`sendsSms`).
 */
export function closedMethods(
  company: Pick<OwnAccount, 'iban' | 'creditorId'> | null,
  { sendsSms }: Readonly<{ sendsSms: boolean }>
): readonly PaymentMethod[] {
  if (!company?.iban) return ['sct', 'sdd']
  return company.creditorId && sendsSms ? [] : ['sdd']
}
