import { appUrl } from '#config/app'
import { siteUrl } from '#mails/site_url'
import { currentSite } from '#queries/sites/current_site'

/** The base URL of a site for links in its mails, by the settings of this installation. */
export async function urlOfSite(site: Parameters<typeof siteUrl>[0]) {
  return siteUrl(site, { appUrl, shown: await currentSite(new URL(appUrl).hostname) })
}
