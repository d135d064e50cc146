import { poolOf, sitesClosedTo as closedTo, type NamedPoolSite } from '#core/sites/pool'
import Site from '#models/site'

const lifetime = 10_000
let cache: { until: number; sites: Promise<readonly NamedPoolSite[]> } | undefined

/** The sites whose members are not shown to those of this one, nor the other way round. */
export async function sitesClosedTo(siteId: string) {
  return closedTo(siteId, await poolSites())
}

/** The other sites that show the members of this one, the oldest first. */
export async function poolWith(siteId: string) {
  const sites = await poolSites()
  const own = sites.find(({ id }) => id === siteId)
  return own ? poolOf(own, sites) : []
}

/** After a change of settings or of companies. */
export function invalidatePool() {
  cache = undefined
}

/** All sites with what decides whose members they show. */
export function poolSites() {
  if (!cache || cache.until < Date.now()) {
    cache = { until: Date.now() + lifetime, sites: Site.ofPool() }
  }
  return cache.sites
}
