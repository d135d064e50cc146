import type { Company } from '#core/sites/company'
import type { Locale } from '#core/sites/locales'
import type { SiteSettings } from '#core/sites/settings/settings'
import CompanyModel from '#models/company'
import Site from '#models/site'
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
}>

const lifetime = 10_000
const cache = new Map<string, { until: number; site: CurrentSite }>()

/** The site of a host; an unknown host such as localhost gets the oldest site. */
export async function currentSite(host: string): Promise<CurrentSite> {
  const known = cache.get(host)
  if (known && known.until > Date.now()) return known.site

  const site = await readSite(host)
  cache.set(host, { until: Date.now() + lifetime, site })
  return site
}

/** After a change of settings. */
export function invalidateSites() {
  cache.clear()
}

async function readSite(host: string): Promise<CurrentSite> {
  const site =
    (await Site.findBy('domain', host)) ?? (await Site.query().orderBy('createdAt').firstOrFail())
  const { id, domain, name, domainLanguage } = site
  const [settings, company] = await Promise.all([siteSettings(id), CompanyModel.find(id)])
  return { id, domain, name, domainLanguage, settings, company }
}
