import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { approveShipped } from '#core/admin/content/approve_shipped'
import { Ports } from '#core/ports'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'

/** A text that came with a release, which an owner approves. */
@inject()
export default class ShippedTextsController {
  constructor(private ports: Ports) {}

  async approve(ctx: HttpContext) {
    const approval = { by: ctx.admin.actor, id: String(ctx.params.id) }
    const approved = await approveShipped(this.ports, approval)
    if (!approved.ok) return answerAdminRefusal(ctx, approved)
    return answerDone(ctx, ctx.i18n.t('admin.content.text_approved'))
  }
}
