import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { addReadyLine, editReadyLine, removeReadyLine } from '#core/admin/inbox/keep_ready_lines'
import { Ports } from '#core/ports'
import { locales } from '#core/sites/locales'
import { readyLinesOf } from '#queries/admin/inbox/ready_lines_of'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { readyLineValidator } from '#validators/admin/inbox'

const path = '/admin/inbox/lines'

/** The ready lines of an admin's own. */
@inject()
export default class ReadyLinesController {
  constructor(private ports: Ports) {}

  async index({ admin, view }: HttpContext) {
    return view.render('admin/inbox/lines', { lines: await readyLinesOf(admin.id, null), locales })
  }

  async store(ctx: HttpContext) {
    const added = await addReadyLine(this.ports, await this.#written(ctx))
    if (!added.ok) return answerAdminRefusal(ctx, added)
    return answerDone(ctx, ctx.i18n.t('admin.inbox.line_added'), path)
  }

  async update(ctx: HttpContext) {
    const lineId = String(ctx.params.line)
    const written = await this.#written(ctx)
    const edited = await editReadyLine(this.ports, { ...written, lineId })
    if (!edited.ok) return answerAdminRefusal(ctx, edited)
    return answerDone(ctx, ctx.i18n.t('admin.inbox.line_saved'), path)
  }

  async destroy(ctx: HttpContext) {
    const lineId = String(ctx.params.line)
    const removed = await removeReadyLine(this.ports, { by: ctx.admin.actor, lineId })
    if (!removed.ok) return answerAdminRefusal(ctx, removed)
    return answerDone(ctx, ctx.i18n.t('admin.inbox.line_removed'), path)
  }

  async #written({ admin, request }: HttpContext) {
    const { body, language } = await request.validateUsing(readyLineValidator)
    return { by: admin.actor, body: body ?? '', language }
  }
}
