import type { CompanyAccount } from '#core/payments/methods/unavailable_methods'
import Company from '#models/company'

/** The bank account of the company behind a site; null until the operator has entered it. */
export function companyAccountOf(siteId: string): Promise<CompanyAccount | null> {
  return Company.query().where({ siteId }).select('name', 'iban', 'bic', 'creditorId').first()
}
