import type { DateTime } from 'luxon'
import type { Company } from '#core/sites/company'
import type { Locale } from '#core/sites/locales'
import type { ToldSite } from '#core/sites/pool'
import type { SiteSettings } from '#core/sites/settings/settings'
import CompanyModel from '#models/company'
import Site from '#models/site'
import { sitesWith } from '#queries/sites/pool'
import { hasFictionalProfiles } from '#queries/sites/fictional_profiles'
import { termsVersions } from '#queries/sites/terms_versions'
import { siteSettings } from '#queries/sites/site_settings'

/** A site with its settings, as requests need it. */
export type CurrentSite = Readonly<{
  id: string
  domain: string
  name: string
  domainLanguage: Locale | null
  settings: SiteSettings
  /** Null until the operator has entered it. */
  company: Company | null
  /** The other sites that show its members. */
  pool: readonly ToldSite[]
  hasFictionalProfiles: boolean
  /** From when on versions of its terms hold, those to come too. */
  termsVersions: readonly DateTime[]
}>

export type SiteRow = Omit<
  CurrentSite,
  'settings' | 'company' | 'pool' | 'hasFictionalProfiles' | 'termsVersions'
>

const lifetime = 10_000
const never = { until: 0, rows: [] as readonly SiteRow[], sites: new Map<string, CurrentSite>() }

/** All sites, oldest first, and by id those that were asked for; a host that is none leaves no trace. */
let cache = never

/** The site of a host, also with the dot of the root; an unknown host such as localhost gets the oldest site. */
export async function currentSite(host: string): Promise<CurrentSite> {
  const { rows, sites } = await freshCache()
  const name = host.toLowerCase().replace(/\.$/, '')
  const row = rows.find(({ domain }) => domain === name) ?? rows[0]
  const known = sites.get(row.id)
  if (known) return known

  const [settings, company, pool, fictional, versions] = await Promise.all([
    siteSettings(row.id),
    CompanyModel.find(row.id),
    sitesWith(row.id),
    hasFictionalProfiles(row.id),
    termsVersions(row.id),
  ])
  const told = { hasFictionalProfiles: fictional, termsVersions: versions }
  const site = { ...row, settings, company, pool, ...told }
  sites.set(row.id, site)
  return site
}

/** All sites, the oldest first: the same list until it is read anew. */
export async function allSites(): Promise<readonly SiteRow[]> {
  const { rows } = await freshCache()
  return rows
}

/** After a change of settings. */
export function invalidateSites() {
  cache = never
}

async function freshCache() {
  if (cache.until > Date.now()) return cache
  const rows = await Site.query().orderBy('createdAt')
  if (rows.length === 0) throw new Error('There is no site: run site:prepare')
  cache = {
    until: Date.now() + lifetime,
    rows: rows.map(({ id, domain, name, domainLanguage }) => ({
      id,
      domain,
      name,
      domainLanguage,
    })),
    sites: new Map(),
  }
  return cache
}
