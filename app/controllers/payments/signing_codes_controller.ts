import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { resendCode } from '#core/payments/direct_debit/request_signing'
import { Ports } from '#core/ports'
import { debitPage, quotedPurchase } from '#controllers/payments/debit_purchase'
import { smsAround } from '#jobs/send_code_again_job'
import { orderFields } from '#controllers/payments/order_fields'
import { resendValidator } from '#validators/payments/direct_debit'
import { answerRefusal } from '#replies/refusals'

/** Sends another code for a direct debit when the first did not arrive. */
@inject()
export default class SigningCodesController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(resendValidator)
    const { purchase, quote } = await quotedPurchase(this.ports, ctx, form)
    if (!quote.ok) return answerRefusal(ctx, quote, orderFields)
    const { amount } = quote.value
    const asked = await resendCode(this.ports, {
      ...purchase,
      amount,
      smsText: smsAround(ctx, amount),
      signingId: ctx.params.id,
    })
    if (!asked.ok) return answerRefusal(ctx, asked)
    ctx.session.flash('success', ctx.i18n.t('debit.resent'))
    return ctx.response.redirect(debitPage(form, asked.value.id))
  }
}
