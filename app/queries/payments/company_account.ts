import type { Creditor } from '#core/payments/sepa/collection'
import type { CompanyAccount } from '#core/payments/methods/unavailable_methods'
import Company from '#models/company'

/** The bank account of the company behind a site; null until the operator has entered it. */
export function companyAccountOf(siteId: string): Promise<CompanyAccount | null> {
  return Company.query().where({ siteId }).select('name', 'iban', 'bic', 'creditorId').first()
}

/** The company of a site as creditor; null where it cannot collect direct debits. */
export async function creditorOf(siteId: string): Promise<Creditor | null> {
  const account = await companyAccountOf(siteId)
  if (!account?.iban || !account.creditorId) return null
  const { name, iban, bic, creditorId } = account
  return { name, iban, bic, creditorId }
}

/** The IBANs of all companies. */
export async function ownAccounts() {
  const companies = await Company.query().whereNotNull('iban').select('iban')
  return companies.flatMap(({ iban }) => iban ?? [])
}
