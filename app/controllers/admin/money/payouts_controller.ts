import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { makePayout } from '#core/admin/money/make_payout'
import { isId } from '#core/id'
import { Ports } from '#core/ports'
import { settleRefundOf } from '#jobs/pay_out_refund_job'
import { payoutRows } from '#queries/admin/money/payout_rows'
import { payoutCount, payoutsToMake } from '#queries/admin/money/payouts_to_make'
import { sendCsv } from '#replies/admin/csv'
import { listBefore } from '#replies/admin/kept_form'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { payoutValidator } from '#validators/admin/orders'

const path = '/admin/orders/payouts'

/** Transfers that have to be made from our own account. */
@inject()
export default class PayoutsController {
  constructor(private ports: Ports) {}

  async index({ request, view }: HttpContext) {
    const asked: unknown = request.qs().after
    const after = isId(asked) ? asked : null
    const { next, payouts } = await payoutsToMake(after)
    return view.render('admin/money/payouts', {
      payouts,
      found: await payoutCount(),
      first: after && path,
      next: next && `${path}?${new URLSearchParams({ after: next })}`,
    })
  }

  /** The payouts that can be made now, as a file that is sent while it is read. */
  async csv(ctx: HttpContext) {
    await sendCsv(ctx, 'payouts', payoutRows())
  }

  async paid(ctx: HttpContext) {
    const { transferred } = await ctx.request.validateUsing(payoutValidator)
    const payoutId = String(ctx.params.id)
    const made = { by: ctx.admin.actor, payoutId, isTransferred: transferred === true }
    const confirmed = await makePayout(this.ports, made)
    if (!confirmed.ok) return answerAdminRefusal(ctx, confirmed)
    await settleRefundOf(this.ports, payoutId)
    return answerDone(ctx, ctx.i18n.t('admin.money.payout_made'), listBefore(ctx, path))
  }
}
