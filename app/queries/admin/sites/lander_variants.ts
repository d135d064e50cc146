import { landersWithVariants } from '#core/landers/lander'
import LanderVariant from '#models/lander_variant'

/** The landers of a site that have variants, each with those that are kept, by name. */
export async function variantsByLander(siteId: string) {
  const kept = await LanderVariant.query().where('siteId', siteId).orderBy('slug')
  return landersWithVariants.map((lander) => ({
    lander,
    variants: kept
      .filter((one) => one.lander === lander)
      .map((one) => ({ ...one.serialize(), changedAt: one.changedAt.toMillis() })),
  }))
}

/** A variant of a site; null for another's. */
export function variantOf(siteId: string, id: string) {
  return LanderVariant.findBy({ siteId, id })
}
