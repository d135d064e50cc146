import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import {
  advancedChoices,
  advancedFieldsOf,
  hasAdvancedFilters,
  parseAdvanced,
} from '#core/discovery/search/advanced'
import type { Locale } from '#core/sites/locales'
import { isPremium } from '#core/users/premium'
import { defaultSearch, parseSearch, type SearchCriteria } from '#core/discovery/search/search'
import type { MemberSearch } from '#queries/discovery/member_search'
import { regionsOfCountry } from '#queries/places/regions_of_country'
import { poolFor } from '#queries/sites/pool'

/** The search in the URL, over the viewer's defaults; a region must lie in the country. */
export async function requestedSearch(ctx: HttpContext): Promise<MemberSearch> {
  const basic = parseSearch(ctx.request.qs(), defaultsFor(ctx), ctx.site.settings)
  const criteria = isPremium(ctx.viewer?.user) ? { ...basic, advanced: askedAdvanced(ctx) } : basic
  return searchFor(ctx, await withKnownRegion(criteria, ctx.locale))
}

/** Where a viewer belongs, which says whom they may meet: a member to their own site, a visitor to this one. */
export function homeOf({ viewer, site }: HttpContext) {
  return viewer?.profile ?? { siteId: site.id, ownSiteOnly: false }
}

/** A search with these criteria by the viewer. */
export async function searchFor(ctx: HttpContext, criteria: SearchCriteria): Promise<MemberSearch> {
  const { settings } = ctx.site
  return {
    criteria,
    viewer: ctx.viewer?.profile ?? null,
    countries: settings.countries,
    pool: await poolFor(homeOf(ctx)),
    now: DateTime.utc(),
  }
}

/**
 * The state of the advanced filters: only premium members may use them; docs/product/discovery.md,
 * Advanced filters.
 */
export function advancedOffer(ctx: HttpContext) {
  const fields = advancedFieldsOf(ctx.site.settings)
  const locked = !isPremium(ctx.viewer?.user)
  return {
    fields: fields.map((name) => ({ name, choices: locked ? [] : [...advancedChoices[name]] })),
    locked,
    /** The URL has advanced filters, but they are locked. */
    ignored: locked && hasAdvancedFilters(askedAdvanced(ctx)),
  }
}

function askedAdvanced({ request, site }: HttpContext) {
  return parseAdvanced(request.qs(), advancedFieldsOf(site.settings))
}

/** The viewer's default search. */
export function defaultsFor({ viewer, site, location }: HttpContext) {
  const country = viewer?.profile.country ?? location.country
  return defaultSearch(viewer?.profile ?? null, country, site.settings)
}

async function withKnownRegion(criteria: SearchCriteria, locale: Locale): Promise<SearchCriteria> {
  const { country, regionId } = criteria
  if (!country || regionId === null) return criteria
  const regions = await regionsOfCountry(country, locale)
  return regions.some(({ id }) => id === regionId) ? criteria : { ...criteria, regionId: null }
}
