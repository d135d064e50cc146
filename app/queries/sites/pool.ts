import type { ChainableContract } from '@adonisjs/lucid/types/querybuilder'
import type { Seeker } from '#core/profiles/may_meet'
import { poolOf, sitesClosedTo as closedTo, type NamedPoolSite } from '#core/sites/pool'
import Site from '#models/site'

/** The sites whose members somebody may find, as `areInOnePool` has it. */
export type Pool = Readonly<{
  siteId: string
  /** The sites that they see nobody of. */
  closedSites: readonly string[]
  /** Whether there are sites beside their own of which they see those who also show there. */
  hasOthers: boolean
}>

const lifetime = 10_000
let cache: { until: number; sites: Promise<readonly NamedPoolSite[]> } | undefined

/** The sites whose members are not shown to those of this one, nor the other way round. */
export async function sitesClosedTo(siteId: string) {
  return closedTo(siteId, await poolSites())
}

/** The pool of a member by their own site and choice, or of a visitor by the site they are on. */
export async function poolFor({
  ownSiteOnly,
  siteId,
}: Pick<Seeker, 'siteId' | 'ownSiteOnly'>): Promise<Pool> {
  const sites = await poolSites()
  const others = sites.filter(({ id }) => id !== siteId).map(({ id }) => id)
  const closedSites = ownSiteOnly ? others : closedTo(siteId, sites)
  return { siteId, closedSites, hasOthers: closedSites.length < others.length }
}

/** The pool of a visitor of a site. */
export function poolOfVisitor(siteId: string) {
  return poolFor({ siteId, ownSiteOnly: false })
}

/** The other sites that show the members of this one, the oldest first. */
export async function sitesWith(siteId: string) {
  return poolOf(siteId, await poolSites())
}

/** Narrows members, or what is counted of them, to those of a pool. */
export function withinPool<Q extends ChainableContract>(query: Q, pool: Pool, table = 'profiles') {
  const { closedSites, hasOthers, siteId } = pool
  if (closedSites.length > 0) query.whereNotIn(`${table}.site_id`, [...closedSites])
  if (hasOthers) query.whereRaw(`(${table}.site_id = ? or not ${table}.own_site_only)`, [siteId])
  return query
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
