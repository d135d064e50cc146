import { DateTime } from 'luxon'
import Company from '#models/company'
import type Site from '#models/site'
import { forgetSites } from '#queries/sites/current_site'
import { companyChanges, newCompany } from '#validators/sites/company'

/**
 * Enters who runs a site, or changes what is named of it. The company runs the site from the
 * moment it is first entered, or takes over: the terms are as new as that (section 9).
 */
export async function enterCompany(
  site: Site,
  typed: Record<string, unknown>,
  { takesOver = false }: { takesOver?: boolean } = {}
) {
  const known = await Company.find(site.id)
  const { kvk, supportPhone, iban, bic, creditorId, deleteDiscount, ...rest } = await (known
    ? companyChanges.validate(typed)
    : newCompany.validate(typed))
  const company = known ?? new Company().merge(nothingYet(site))
  company.merge({
    ...told(rest),
    ...(kvk !== undefined && { kvk: orNone(kvk) }),
    ...(supportPhone !== undefined && { supportPhone: orNone(supportPhone) }),
    ...(iban !== undefined && { iban: orNone(iban) }),
    ...(bic !== undefined && { bic: orNone(bic) }),
    ...(creditorId !== undefined && { creditorId: orNone(creditorId) }),
    ...(deleteDiscount !== undefined && { deleteDiscount: deleteDiscount || null }),
    ...(takesOver && { added: DateTime.utc() }),
  })
  await company.save()
  forgetSites()
  return company
}

function nothingYet({ id: siteId }: Site) {
  const nothing = { kvk: null, supportPhone: null, deleteDiscount: null }
  const noAccount = { iban: null, bic: null, creditorId: null }
  return { siteId, ...nothing, ...noAccount, tradenames: [], vatNumbers: [], added: DateTime.utc() }
}

function orNone(word: string) {
  return word === 'none' ? null : word
}

function told<T extends object>(changes: T) {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}
