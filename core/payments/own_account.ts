import type { PaymentMethod } from '#core/payments/methods'
import type { Company } from '#core/sites/company'

/** Where a company takes bank transfers, and by what name banks know it when it collects. */
export type OwnAccount = Pick<Company, 'name' | 'iban' | 'bic' | 'creditorId'>

/**
 * The methods by which money comes straight to the account of the company, so far as it has not
 * entered what they take: a bank transfer needs its IBAN, a direct debit its creditor identifier
 * as well. They are offered to nobody.
 */
export function methodsWithoutAccount(
  company: Pick<OwnAccount, 'iban' | 'creditorId'> | null
): readonly PaymentMethod[] {
  if (!company?.iban) return ['sct', 'sdd']
  return company.creditorId ? [] : ['sdd']
}
