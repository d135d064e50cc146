import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { decideAppeal } from '#core/admin/appeals/decide_appeal'
import { claimWork } from '#core/admin/claims/work_claim'
import { hasRight } from '#core/admin/rights'
import { appealDecisions, appealStatuses } from '#core/moderation/measures/appeal'
import { Ports } from '#core/ports'
import { appealCase } from '#queries/admin/appeals/appeal_case'
import { appealList } from '#queries/admin/appeals/appeal_list'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { notFound } from '#replies/not_found'
import { appealDecisionValidator, appealFilterValidator } from '#validators/admin/appeals'

/** What members write against measures. */
@inject()
export default class AppealsController {
  constructor(private ports: Ports) {}

  async index({ admin, request, view }: HttpContext) {
    const { after, status = 'waiting' } = await request.validateUsing(appealFilterValidator)
    const filter = { after, status }
    const now = this.ports.clock.now().toMillis()
    const looking = { siteId: admin.siteId, adminId: admin.id, now }
    const list = await appealList(looking, filter)
    return view.render('admin/appeals/index', { ...list, filter, appealStatuses })
  }

  async show(ctx: HttpContext) {
    const { admin, params, view } = ctx
    const found = await appealCase(params.id, admin.siteId)
    if (!found) return notFound(ctx)
    const isMine = found.appeal.decision === null && (await this.#claim(ctx))
    return view.render('admin/appeals/show', { ...found, appealDecisions, isMine })
  }

  async decide(ctx: HttpContext) {
    const { answer, decision } = await ctx.request.validateUsing(appealDecisionValidator)
    const decided = await decideAppeal(this.ports, {
      by: ctx.admin.actor,
      appealId: ctx.params.id,
      decision,
      answer: answer ?? '',
    })
    if (!decided.ok) return answerAdminRefusal(ctx, decided)
    return answerDone(ctx, ctx.i18n.t('admin.appeals.decided'), '/admin/appeals')
  }

  /** Who opens a waiting appeal and may decide it has it in hand; false while another one has. */
  async #claim({ admin, params }: HttpContext) {
    if (!hasRight(admin.role, 'decide_appeal')) return false
    const claim = { kind: 'appeal', subjectId: params.id, adminId: admin.id } as const
    return (await claimWork(this.ports, claim)).ok
  }
}
