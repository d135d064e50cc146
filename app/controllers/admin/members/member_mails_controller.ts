import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { resendActivation, resendReset } from '#core/admin/members/resend_account_mails'
import { resumeBouncedMail } from '#core/admin/members/resume_bounced_mail'
import { Ports } from '#core/ports'
import { memberSeenBy } from '#queries/admin/members/member_file'
import { siteSettings } from '#queries/sites/site_settings'
import { answerOnFile } from '#replies/admin/member_file'
import { answerAdminRefusal } from '#replies/admin/refusals'
import { notFound } from '#replies/not_found'

/** Mails that help a member in, and mail that was switched off because it came back. */
@inject()
export default class MemberMailsController {
  constructor(private ports: Ports) {}

  async activation(ctx: HttpContext) {
    const on = { by: ctx.admin.actor, userId: String(ctx.params.id) }
    const sent = await resendActivation(this.ports, on)
    if (!sent.ok) return answerAdminRefusal(ctx, sent)
    return answerOnFile(ctx, ctx.i18n.t('admin.members.mail_sent'))
  }

  async reset(ctx: HttpContext) {
    const member = await memberSeenBy(String(ctx.params.id), ctx.admin)
    if (!member) return notFound(ctx)
    const { id: userId, siteId } = member.user
    const settings = await siteSettings(siteId)
    const sent = await resendReset(this.ports, { by: ctx.admin.actor, userId, settings })
    if (!sent.ok) return answerAdminRefusal(ctx, sent)
    return answerOnFile(ctx, ctx.i18n.t('admin.members.mail_sent'))
  }

  async resume(ctx: HttpContext) {
    const on = { by: ctx.admin.actor, userId: String(ctx.params.id) }
    const resumed = await resumeBouncedMail(this.ports, on)
    if (!resumed.ok) return answerAdminRefusal(ctx, resumed)
    return answerOnFile(ctx, ctx.i18n.t('admin.members.saved'))
  }
}
