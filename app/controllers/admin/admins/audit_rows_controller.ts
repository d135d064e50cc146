import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ownActs, subjectKinds } from '#core/admin/audit/audit_row'
import { verifyAudit } from '#core/admin/audit/verify_audit'
import { adminRights } from '#core/admin/rights'
import { Ports } from '#core/ports'
import { adminNames } from '#queries/admin/admins'
import { auditLog } from '#queries/admin/audit_log'
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
    return view.render('admin/audit/index', { acts, admins, filter, next, rows, subjectKinds })
  }

  /** Follows the whole chain; nothing changes. */
  async verify(ctx: HttpContext) {
    const verified = await verifyAudit(this.ports)
    if (verified.ok) return answerDone(ctx, ctx.i18n.t('admin.audit.whole', verified.value))
    ctx.session.flash('error', ctx.i18n.t(`admin.audit.${verified.refusal}`, verified.details))
    return ctx.response.redirect().toPath('/admin/audit')
  }
}
