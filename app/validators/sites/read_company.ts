import type { CompanyChanges } from '#core/admin/sites/set_company'
import { legalFields } from '#core/sites/law/legal_fields'
import Company from '#models/company'
import { companyChanges, newCompany } from '#validators/sites/company'

/**
 * What an operator entered of the company of a site, in a terminal or a form: "none" removes a value, and
 * a discount of 0 is none. A company that is new needs a name and an address.
 */
export async function readCompany(
  siteId: string,
  typed: Record<string, unknown>
): Promise<CompanyChanges> {
  const validator = (await Company.find(siteId)) ? companyChanges : newCompany
  const { bic, creditorId, deleteDiscount, iban, kvk, supportPhone, ...rest } =
    await validator.validate(typed)
  const told = Object.fromEntries(legalFields.map((field) => [field, orNone(rest[field])]))
  return {
    ...rest,
    ...told,
    bic: orNone(bic),
    creditorId: orNone(creditorId),
    iban: orNone(iban),
    kvk: orNone(kvk),
    supportPhone: orNone(supportPhone),
    deleteDiscount: deleteDiscount === 0 ? null : deleteDiscount,
  }
}

function orNone(word: string | undefined) {
  return word === 'none' ? null : word
}
