import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { logOpened } from '#core/admin/audit/log_reading'
import { claimWork } from '#core/admin/claims/work_claim'
import { actOnReport } from '#core/admin/reports/act_on_report'
import { caseActsFor, deedOfAct } from '#core/admin/reports/case_act'
import { closeCase } from '#core/admin/reports/decide_report'
import { hasRight } from '#core/admin/rights'
import { machineParts } from '#core/moderation/measures/measure'
import { reportReasons, reportStatuses } from '#core/moderation/report'
import { urgencies } from '#core/moderation/urgency'
import { Ports } from '#core/ports'
import { rejectionReasons } from '#core/profiles/photos/photo'
import { dangerTickets } from '#queries/admin/complaints/danger_tickets'
import { reportCase } from '#queries/admin/reports/report_case'
import { reportCount, reportList } from '#queries/admin/reports/report_list'
import { reportRows } from '#queries/admin/reports/report_rows'
import { sendCsv } from '#replies/admin/csv'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { notFound } from '#replies/not_found'
import { typedStatement } from '#validators/admin/measures'
import {
  caseActValidator,
  closingDecisions,
  photoRejectionValidator,
  reportDecisionValidator,
  reportFilterValidator,
} from '#validators/admin/reports'

/** Reports of members about others. */
@inject()
export default class ReportsController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    const filter = await filterOf(ctx)
    const { next, rows } = await reportList(this.#looking(ctx), filter)
    const found = await reportCount(ctx.admin.siteId, filter)
    const choices = { reportReasons, reportStatuses, urgencies }
    const danger = filter.after ? [] : await dangerTickets(ctx.admin.siteId)
    return ctx.view.render('admin/reports/index', {
      ...choices,
      danger,
      filter,
      found,
      next,
      rows,
    })
  }

  /** Every report of the filter, as a file that is sent while it is read. */
  async csv(ctx: HttpContext) {
    await sendCsv(ctx, 'reports', reportRows(this.#looking(ctx), await filterOf(ctx)))
  }

  #looking({ admin }: HttpContext) {
    return { siteId: admin.siteId, adminId: admin.id, now: this.ports.clock.now().toMillis() }
  }

  async show(ctx: HttpContext) {
    const { admin, params, view } = ctx
    const found = await reportCase(params.id, admin.siteId, this.ports.clock.now())
    if (!found) return notFound(ctx)
    const opened = { kind: 'report', id: found.report.id, siteId: found.report.siteId } as const
    await logOpened(this.ports, admin.actor, opened)
    const isMine = found.report.status === 'open' && (await this.#claim(ctx))
    const acts = caseActsFor(found.report.evidenceKind)
    const choices = { acts, closingDecisions, machineParts, rejectionReasons, reportReasons }
    return view.render('admin/reports/show', { ...found, ...choices, isMine })
  }

  async decide(ctx: HttpContext) {
    const { decision, reason } = await ctx.request.validateUsing(reportDecisionValidator)
    const { id: reportId } = ctx.params
    const by = ctx.admin.actor
    const closed = await closeCase(this.ports, { by, decision, reason, reportId })
    if (!closed.ok) return answerAdminRefusal(ctx, closed)
    return answerDone(ctx, ctx.i18n.t('admin.reports.decided'), '/admin/reports')
  }

  /** Takes a measure; the case stays open, unless the measure is a ban. */
  async act(ctx: HttpContext) {
    const { act, message, ...statement } = await ctx.request.validateUsing(caseActValidator)
    const { id: reportId } = ctx.params
    const acted = await actOnReport(this.ports, {
      by: ctx.admin.actor,
      reportId,
      deed: deedOfAct(act, message),
      statement: typedStatement(statement),
    })
    if (!acted.ok) return answerAdminRefusal(ctx, acted)
    if (acted.value.waits) {
      return answerDone(ctx, ctx.i18n.t('admin.requests.ban_proposed'), '/admin/reports')
    }
    const path = act === 'ban' ? '/admin/reports' : `/admin/reports/${reportId}`
    return answerDone(ctx, ctx.i18n.t('admin.measures.taken'), path)
  }

  async hidePhoto(ctx: HttpContext) {
    const { rejection, ...statement } = await ctx.request.validateUsing(photoRejectionValidator)
    const { id: reportId, photo_id: photoId } = ctx.params
    const by = ctx.admin.actor
    const hidden = await actOnReport(this.ports, {
      by,
      reportId,
      deed: { kind: 'hidden_photo', photoId, rejection },
      statement: typedStatement(statement),
    })
    if (!hidden.ok) return answerAdminRefusal(ctx, hidden)
    return answerDone(ctx, ctx.i18n.t('admin.measures.taken'), `/admin/reports/${reportId}`)
  }

  /** Claims an open case for the admin who opens it, and may decide it; false while another one has it. */
  async #claim({ admin, params }: HttpContext) {
    if (!hasRight(admin.role, 'decide_report')) return false
    const claim = { kind: 'report', subjectId: params.id, adminId: admin.id } as const
    return (await claimWork(this.ports, claim)).ok
  }
}

/** Reports that are open, unless others are asked for. */
async function filterOf({ request }: HttpContext) {
  const { status = 'open', ...asked } = await request.validateUsing(reportFilterValidator)
  return { ...asked, status }
}
