import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { unblockMemberDebits } from '#core/admin/members/unblock_member_debits'
import { Ports } from '#core/ports'
import { answerOnFile } from '#replies/admin/member_file'
import { answerAdminRefusal } from '#replies/admin/refusals'
import { unblockedDebitsValidator } from '#validators/admin/members'

/** Direct debit of a member, which a returned debit blocks. */
@inject()
export default class MemberDebitsController {
  constructor(private ports: Ports) {}

  async unblock(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(unblockedDebitsValidator)
    const unblocked = await unblockMemberDebits(this.ports, {
      by: ctx.admin.actor,
      userId: String(ctx.params.id),
      reason: reason ?? '',
    })
    if (!unblocked.ok) return answerAdminRefusal(ctx, unblocked)
    return answerOnFile(ctx, ctx.i18n.t('admin.members.debits_unblocked'))
  }
}
