import type { Actor } from '#core/admin/admin'
import { performAct, type Change } from '#core/admin/perform_act'
import {
  mostVariants,
  parseVariant,
  type LanderVariant,
  type TypedVariant,
} from '#core/landers/variant'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse, type Result } from '#core/result'

type VariantPorts = Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>
type OnSite = Readonly<{ by: Actor; siteId: string }>
type Which = OnSite & Readonly<{ variantId: string }>

/**
 * Adds a variant of a lander to a site. Returns its id. Refuses as `parseVariant` and `performAct` do,
 * 'site_not_found', 'slug_taken', and 'variants_full' with `max`.
 * Rule: docs/product/landers.md, Variants.
 */
export function addVariant(
  ports: VariantPorts,
  { by, siteId, typed }: OnSite & Readonly<{ typed: TypedVariant }>
) {
  const id = ports.ids.next()
  return variantAct(ports, { by, siteId, variantId: id }, async (repositories) => {
    const parsed = parseVariant(typed)
    if (!parsed.ok) return parsed
    const { lander, slug } = parsed.value
    if (!(await repositories.sites.lock(siteId))) return refuse('site_not_found')
    const kept = await repositories.landerVariants.where({ siteId, lander })
    if (kept.some((one) => one.slug === slug)) return refuse('slug_taken')
    if (kept.length >= mostVariants) return refuse('variants_full', { max: mostVariants })
    const variant = { ...parsed.value, id, siteId, changedAt: ports.clock.now() }
    await repositories.landerVariants.add(variant)
    return ok({ after: logged(variant), value: { id } })
  })
}

/**
 * Changes a variant; its lander stays. Refuses as `addVariant` does, and 'variant_not_found' for
 * one that is not of this site.
 */
export function changeVariant(
  ports: VariantPorts,
  { by, siteId, typed, variantId }: Which & Readonly<{ typed: Omit<TypedVariant, 'lander'> }>
) {
  return variantAct(ports, { by, siteId, variantId }, async (repositories) => {
    const known = await lockVariant(repositories, { siteId, variantId })
    if (!known) return refuse('variant_not_found')
    const { lander } = known
    const parsed = parseVariant({ ...typed, lander })
    if (!parsed.ok) return parsed
    const { slug } = parsed.value
    const same = await repositories.landerVariants.where({ siteId, lander })
    if (same.some((one) => one.slug === slug && one.id !== variantId)) return refuse('slug_taken')
    const changes = { ...parsed.value, changedAt: ports.clock.now() }
    await repositories.landerVariants.update(variantId, changes)
    const after = logged({ ...known, ...changes })
    return ok({ before: logged(known), after, value: undefined })
  })
}

/** Removes a variant: its address shows the lander as it is by itself. Refuses as `changeVariant` does. */
export function removeVariant(ports: VariantPorts, { by, siteId, variantId }: Which) {
  return variantAct(ports, { by, siteId, variantId }, async (repositories) => {
    const known = await lockVariant(repositories, { siteId, variantId })
    if (!known) return refuse('variant_not_found')
    await repositories.landerVariants.remove(variantId)
    return ok({ before: logged(known), after: { removed: true }, value: undefined })
  })
}

/** The site is locked too, so that two admins cannot keep the same slug. */
async function lockVariant(
  { landerVariants, sites }: Repositories,
  { siteId, variantId }: Omit<Which, 'by'>
) {
  if (!(await sites.lock(siteId))) return null
  const known = await landerVariants.lock(variantId)
  return known?.siteId === siteId ? known : null
}

function variantAct<T, R extends string>(
  ports: VariantPorts,
  { by, siteId, variantId }: Which,
  work: (repositories: Repositories) => Promise<Result<Change<T>, R>>
) {
  const on = { kind: 'lander', id: variantId } as const
  const act = { by, right: 'change_content', on, siteId, reason: null } as const
  return performAct(ports, act, (_, repositories) => work(repositories))
}

/** The columns of a variant that go into the audit log. */
function logged({ headlines, ...variant }: LanderVariant) {
  const { country, gender, lander, mood, pictureSet, question, slug } = variant
  const written = JSON.stringify(headlines)
  return { lander, slug, pictureSet, gender, country, mood, question, headlines: written }
}
