import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { noteMember, pinNote } from '#core/admin/members/note_member'
import { Ports } from '#core/ports'
import { answerOnFile } from '#replies/admin/member_file'
import { answerAdminRefusal } from '#replies/admin/refusals'
import { noteValidator, pinValidator } from '#validators/admin/members'

/** What admins should know of a member. */
@inject()
export default class MemberNotesController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const { body } = await ctx.request.validateUsing(noteValidator)
    const on = { by: ctx.admin.actor, userId: String(ctx.params.id) }
    const noted = await noteMember(this.ports, { ...on, body: body ?? '' })
    if (!noted.ok) return answerAdminRefusal(ctx, noted)
    return answerOnFile(ctx, ctx.i18n.t('admin.members.noted'))
  }

  async pin(ctx: HttpContext) {
    const { pinned: isPinned } = await ctx.request.validateUsing(pinValidator)
    const on = { by: ctx.admin.actor, userId: String(ctx.params.id) }
    const pinned = await pinNote(this.ports, { ...on, noteId: String(ctx.params.note), isPinned })
    if (!pinned.ok) return answerAdminRefusal(ctx, pinned)
    return answerOnFile(ctx, ctx.i18n.t('admin.members.saved'))
  }
}
