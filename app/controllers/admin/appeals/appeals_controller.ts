import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { decideAppeal, mayDecideAppeal } from '#core/admin/appeals/decide_appeal'
import { logOpened } from '#core/admin/audit/log_reading'
import { claimWork } from '#core/admin/claims/work_claim'
import { hasRight } from '#core/admin/rights'
import { appealDecisions, appealStatuses } from '#core/moderation/measures/appeal'
import { Ports } from '#core/ports'
import { adminsWith } from '#queries/admin/admins_with'
import { holderOf } from '#queries/admin/holder_of'
import { appealCase } from '#queries/admin/appeals/appeal_case'
import { appealCount, appealList } from '#queries/admin/appeals/appeal_list'
import { appealRows } from '#queries/admin/appeals/appeal_rows'
import { sendCsv } from '#replies/admin/csv'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { notFound } from '#replies/not_found'
import { appealDecisionValidator, appealFilterValidator } from '#validators/admin/appeals'

/** What members write against measures. */
@inject()
export default class AppealsController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    const filter = await filterOf(ctx)
    const list = await appealList(this.#looking(ctx), filter)
    const found = await appealCount(ctx.admin.siteId, filter)
    return ctx.view.render('admin/appeals/index', { ...list, filter, found, appealStatuses })
  }

  /** Every appeal of the filter, as a file that is sent while it is read. */
  async csv(ctx: HttpContext) {
    await sendCsv(ctx, 'appeals', appealRows(this.#looking(ctx), await filterOf(ctx)))
  }

  #looking({ admin }: HttpContext) {
    return { siteId: admin.siteId, adminId: admin.id, now: this.ports.clock.now().toMillis() }
  }

  async show(ctx: HttpContext) {
    const { admin, params, view } = ctx
    const found = await appealCase(params.id, admin.siteId, this.ports.clock.now())
    if (!found) return notFound(ctx)
    const { appeal, siteId } = found
    const opened = { kind: 'appeal', id: appeal.id, siteId } as const
    await logOpened(this.ports, admin.actor, opened)
    const decides = appeal.decision === null ? await this.#decides(ctx, siteId) : {}
    return view.render('admin/appeals/show', { ...found, appealDecisions, ...decides })
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

  /**
   * Who opens a waiting appeal and may decide it has it in hand; else who has, or who decides where this
   * admin took the measure.
   */
  async #decides({ admin, params }: HttpContext, siteId: string) {
    if (!hasRight(admin.role, 'decide_appeal')) return {}
    const appealId = String(params.id)
    const may = await mayDecideAppeal(this.ports, { appealId, by: admin.actor })
    if (!may.ok) {
      const able = await adminsWith('decide_appeal', siteId)
      const others = able.filter(({ id }) => id !== admin.id).map(({ name }) => name)
      return { own: { others, hours: may.details.hours ?? 0 } }
    }
    const claim = { kind: 'appeal', subjectId: appealId, adminId: admin.id } as const
    const claimed = await claimWork(this.ports, claim)
    if (claimed.ok) return { isMine: true }
    return { holder: await holderOf(claim, this.ports.clock.now().toMillis()) }
  }
}

/** Appeals that wait, unless others are asked for. */
async function filterOf({ request }: HttpContext) {
  const { after, status = 'waiting' } = await request.validateUsing(appealFilterValidator)
  return { after, status }
}
