import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { discardJob, retryJob } from '#core/admin/operations/failed_job'
import { Ports } from '#core/ports'
import { operations } from '#queries/admin/operations/overview'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { discardedJobValidator } from '#validators/admin/operations'

/** How the installation does, and jobs that failed. */
@inject()
export default class OperationsController {
  constructor(private ports: Ports) {}

  async show({ view }: HttpContext) {
    const { refusals, ...found } = await operations(this.ports.clock.now())
    const refused = refusals.map(({ answer, domain, lastAt, number, status }) => {
      return { answer, domain, lastAt: lastAt.toMillis(), number, status }
    })
    return view.render('admin/operations/index', { ...found, refused })
  }

  async retry(ctx: HttpContext) {
    const retried = await retryJob(this.ports, { by: ctx.admin.actor, jobId: ctx.params.id })
    if (!retried.ok) return answerAdminRefusal(ctx, retried)
    return answerDone(ctx, ctx.i18n.t('admin.operations.retried', { name: retried.value.name }))
  }

  async discard(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(discardedJobValidator)
    const job = { by: ctx.admin.actor, jobId: ctx.params.id, reason: reason ?? '' }
    const discarded = await discardJob(this.ports, job)
    if (!discarded.ok) return answerAdminRefusal(ctx, discarded)
    return answerDone(ctx, ctx.i18n.t('admin.operations.discarded', { name: discarded.value.name }))
  }
}
