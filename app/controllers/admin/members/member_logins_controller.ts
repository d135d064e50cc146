import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { endMemberLogins } from '#core/admin/members/end_member_logins'
import { Ports } from '#core/ports'
import { answerOnFile } from '#replies/admin/member_file'
import { answerAdminRefusal } from '#replies/admin/refusals'
import { endLoginsValidator } from '#validators/admin/members'

@inject()
export default class MemberLoginsController {
  constructor(private ports: Ports) {}

  /** Ends one login, or all where none is named. */
  async destroy(ctx: HttpContext) {
    const { login } = await ctx.request.validateUsing(endLoginsValidator)
    const on = { by: ctx.admin.actor, userId: String(ctx.params.id) }
    const ended = await endMemberLogins(this.ports, { ...on, loginId: login ?? null })
    if (!ended.ok) return answerAdminRefusal(ctx, ended)
    return answerOnFile(ctx, ctx.i18n.t('admin.members.logins_ended', { number: ended.value }))
  }
}
