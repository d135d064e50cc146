import { shareMembers } from '#core/profiles/may_meet'
import Site from '#models/site'

type Sites = Readonly<{ all: readonly string[]; closed: readonly string[] }>

const lifetime = 10_000
let cache: { until: number; sites: Promise<Sites> } | undefined

/** The sites that keep their members to themselves (`member_resell` is off). */
export async function closedSites() {
  return (await cachedSites()).closed
}

/** The sites whose members are not shown to those of this one: see `shareMembers`. */
export async function sitesClosedTo(siteId: string) {
  const { all, closed } = await cachedSites()
  return closed.length === 0 ? [] : all.filter((id) => !shareMembers(siteId, id, closed))
}

/** After a change of settings. */
export function invalidateClosedSites() {
  cache = undefined
}

function cachedSites() {
  if (!cache || cache.until < Date.now()) {
    cache = { until: Date.now() + lifetime, sites: readSites() }
  }
  return cache.sites
}

async function readSites() {
  const [all, closed] = await Promise.all([Site.all(), Site.closed()])
  return { all: all.map(({ id }) => id), closed }
}
