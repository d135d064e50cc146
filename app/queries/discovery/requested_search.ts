import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import {
  advancedChoices,
  advancedFieldsOf,
  hasAdvancedFilters,
  parseAdvanced,
} from '#core/discovery/search/advanced'
import { isPremium } from '#core/users/premium'
import { defaultSearch, parseSearch, type SearchCriteria } from '#core/discovery/search/search'
import type { MemberSearch } from '#queries/discovery/member_search'
import { regionsOfCountry } from '#queries/places/regions_of_country'
import { sitesClosedTo } from '#queries/sites/closed_sites'

/** What the address asks for, over what suits who asks; a region must lie in the country. */
export async function requestedSearch(ctx: HttpContext): Promise<MemberSearch> {
  const basic = parseSearch(ctx.request.qs(), defaultsFor(ctx), ctx.site.settings)
  const criteria = isPremium(ctx.viewer?.user) ? { ...basic, advanced: askedAdvanced(ctx) } : basic
  return searchFor(ctx, await withKnownRegion(criteria))
}

/** The search for these criteria by who asks. */
export async function searchFor(ctx: HttpContext, criteria: SearchCriteria): Promise<MemberSearch> {
  const { settings, id } = ctx.site
  return {
    criteria,
    viewer: ctx.viewer?.profile ?? null,
    countries: settings.countries,
    closedSites: await sitesClosedTo(id),
    now: DateTime.utc(),
  }
}

/** How the page offers the advanced filters: locked to all but premium members (section 6). */
export function advancedOffer(ctx: HttpContext) {
  const fields = advancedFieldsOf(ctx.site.settings)
  const locked = !isPremium(ctx.viewer?.user)
  return {
    fields: fields.map((name) => ({ name, choices: locked ? [] : [...advancedChoices[name]] })),
    locked,
    /** The address asks for some, in vain. */
    ignored: locked && hasAdvancedFilters(askedAdvanced(ctx)),
  }
}

function askedAdvanced({ request, site }: HttpContext) {
  return parseAdvanced(request.qs(), advancedFieldsOf(site.settings))
}

/** The search before anything is asked for. */
export function defaultsFor({ viewer, site, location }: HttpContext) {
  const country = viewer?.profile.country ?? location.country
  return defaultSearch(viewer?.profile ?? null, country, site.settings)
}

async function withKnownRegion(criteria: SearchCriteria): Promise<SearchCriteria> {
  const { country, regionId } = criteria
  if (!country || regionId === null) return criteria
  const regions = await regionsOfCountry(country)
  return regions.some(({ id }) => id === regionId) ? criteria : { ...criteria, regionId: null }
}
