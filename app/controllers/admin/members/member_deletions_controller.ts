import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { proposeDeletion, takeBackDeletion } from '#core/admin/members/delete_member'
import { Ports } from '#core/ports'
import { answerOnFile } from '#replies/admin/member_file'
import { answerAdminRefusal } from '#replies/admin/refusals'
import { liftValidator, memberDeletionValidator } from '#validators/admin/members'

/** Deletions of accounts by an admin. */
@inject()
export default class MemberDeletionsController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const { facts, reason, way } = await ctx.request.validateUsing(memberDeletionValidator)
    const proposed = await proposeDeletion(this.ports, {
      by: ctx.admin.actor,
      userId: String(ctx.params.id),
      way,
      facts: facts ?? '',
      reason: reason ?? '',
    })
    if (!proposed.ok) return answerAdminRefusal(ctx, proposed)
    return answerOnFile(ctx, ctx.i18n.t('admin.members.waits_for_second'))
  }

  async destroy(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(liftValidator)
    const on = { by: ctx.admin.actor, userId: String(ctx.params.id) }
    const undone = await takeBackDeletion(this.ports, { ...on, reason: reason ?? '' })
    if (!undone.ok) return answerAdminRefusal(ctx, undone)
    return answerOnFile(ctx, ctx.i18n.t('admin.members.deletion_undone'))
  }
}
