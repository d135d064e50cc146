import type { PaymentMethod } from '#core/payments/methods/payment_method'
import type { Company } from '#core/sites/company'

/** The company's bank account, and its creditor identifier for direct debits. */
export type CompanyAccount = Pick<Company, 'name' | 'iban' | 'bic' | 'creditorId'>

type Means = Readonly<{ sendsSms: boolean; withoutProvider: readonly PaymentMethod[] }>

/**
 * The methods that the site does not accept, and so offers to nobody. A bank transfer needs the
 * company's IBAN, a direct debit its creditor identifier as well; and as a code by text message
 * signs a direct debit, it also needs a working SMS sender (`sendsSms`). Those that no provider in
 * use takes (`withoutProvider`) are not accepted either.
 * Rule: docs/product/payments.md, Methods by country.
 */
export function unavailableMethods(
  company: Pick<CompanyAccount, 'iban' | 'creditorId'> | null,
  { sendsSms, withoutProvider }: Means
): readonly PaymentMethod[] {
  if (!company?.iban) return ['sct', 'sdd', ...withoutProvider]
  return company.creditorId && sendsSms ? withoutProvider : ['sdd', ...withoutProvider]
}
