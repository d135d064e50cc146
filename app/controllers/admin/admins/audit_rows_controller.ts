import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ownActs, readingActs, readingShown, subjectKinds } from '#core/admin/audit/audit_row'
import { checkAuditByAdmin } from '#core/admin/audit/check_audit'
import { adminRights, hasRight } from '#core/admin/rights'
import { Ports } from '#core/ports'
import { adminNames } from '#queries/admin/admins'
import { auditFileRows } from '#queries/admin/audit_file'
import { auditCount, auditLog, lastAuditCheck } from '#queries/admin/audit_log'
import { subjectsOf, type About } from '#queries/admin/proposal_subjects'
import { sendCsv } from '#replies/admin/csv'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { auditFilterValidator } from '#validators/admin/admins'

/** The audit log. */
@inject()
export default class AuditRowsController {
  constructor(private ports: Ports) {}

  async index({ admin, request, view }: HttpContext) {
    const filter = await request.validateUsing(auditFilterValidator)
    const { next, rows } = await auditLog(admin.siteId, filter)
    const found = await auditCount(admin.siteId, filter)
    const rights = adminRights.filter((right) => !right.startsWith('see_'))
    const acts = [...rights, ...ownActs, ...readingActs]
    const admins = await adminNames(admin.siteId)
    const check = admin.siteId === null ? await lastAuditCheck() : null
    const named = await this.#named(admin, rows)
    const shown = { acts, admins, check, filter, found, next, readingShown, subjectKinds }
    return view.render('admin/audit/index', { ...shown, rows: named })
  }

  /** Every act of the filter, as a file that is sent while it is read. */
  async csv(ctx: HttpContext) {
    const filter = await ctx.request.validateUsing(auditFilterValidator)
    await sendCsv(ctx, 'audit log', auditFileRows(ctx.admin.siteId, filter))
  }

  /** With the names of whom rows are about, for those who see members: the log itself knows only ids. */
  async #named<Row extends About>({ locale, role }: HttpContext['admin'], rows: readonly Row[]) {
    const subjectOf = hasRight(role, 'see_members') ? await subjectsOf(rows, locale) : null
    return rows.map((row) => ({ ...row, called: subjectOf?.(row).person ?? null }))
  }

  /** Follows the whole chain; that it was followed is one more row. */
  async verify(ctx: HttpContext) {
    const checked = await checkAuditByAdmin(this.ports, { by: ctx.admin.actor })
    if (!checked.ok) return answerAdminRefusal(ctx, checked)
    const { finding, rowNumber, rows } = checked.value
    if (!finding) return answerDone(ctx, ctx.i18n.t('admin.audit.whole', { rows }))
    ctx.session.flash('error', ctx.i18n.t(`admin.audit.${finding}`, { number: rowNumber }))
    return ctx.response.redirect().toPath('/admin/audit')
  }
}
