import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { noteAppeal } from '#core/admin/appeals/note_appeal'
import { Ports } from '#core/ports'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { noteValidator } from '#validators/admin/members'

/** What admins tell each other about an appeal. */
@inject()
export default class AppealNotesController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const { body } = await ctx.request.validateUsing(noteValidator)
    const appealId = String(ctx.params.id)
    const noted = await noteAppeal(this.ports, {
      by: ctx.admin.actor,
      appealId,
      body: body ?? '',
    })
    if (!noted.ok) return answerAdminRefusal(ctx, noted)
    return answerDone(ctx, ctx.i18n.t('admin.members.noted'), `/admin/appeals/${appealId}`)
  }
}
