import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { adjustMemberCredits } from '#core/admin/members/adjust_credits'
import { Ports } from '#core/ports'
import { answerOnFile } from '#replies/admin/member_file'
import { answerAdminRefusal } from '#replies/admin/refusals'
import { creditsValidator } from '#validators/admin/members'

@inject()
export default class MemberCreditsController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(creditsValidator)
    const adjusted = await adjustMemberCredits(this.ports, {
      by: ctx.admin.actor,
      userId: String(ctx.params.id),
      credits: form.credits,
      requestId: form.request,
      reason: form.reason ?? '',
      facts: form.facts ?? '',
    })
    if (!adjusted.ok) return answerAdminRefusal(ctx, adjusted)
    const isDone = adjusted.value === 'done'
    const said = isDone ? 'admin.members.credits_adjusted' : 'admin.members.waits_for_second'
    return answerOnFile(ctx, ctx.i18n.t(said))
  }
}
