import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { removeVisit, removeVisits, type VisitList } from '#core/discovery/visits/remove_visits'
import { mayKnowVisitor } from '#core/discovery/visits/visit'
import { Ports } from '#core/ports'
import { countVisits } from '#queries/discovery/visit_rows'
import { visitsPage } from '#queries/discovery/visits_page'
import { countVeiledVisits } from '#queries/likes/veiled_counts'
import { veilUrls } from '#queries/likes/veil_url'
import VisitTransformer from '#transformers/visit_transformer'

/** The visits to the member's profile, of which one who may not know them gets the number; and their own. */
@inject()
export default class VisitsController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    const veiled = await countVeiledVisits(this.ports, ctx.member)
    const locked = !mayKnowVisitor(ctx.member.user)
    return this.#render(ctx, 'received', { locked, veiled })
  }

  async made(ctx: HttpContext) {
    return this.#render(ctx, 'made', { locked: false, veiled: 0 })
  }

  /** One of them. */
  async destroy(ctx: HttpContext) {
    const { id: otherId, list } = ctx.params
    await removeVisit(this.ports, { ...whose(ctx), list, otherId })
    ctx.session.flash('success', ctx.i18n.t('profiles.visit_removed'))
    return ctx.response.redirect(pathOf(list))
  }

  async destroyAll(ctx: HttpContext) {
    const { list } = ctx.params
    await removeVisits(this.ports, { ...whose(ctx), list })
    ctx.session.flash('success', ctx.i18n.t('profiles.visits_removed'))
    return ctx.response.redirect(pathOf(list))
  }

  async #render(
    { inertia, member, request, site }: HttpContext,
    list: VisitList,
    { locked, veiled }: Readonly<{ locked: boolean; veiled: number }>
  ) {
    const { settings } = site
    const size = settings.membersPerPage
    const visits = { list, profileId: member.profile.id }
    const found = locked ? noVisits : await visitsPage(visits, { after: request.qs().after, size })
    return inertia.render('profiles/visits', {
      list,
      visits: inertia.merge(
        found.rows.map((row) => new VisitTransformer(row, member, settings).toObject())
      ),
      next: found.next,
      veils: veilUrls(member.profile.id, Math.min(veiled, size)),
      total: () => (locked ? veiled : countVisits(visits)),
      locked,
      invisible: member.profile.invisible,
    })
  }
}

function whose({ member: { profile, user } }: HttpContext) {
  return { userId: user.id, profileId: profile.id }
}

function pathOf(list: VisitList) {
  return list === 'made' ? '/visits/made' : '/visits'
}

const noVisits = { rows: [], next: null }
