import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import {
  changeReadyAnswer,
  keepReadyAnswer,
  removeReadyAnswer,
} from '#core/admin/complaints/keep_ready_answer'
import { Ports } from '#core/ports'
import { locales } from '#core/sites/locales'
import { readyAnswers } from '#queries/admin/complaints/ready_answers'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { readyAnswerValidator } from '#validators/admin/complaints'

const path = '/admin/complaints/answers'

/** Words to answer with again: one's own, and those that are shared. */
@inject()
export default class ReadyAnswersController {
  constructor(private ports: Ports) {}

  async index({ admin, view }: HttpContext) {
    const answers = await readyAnswers(admin.actor)
    return view.render('admin/complaints/answers', { answers, locales })
  }

  async store(ctx: HttpContext) {
    const kept = await keepReadyAnswer(this.ports, { by: ctx.admin.actor, typed: await typed(ctx) })
    if (!kept.ok) return answerAdminRefusal(ctx, kept)
    return answerDone(ctx, ctx.i18n.t('admin.complaints.saved'), path)
  }

  async update(ctx: HttpContext) {
    const on = { by: ctx.admin.actor, answerId: String(ctx.params.id) }
    const changed = await changeReadyAnswer(this.ports, { ...on, typed: await typed(ctx) })
    if (!changed.ok) return answerAdminRefusal(ctx, changed)
    return answerDone(ctx, ctx.i18n.t('admin.complaints.saved'), path)
  }

  async destroy(ctx: HttpContext) {
    const on = { by: ctx.admin.actor, answerId: String(ctx.params.id) }
    const removed = await removeReadyAnswer(this.ports, on)
    if (!removed.ok) return answerAdminRefusal(ctx, removed)
    return answerDone(ctx, ctx.i18n.t('admin.complaints.removed'), path)
  }
}

async function typed({ request }: HttpContext) {
  const { body, language, shared, title } = await request.validateUsing(readyAnswerValidator)
  return { language, title: title ?? '', body: body ?? '', isShared: shared ?? false }
}
