import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { proposeMemberEmail } from '#core/admin/members/change_member_email'
import { Ports } from '#core/ports'
import { memberSeenBy } from '#queries/admin/members/member_file'
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
    const proposed = await proposeMemberEmail(this.ports, {
      by: ctx.admin.actor,
      userId: member.user.id,
      email: email ?? '',
      proof: proof ?? '',
    })
    if (!proposed.ok) return answerAdminRefusal(ctx, proposed)
    return answerOnFile(ctx, ctx.i18n.t('admin.members.waits_for_second'))
  }
}
