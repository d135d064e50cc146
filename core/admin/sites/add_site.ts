import type { Actor } from '#core/admin/admin'
import { performAct } from '#core/admin/perform_act'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'
import { locales, type Locale } from '#core/sites/locales'
import { defaultText, settingOf } from '#core/sites/settings/settings'
import { parseDomain, parseSiteName, type Site } from '#core/sites/site'

type NewSite = Readonly<{
  domain: string
  name: string
  /** A language, or 'none' for that of each visitor's browser. */
  language: string
  /** Where its members may live; null: the default of the setting. */
  countries: unknown
}>

/**
 * Adds a site with a domain of its own. The oldest site goes on answering on every host without one.
 * Returns the id. Refuses 'domain_invalid', 'domain_taken', 'site_name_wrong', 'language_unknown', what
 * the setting `countries` refuses, and what `performAct` refuses; an admin of one site may not.
 * Rule: docs/product/sites.md, Identity.
 */
export async function addSite(
  ports: Uses<'clock' | 'events' | 'ids' | 'secrets' | 'unitOfWork'>,
  { by, site }: Readonly<{ by: Actor; site: NewSite }>
) {
  const checked = checkSite(site)
  if (!checked.ok) return checked
  const countries = settingOf('countries').parse(site.countries ?? settingOf('countries').fallback)
  if (!countries.ok) return countries
  const id = ports.ids.next()
  const on = { kind: 'site', id } as const
  const act = { by, right: 'add_site', on, siteId: null, reason: null } as const
  return performAct(ports, act, async (within, { settings, sites }) => {
    const isNew = await sites.addUnlessKnown({
      ...checked.value,
      id,
      createdAt: within.clock.now(),
    })
    if (!isNew) return refuse('domain_taken')
    const value = settingOf('countries').write(countries.value)
    const isDefault = JSON.stringify(value) === defaultText('countries')
    if (!isDefault) await settings.put({ siteId: id, name: 'countries', value })
    await within.events.publish({ name: 'site_changed', siteId: id })
    const { domain, domainLanguage, name } = checked.value
    const after = { domain, name, language: domainLanguage, countries: String(countries.value) }
    return ok({ after, value: { id } })
  })
}

/** Domain, name and language as stored. */
function checkSite({ domain: typed, language, name: typedName }: NewSite) {
  const domain = parseDomain(typed)
  const name = parseSiteName(typedName)
  const domainLanguage = parseLanguage(language)
  if (domain === null) return refuse('domain_invalid')
  if (name === null) return refuse('site_name_wrong')
  if (domainLanguage === undefined) return refuse('language_unknown')
  return ok({ domain, name, domainLanguage } satisfies Omit<Site, 'id' | 'createdAt'>)
}

/** The language of a site as typed; null for none, undefined for one that the product lacks. */
export function parseLanguage(typed: string): Locale | null | undefined {
  return typed === 'none' ? null : locales.find((locale) => locale === typed)
}
