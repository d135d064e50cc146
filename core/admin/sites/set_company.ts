import type { DateTime } from 'luxon'
import type { Actor } from '#core/admin/admin'
import { performAct } from '#core/admin/perform_act'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'
import type { Company, SiteCompany } from '#core/sites/company'
import { nothingTold } from '#core/sites/law/legal_fields'
import { checkRegisterNumber } from '#core/sites/law/registers'
import { zoneOfCountry } from '#core/sites/world_countries'

type CompanyFacts = Omit<Company, 'added'>
export type CompanyChanges = Partial<CompanyFacts>

type CompanyEntry = Readonly<{
  by: Actor
  siteId: string
  /** What is not named stays as it is. */
  changes: CompanyChanges
  /** Another company runs the site from now on. */
  takesOver: boolean
}>

/**
 * Sets the company that runs a site. A new company runs it from now on, so that members are asked to agree
 * to its terms (docs/product/accounts.md, Consent to the terms). One that names no time zone gets that of
 * its country. Returns the company. Refuses
 * 'site_not_found', 'company_incomplete' for a new one without name, address, town or country,
 * 'nothing_changed', what `checkRegisterNumber` refuses of a number or country that changes, and what
 * `performAct` refuses. Rule: docs/product/sites.md, Company.
 */
export function setCompany(
  ports: Uses<'clock' | 'events' | 'secrets' | 'unitOfWork'>,
  { by, changes, siteId, takesOver }: CompanyEntry
) {
  const on = { kind: 'site', id: siteId } as const
  const act = { by, right: 'change_setting', on, siteId, reason: null } as const
  return performAct(ports, act, async (within, { companies, sites }) => {
    if (!(await sites.lock(siteId))) return refuse('site_not_found')
    const known = await companies.find(siteId)
    const now = within.clock.now()
    const before = known ?? nothingYet(siteId, changes.country ?? '', now)
    const company = merged(before, changes, takesOver ? now : null)
    if (!isWhole(company)) return refuse('company_incomplete')
    const changed = differences(known, company)
    if (changed.length === 0) return refuse('nothing_changed')
    if (company.kvk !== null && (changed.includes('kvk') || changed.includes('country'))) {
      const checked = checkRegisterNumber(company.country, company.kvk)
      if (!checked.ok) return checked
    }
    await companies.put(company)
    await within.events.publish({ name: 'site_changed', siteId })
    return ok({
      before: known ? named(known, changed) : {},
      after: named(company, changed),
      value: company,
    })
  })
}

function merged(known: SiteCompany, changes: CompanyChanges, addedAgain: DateTime | null) {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  return { ...known, ...Object.fromEntries(given), added: addedAgain ?? known.added }
}

function isWhole({ address, city, country, name }: SiteCompany) {
  return [name, address, city, country].every((text) => text !== '')
}

function differences(known: SiteCompany | null, company: SiteCompany) {
  const names = Object.keys(company) as (keyof SiteCompany)[]
  return names.filter((name) => name !== 'siteId' && shown(known?.[name]) !== shown(company[name]))
}

function named(company: SiteCompany, names: readonly (keyof SiteCompany)[]) {
  return Object.fromEntries(names.map((name) => [name, shown(company[name])]))
}

/** A value in the form in which the audit log stores it. */
function shown(value: SiteCompany[keyof SiteCompany] | undefined) {
  if (value === undefined || value === null || typeof value === 'number') return value ?? null
  if (typeof value === 'string') return value
  return 'toISO' in value ? value.toISO() : value.join(', ')
}

function nothingYet(siteId: string, country: string, now: DateTime): SiteCompany {
  return {
    siteId,
    name: '',
    address: '',
    city: '',
    country: '',
    timeZone: zoneOfCountry(country),
    kvk: null,
    tradenames: [],
    vatNumbers: [],
    supportPhone: null,
    iban: null,
    bic: null,
    creditorId: null,
    deleteDiscount: null,
    ...nothingTold,
    added: now,
  }
}
