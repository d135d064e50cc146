import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ownActs, subjectKinds } from '#core/admin/audit/audit_row'
import { checkAudit } from '#core/admin/audit/check_audit'
import { adminRights } from '#core/admin/rights'
import { Ports } from '#core/ports'
import { adminNames } from '#queries/admin/admins'
import { auditLog, lastAuditCheck } from '#queries/admin/audit_log'
import { answerDone } from '#replies/admin/refusals'
import { auditFilterValidator } from '#validators/admin/admins'

/** The audit log. */
@inject()
export default class AuditRowsController {
  constructor(private ports: Ports) {}

  async index({ admin, request, view }: HttpContext) {
    const filter = await request.validateUsing(auditFilterValidator)
    const { next, rows } = await auditLog(admin.siteId, filter)
    const acts = [...adminRights.filter((right) => !right.startsWith('see_')), ...ownActs]
    const admins = await adminNames()
    const check = admin.siteId === null ? await lastAuditCheck() : null
    const shown = { acts, admins, check, filter, next, rows, subjectKinds }
    return view.render('admin/audit/index', shown)
  }

  /** Follows the whole chain; nothing in it changes. */
  async verify(ctx: HttpContext) {
    const { finding, rowNumber, rows } = await checkAudit(this.ports)
    if (!finding) return answerDone(ctx, ctx.i18n.t('admin.audit.whole', { rows }))
    ctx.session.flash('error', ctx.i18n.t(`admin.audit.${finding}`, { number: rowNumber }))
    return ctx.response.redirect().toPath('/admin/audit')
  }
}
