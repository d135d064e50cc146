import { invoiceLacksOf } from '#core/sites/readiness'
import Site from '#models/site'
import { currentSite } from '#queries/sites/current_site'
import { siteFacts } from '#queries/sites/site_facts'

/** The sites whose invoices lack something, and what. */
export async function invoiceLacksBySite() {
  const sites = await Site.query().orderBy('createdAt')
  const checked = await Promise.all(
    sites.map(async ({ domain }) => {
      return { domain, lacks: invoiceLacksOf(await siteFacts(await currentSite(domain))) }
    })
  )
  return checked.filter(({ lacks }) => lacks.length > 0)
}
