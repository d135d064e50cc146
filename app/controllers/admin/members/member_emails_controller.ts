import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { changeMemberEmail } from '#core/admin/members/change_member_email'
import { Ports } from '#core/ports'
import { memberSeenBy } from '#queries/admin/members/member_file'
import { siteSettings } from '#queries/sites/site_settings'
import { answerOnFile } from '#replies/admin/member_file'
import { answerAdminRefusal } from '#replies/admin/refusals'
import { notFound } from '#replies/not_found'
import { emailValidator } from '#validators/admin/members'

/** Another email address of a member, after proof. */
@inject()
export default class MemberEmailsController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const member = await memberSeenBy(String(ctx.params.id), ctx.admin)
    if (!member) return notFound(ctx)
    const { email, proof } = await ctx.request.validateUsing(emailValidator)
    const { id: userId, siteId } = member.user
    const asked = await changeMemberEmail(this.ports, {
      by: ctx.admin.actor,
      userId,
      email: email ?? '',
      proof: proof ?? '',
      settings: await siteSettings(siteId),
    })
    if (!asked.ok) return answerAdminRefusal(ctx, asked)
    return answerOnFile(ctx, ctx.i18n.t('admin.members.email_asked'))
  }
}
