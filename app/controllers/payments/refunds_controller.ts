import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { v7 as uuid } from 'uuid'
import { worthOf } from '#core/credits/refundable'
import { amountToPay, type Refund } from '#core/payments/refunds/refund'
import { requestRefund } from '#core/payments/refunds/request_refund'
import { Ports } from '#core/ports'
import { refundOffer } from '#queries/payments/refund_offer'
import { refundRequestValidator } from '#validators/payments/refund_request'
import { answerRefusal } from '#replies/refusals'

/** Refunds all unused credits at once. */
@inject()
export default class RefundsController {
  constructor(private ports: Ports) {}

  async create({ inertia, member, site: { settings } }: HttpContext) {
    const offer = await refundOffer(member.user, settings)
    const refundDays = settings.refundDays
    return inertia.render('payments/refund', { ...offer, refundDays, requestId: uuid() })
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(refundRequestValidator)
    const asked = await requestRefund(this.ports, {
      userId: ctx.member.user.id,
      requestId: form.request_id,
      shownTotal: form.shown_total,
      refundDays: ctx.site.settings.refundDays,
    })
    if (!asked.ok) return answerRefusal(ctx, asked)
    ctx.session.flash('success', askedText(ctx, asked.value))
    return ctx.response.redirect('/transactions')
  }
}

function askedText({ i18n }: HttpContext, refunds: readonly Refund[]) {
  const paid = refunds.map((refund) => {
    return { amount: amountToPay(refund), currency: refund.currency }
  })
  const amounts = worthOf(paid).map(({ amount, currency }) =>
    i18n.formatCurrency(amount / 100, { currency })
  )
  const worth = new Intl.ListFormat(i18n.locale).format(amounts)
  return i18n.t('payments.refund_asked', { worth })
}
