import type { CompanyAccount } from '#core/payments/methods/unavailable_methods'
import Company from '#models/company'

/** The bank account of the company behind a site; null until the operator has entered it. */
export function companyAccountOf(siteId: string): Promise<CompanyAccount | null> {
  return Company.query().where({ siteId }).select('name', 'iban', 'bic', 'creditorId').first()
}

/** The IBANs of all companies. */
export async function ownAccounts() {
  const companies = await Company.query().whereNotNull('iban').select('iban')
  return companies.flatMap(({ iban }) => iban ?? [])
}
