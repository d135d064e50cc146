import Site from '#models/site'
import { siteSettings } from '#queries/sites/site_settings'

/**
 * The longest message history of any site in days, since members of two sites may write to each
 * other.
 */
export async function longestHistory() {
  const sites = await Site.query().select('id')
  const settings = await Promise.all(sites.map(({ id }) => siteSettings(id)))
  return Math.max(...settings.map(({ chatHistoryDays }) => chatHistoryDays))
}
