import type { HttpContext } from '@adonisjs/core/http'
import { mayKnowVisitor } from '#core/discovery/visits/visit'
import { countVisitors } from '#queries/discovery/visit_rows'
import { visitsPage } from '#queries/discovery/visits_page'
import VisitTransformer from '#transformers/visit_transformer'

/** The visitors of the member's profile. */
export default class VisitsController {
  async index({ inertia, member, request, site }: HttpContext) {
    const { user, profile } = member
    const { settings } = site
    const asked = { after: request.qs().after, size: settings.membersPerPage }
    const { rows, next } = await visitsPage(member, asked)
    return inertia.render('profiles/visits', {
      visits: inertia.merge(
        rows.map((row) => new VisitTransformer(row, member, settings).toObject())
      ),
      next,
      total: () => countVisitors(profile.id),
      locked: !mayKnowVisitor(user),
      invisible: profile.invisible,
    })
  }
}
