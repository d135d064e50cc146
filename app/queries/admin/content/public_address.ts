import { urlOf } from '#core/sites/public_pages/alternates'
import { listedSite } from '#queries/seo/listed_sites'

/** Where visitors see a page of texts: on the site that its versions are of, or on any (null), as on this one. */
export async function publicAddress(path: string, siteId: string | null) {
  return siteId === null ? path : urlOf(await listedSite(siteId), null, path)
}
