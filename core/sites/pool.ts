import type { Company } from '#core/sites/company'
import type { Country } from '#core/sites/countries'
import type { SiteSettings } from '#core/sites/settings/settings'

/** The facts of a site that decide which others show its members. */
export type PoolSite = Readonly<{
  id: string
  /** Null until the operator has entered it. */
  company: Pick<Company, 'name' | 'country' | 'kvk'> | null
  settings: Pick<SiteSettings, 'memberResell' | 'shareWithCompanies'>
}>

/** A site with what search engines are told of it. */
export type NamedPoolSite = PoolSite &
  Readonly<{ name: string; domain: string; countries: readonly Country[] }>

/**
 * Whether two sites show each other's members: both share theirs (`member_resell`), and the same
 * company runs them or both operators have switched on that other companies get them
 * (`share_with_companies`). Rule: docs/product/sites.md, Pool of sites.
 */
export function shareMembers(one: PoolSite, other: PoolSite) {
  if (one.id === other.id) return true
  if (!one.settings.memberResell || !other.settings.memberResell) return false
  if (identityOf(one.company) === identityOf(other.company)) return true
  return one.settings.shareWithCompanies && other.settings.shareWithCompanies
}

/**
 * The ids of the sites that show no members of this one, nor this one theirs: all, where it is not in
 * the list. Rule: docs/product/sites.md, Pool of sites.
 */
export function sitesClosedTo(siteId: string, sites: readonly PoolSite[]) {
  const own = sites.find(({ id }) => id === siteId)
  return sites.filter((site) => !own || !shareMembers(own, site)).map(({ id }) => id)
}

/** A site as its members and readers are told of it; without a company until that is entered. */
export type ToldSite = Readonly<{ name: string; domain: string; company: string | null }>

/**
 * The other sites that show the members of this one, in the order of the list: privacy statement, terms
 * and sign-up name them all. None where it is not in the list. Rule: docs/product/sites.md, Pool of sites.
 */
export function poolOf(siteId: string, sites: readonly NamedPoolSite[]): ToldSite[] {
  const closed = sitesClosedTo(siteId, sites)
  return sites
    .filter(({ id }) => id !== siteId && !closed.includes(id))
    .map(({ company, domain, name }) => ({ name, domain, company: company?.name ?? null }))
}

/** A site of a pool as it is named in a sentence or a list. */
export function nameOf({ company, domain, name }: ToldSite) {
  return company === null ? `${name} (${domain})` : `${name} (${domain}, ${company})`
}

/**
 * Whether a site gives its members to other companies though nothing says who answers for what.
 * Rule: docs/product/sites.md, Pool of sites.
 */
export function isPoolUnagreed({
  memberResell,
  poolAgreement,
  shareWithCompanies,
}: Pick<SiteSettings, 'memberResell' | 'poolAgreement' | 'shareWithCompanies'>) {
  return memberResell && shareWithCompanies && poolAgreement === null
}

/**
 * What all sites of one company that share their members have in common, and no others; null where a
 * site keeps its own. Rule: docs/product/sites.md, Pool of sites.
 */
export function familyOf({ company, settings }: Pick<PoolSite, 'company' | 'settings'>) {
  return settings.memberResell ? identityOf(company) : null
}

/**
 * A company by its name, country and number in the register, however they were typed. Sites without one
 * are those of whoever runs the installation.
 */
function identityOf(company: PoolSite['company']) {
  if (company === null) return ''
  const { country, kvk, name } = company
  return [country, name.trim().replace(/\s+/g, ' '), (kvk ?? '').replace(/[\s.-]/g, '')]
    .join('\n')
    .toLowerCase()
}
