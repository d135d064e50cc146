import { randomBytes } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { adminLocales, adminRoles } from '#core/admin/admin'
import { changeOrPropose } from '#core/admin/admins/change_admin'
import { renewPassword } from '#core/admin/admins/renew_password'
import { resetSecondFactor } from '#core/admin/admins/reset_second_factor'
import { createAdmin } from '#core/admin/admins/create_admin'
import { Ports } from '#core/ports'
import { adminsOf } from '#queries/admin/admins'
import { sitesOf } from '#queries/admin/sites_of'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { adminChangeValidator, newAdminValidator, reasonValidator } from '#validators/admin/admins'

/** The admins, who run the site. */
@inject()
export default class AdminsController {
  constructor(private ports: Ports) {}

  async index({ admin, view }: HttpContext) {
    const admins = await adminsOf(admin.siteId)
    const sites = await sitesOf(admin)
    return view.render('admin/admins/index', { admins, sites, adminRoles, adminLocales })
  }

  async store(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(newAdminValidator)
    const password = newPassword()
    const { reason, siteId = null, ...rest } = given
    const admin = { ...rest, siteId, password }
    const created = await createAdmin(this.ports, { by: ctx.admin.actor, admin, reason })
    if (!created.ok) return answerAdminRefusal(ctx, created)
    const { waits } = created.value
    const shown = { email: admin.email, password, isNew: true, waits }
    return ctx.view.render('admin/admins/created', shown)
  }

  async update(ctx: HttpContext) {
    const { disabled, reason, role = null } = await ctx.request.validateUsing(adminChangeValidator)
    const isDisabled = disabled === undefined ? null : disabled === 'yes'
    const asked = await changeOrPropose(this.ports, {
      by: ctx.admin.actor,
      adminId: ctx.params.id,
      change: { role, isDisabled },
      reason,
    })
    if (!asked.ok) return answerAdminRefusal(ctx, asked)
    const said = asked.value.proposalId ? 'admin.requests.proposed' : 'admin.admins.changed'
    return answerDone(ctx, ctx.i18n.t(said))
  }

  /** Takes a lost second factor away. */
  async reset(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    const act = { by: ctx.admin.actor, adminId: String(ctx.params.id), reason, password: null }
    const reset = await resetSecondFactor(this.ports, act)
    if (!reset.ok) return answerAdminRefusal(ctx, reset)
    return answerDone(ctx, ctx.i18n.t('admin.admins.factor_reset'))
  }

  /** Gives another password, which is shown once. */
  async renewPassword(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    const password = newPassword()
    const act = { by: ctx.admin.actor, adminId: String(ctx.params.id), reason, password }
    const renewed = await renewPassword(this.ports, act)
    if (!renewed.ok) return answerAdminRefusal(ctx, renewed)
    const { email } = renewed.value
    return ctx.view.render('admin/admins/created', { email, password, isNew: false, waits: false })
  }
}

function newPassword() {
  return randomBytes(12).toString('base64url')
}
