import type { Actor } from '#core/admin/admin'
import { performAct } from '#core/admin/perform_act'
import { parseLanguage } from '#core/admin/sites/add_site'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'
import { parseDomain, parseSiteName } from '#core/sites/site'

type SiteChange = Readonly<{
  by: Actor
  siteId: string
  name: string
  language: string
  /** Left out: the one that it has. */
  domain?: string
}>

/**
 * Changes name, language and domain of a site; 'none' is the language of each visitor's browser. Refuses
 * 'site_name_wrong', 'language_unknown', 'domain_invalid', 'domain_taken', 'site_not_found',
 * 'nothing_changed' and what `performAct` refuses. Rule: docs/product/sites.md, Identity.
 */
export async function changeSite(
  ports: Uses<'clock' | 'events' | 'secrets' | 'unitOfWork'>,
  { by, domain: typedDomain, language, name: typed, siteId }: SiteChange
) {
  const name = parseSiteName(typed)
  const domainLanguage = parseLanguage(language)
  if (name === null) return refuse('site_name_wrong')
  if (domainLanguage === undefined) return refuse('language_unknown')
  const renamed = typedDomain === undefined ? undefined : parseDomain(typedDomain)
  if (renamed === null) return refuse('domain_invalid')
  const on = { kind: 'site', id: siteId } as const
  const act = { by, right: 'change_setting', on, siteId, reason: null } as const
  return performAct(ports, act, async (within, { sites }) => {
    const site = await sites.lock(siteId)
    if (!site) return refuse('site_not_found')
    const domain = renamed ?? site.domain
    if (site.name === name && site.domainLanguage === domainLanguage && site.domain === domain) {
      return refuse('nothing_changed')
    }
    if (site.domain !== domain && (await sites.domains()).includes(domain)) {
      return refuse('domain_taken')
    }
    await sites.update(siteId, { name, domainLanguage, domain })
    await within.events.publish({ name: 'site_changed', siteId })
    return ok({
      before: { name: site.name, language: site.domainLanguage, domain: site.domain },
      after: { name, language: domainLanguage, domain },
      value: undefined,
    })
  })
}
