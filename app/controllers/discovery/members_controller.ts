import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { closeness } from '#core/discovery/search/closeness'
import { decodeCursor } from '#core/discovery/search/cursor'
import { recordVisit } from '#core/discovery/visits/record_visit'
import { Ports } from '#core/ports'
import { basicFieldsOf } from '#core/discovery/search/search'
import { countMembers } from '#queries/discovery/count_members'
import { advancedOffer, defaultsFor, requestedSearch } from '#queries/discovery/requested_search'
import { searchPage } from '#queries/discovery/search_page'
import { findMember } from '#queries/members/find_member'
import { interestsOf } from '#queries/members/interests_of'
import { countryChoices, countryName } from '#queries/places/country_choices'
import { regionsOfCountry } from '#queries/places/regions_of_country'
import { answerRefusal } from '#replies/refusals'
import { referringList } from '#replies/referring_list'
import { openLikes } from '#queries/likes/open_likes'
import MemberProfileTransformer from '#transformers/member_profile_transformer'
import { tilesOf } from '#transformers/member_tile_transformer'

@inject()
export default class MembersController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    const { inertia, locale, viewer, request, site } = ctx
    const search = await requestedSearch(ctx)
    const { country } = search.criteria
    const after = decodeCursor(request.qs().after)
    const page = await searchPage(search, after, site.settings)
    return inertia.render('discovery/members', {
      search: search.criteria,
      defaults: () => defaultsFor(ctx),
      basicFields: () => basicFieldsOf(site.settings),
      advanced: () => advancedOffer(ctx),
      countries: () => countryChoices(site.settings.countries, locale),
      regions: () => (country ? regionsOfCountry(country, locale) : []),
      total: () => countMembers(search),
      members: inertia.merge(tilesOf(page.rows, viewer, site.settings)).matchOn('id'),
      next: page.next,
      isFirstPage: () => after === null,
      promos: () => [...site.settings.promoTiles],
      similar: tilesOf(page.similar, viewer, site.settings),
    })
  }

  async show(ctx: HttpContext) {
    const { inertia, locale, viewer, params, site } = ctx
    const viewerId = viewer?.profile.id
    const found = await findMember(params.id, viewer, site.id)
    if (!found.ok) return answerRefusal(ctx, found)
    const member = found.value
    if (viewer) await recordVisit(this.ports, { visitor: viewer.profile, visited: member })
    const likes = viewer ? await openLikes(viewer, member) : { liked: false, match: false }
    const tellsInterests = site.settings.visibleProfileFields.includes('interests')
    return inertia.render('discovery/member', {
      member: new MemberProfileTransformer(member, viewer, site.settings).toObject(),
      interests: tellsInterests ? await interestsOf(member.id, viewerId) : [],
      country: countryName(member.country, locale),
      mine: member.id === viewerId,
      closeness: viewer && member.id !== viewerId ? closeness(viewer.profile, member) : null,
      backTo: referringList(ctx),
      ...likes,
    })
  }
}
