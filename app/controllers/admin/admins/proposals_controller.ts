import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { confirmProposal, declineProposal } from '#core/admin/four_eyes/decide_proposal'
import { Ports } from '#core/ports'
import { proposals } from '#queries/admin/proposals'
import { answerAdminRefusal, answerDone, type AdminRefusal } from '#replies/admin/refusals'

/** Acts that wait for a second admin. */
@inject()
export default class ProposalsController {
  constructor(private ports: Ports) {}

  async index({ admin, view }: HttpContext) {
    return view.render('admin/admins/requests', await proposals(admin.siteId))
  }

  async confirm(ctx: HttpContext) {
    const deciding = { by: ctx.admin.actor, proposalId: ctx.params.id }
    const confirmed = await confirmProposal(this.ports, deciding)
    if (!confirmed.ok) return answerAdminRefusal(ctx, confirmed as AdminRefusal)
    return answerDone(ctx, ctx.i18n.t('admin.requests.confirmed'))
  }

  async decline(ctx: HttpContext) {
    const deciding = { by: ctx.admin.actor, proposalId: ctx.params.id }
    const declined = await declineProposal(this.ports, deciding)
    if (!declined.ok) return answerAdminRefusal(ctx, declined)
    return answerDone(ctx, ctx.i18n.t('admin.requests.declined'))
  }
}
