import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { makePayout } from '#core/admin/money/make_payout'
import { formatDecimal } from '#core/decimal'
import { Ports } from '#core/ports'
import { settleRefundOf } from '#jobs/pay_out_refund_job'
import { payoutsToMake } from '#queries/admin/money/payouts_to_make'
import { sendCsv } from '#replies/admin/csv'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { payoutValidator } from '#validators/admin/orders'

/** Transfers that have to be made from our own account. */
@inject()
export default class PayoutsController {
  constructor(private ports: Ports) {}

  async index({ view }: HttpContext) {
    return view.render('admin/money/payouts', { payouts: await payoutsToMake() })
  }

  /** Those that can be made now, as a bank's own forms ask for them. */
  async csv(ctx: HttpContext) {
    const due = (await payoutsToMake()).filter(({ state }) => state === 'due')
    const rows = due.map(({ amount, createdAt, description, iban, id, name }) => ({
      payout: id,
      since: new Date(createdAt).toISOString(),
      name,
      iban,
      amount: formatDecimal(amount),
      currency: 'EUR',
      description,
    }))
    await sendCsv(ctx, 'payouts', rows)
  }

  async paid(ctx: HttpContext) {
    const { transferred } = await ctx.request.validateUsing(payoutValidator)
    const payoutId = String(ctx.params.id)
    const made = { by: ctx.admin.actor, payoutId, isTransferred: transferred === true }
    const confirmed = await makePayout(this.ports, made)
    if (!confirmed.ok) return answerAdminRefusal(ctx, confirmed)
    await settleRefundOf(this.ports, payoutId)
    return answerDone(ctx, ctx.i18n.t('admin.money.payout_made'), '/admin/orders/payouts')
  }
}
