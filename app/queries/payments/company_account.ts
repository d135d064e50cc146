import type { CompanyAccount } from '#core/payments/methods/unavailable_methods'
import Company from '#models/company'

/** The account of the company behind a site; null where nobody has entered who runs it. */
export function companyAccountOf(siteId: string): Promise<CompanyAccount | null> {
  return Company.query().where({ siteId }).select('name', 'iban', 'bic', 'creditorId').first()
}
