import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { mayKnowVisitor } from '#core/discovery/visits/visit'
import { Ports } from '#core/ports'
import { countVisitors } from '#queries/discovery/visit_rows'
import { visitsPage } from '#queries/discovery/visits_page'
import { countVeiledVisits } from '#queries/likes/veiled_counts'
import { veilUrls } from '#queries/likes/veil_url'
import VisitTransformer from '#transformers/visit_transformer'

/** The visitors of the member's profile; a member who may not know them gets their number. */
@inject()
export default class VisitsController {
  constructor(private ports: Ports) {}

  async index({ inertia, member, request, site }: HttpContext) {
    const { user, profile } = member
    const { settings } = site
    const size = settings.membersPerPage
    const mayKnow = mayKnowVisitor(user)
    const found = mayKnow
      ? await visitsPage(profile.id, { after: request.qs().after, size })
      : noVisits
    const veiled = await countVeiledVisits(this.ports, member)
    return inertia.render('profiles/visits', {
      visits: inertia.merge(
        found.rows.map((row) => new VisitTransformer(row, member, settings).toObject())
      ),
      next: found.next,
      veils: veilUrls(profile.id, Math.min(veiled, size)),
      total: () => (mayKnow ? countVisitors(profile.id) : veiled),
      locked: !mayKnow,
      invisible: profile.invisible,
    })
  }
}

const noVisits = { rows: [], next: null }
