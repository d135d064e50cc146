import { forbiddenCosts } from '#core/payments/methods/method_costs'
import Site from '#models/site'
import { siteSettings } from '#queries/sites/site_settings'

/** The sites that charge for payment methods where the law forbids it, with those methods. */
export async function forbiddenCostsBySite() {
  const sites = await Site.query().orderBy('createdAt')
  const read = sites.map(async ({ id, domain }) => {
    const { methodCosts } = await siteSettings(id)
    return { domain, costs: forbiddenCosts(methodCosts) }
  })
  return (await Promise.all(read)).filter(({ costs }) => costs.length > 0)
}
