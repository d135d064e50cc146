import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { decisionsInARow, isBreakDue } from '#core/admin/pictures/break_due'
import { reviewPicture } from '#core/admin/pictures/review_picture'
import { undoReview } from '#core/admin/pictures/undo_review'
import { Ports } from '#core/ports'
import { decisionTimes } from '#queries/admin/pictures/decision_times'
import { answerQueueRefusal, queuePath } from '#replies/admin/picture_queue'
import { answerDone } from '#replies/admin/refusals'
import { pictureDecisionValidator, pictureUndoValidator } from '#validators/admin/pictures'

/** Publishes or rejects a photo, and undoes that. */
@inject()
export default class DecisionsController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const { after, decision, view } = await ctx.request.validateUsing(pictureDecisionValidator)
    const { admin, i18n, params, session } = ctx
    const rejection = decision === 'approve' ? null : decision
    const done = rejection
      ? i18n.t('admin.pictures.rejected', { reason: i18n.t(`admin.pictures.reason_${rejection}`) })
      : i18n.t('admin.pictures.published')
    const reviewed = await reviewPicture(this.ports, {
      by: admin.actor,
      photoId: String(params.id),
      rejection,
      photoCase: { words: done, language: admin.locale },
    })
    if (!reviewed.ok) return answerQueueRefusal(ctx, reviewed, { view, after })
    session.flash('decision', reviewed.value.decisionId)
    const inARow = decisionsInARow(await decisionTimes(admin.id), this.ports.clock.now())
    if (isBreakDue(inARow)) session.flash('break', String(inARow))
    return answerDone(ctx, done, queuePath({ view, after }))
  }

  async destroy(ctx: HttpContext) {
    const { after, decision, view } = await ctx.request.validateUsing(pictureUndoValidator)
    const by = ctx.admin.actor
    const undone = await undoReview(this.ports, { by, decisionId: decision })
    if (!undone.ok) return answerQueueRefusal(ctx, undone, { view, after })
    return answerDone(ctx, ctx.i18n.t('admin.pictures.undone'), queuePath({ view, after }))
  }
}
