import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { banFromFile } from '#core/admin/members/ban_member'
import { suspendMember } from '#core/admin/members/suspend_member'
import { liftBan, liftMemberMeasure } from '#core/admin/members/lift_member_measure'
import { mailAboutFraudNow } from '#core/admin/members/mail_about_fraud'
import { suspensionDays } from '#core/moderation/measures/measure'
import { Ports } from '#core/ports'
import { answerOnFile } from '#replies/admin/member_file'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { typedStatement } from '#validators/admin/measures'
import { banValidator, liftValidator, suspensionValidator } from '#validators/admin/members'

/** Measures about a member, taken and lifted from their file. */
@inject()
export default class MemberMeasuresController {
  constructor(private ports: Ports) {}

  async suspend(ctx: HttpContext) {
    const { days, ...statement } = await ctx.request.validateUsing(suspensionValidator)
    const suspended = await suspendMember(this.ports, {
      by: ctx.admin.actor,
      userId: String(ctx.params.id),
      days: suspensionDays.find((one) => one === days) ?? 1,
      statement: typedStatement(statement),
    })
    if (!suspended.ok) return answerAdminRefusal(ctx, suspended)
    return answerOnFile(ctx, ctx.i18n.t('admin.measures.taken'))
  }

  async ban(ctx: HttpContext) {
    const statement = await ctx.request.validateUsing(banValidator)
    const banned = await banFromFile(this.ports, {
      by: ctx.admin.actor,
      userId: String(ctx.params.id),
      statement: typedStatement(statement),
    })
    if (!banned.ok) return answerAdminRefusal(ctx, banned)
    const said = banned.value.waits ? 'admin.requests.ban_proposed' : 'admin.measures.taken'
    return answerOnFile(ctx, ctx.i18n.t(said))
  }

  async unban(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(liftValidator)
    const on = { by: ctx.admin.actor, userId: String(ctx.params.id) }
    const lifted = await liftBan(this.ports, { ...on, reason: reason ?? '' })
    if (!lifted.ok) return answerAdminRefusal(ctx, lifted)
    return answerOnFile(ctx, ctx.i18n.t('admin.measures.lifted'))
  }

  async mailAboutFraud(ctx: HttpContext) {
    const on = { by: ctx.admin.actor, userId: String(ctx.params.id) }
    const mailed = await mailAboutFraudNow(this.ports, on)
    if (!mailed.ok) return answerAdminRefusal(ctx, mailed)
    return answerDone(ctx, ctx.i18n.t('admin.measures.fraud_mailed'))
  }

  async lift(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(liftValidator)
    const on = { by: ctx.admin.actor, userId: String(ctx.params.id) }
    const measureId = String(ctx.params.measure)
    const lifted = await liftMemberMeasure(this.ports, { ...on, measureId, reason: reason ?? '' })
    if (!lifted.ok) return answerAdminRefusal(ctx, lifted)
    return answerOnFile(ctx, ctx.i18n.t('admin.measures.lifted'))
  }
}
