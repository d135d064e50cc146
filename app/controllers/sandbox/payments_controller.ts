import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import { decidePayment } from '#controllers/sandbox/decide_payment'
import { Ports } from '#core/ports'
import { payerChoices, paymentDecisionValidator } from '#validators/sandbox/payment_decision'
import SandboxPayment from '#models/sandbox_payment'
import { ownOrder } from '#queries/payments/own_order'

/** The payment page of the sandbox bank, in the language the site asked for; for the payer alone. */
@inject()
export default class PaymentsController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    const payment = await ownPayment(ctx)
    const { language: locale, currency } = payment
    const i18n = i18nManager.locale(locale)
    const bank = this.#bankOf(payment)
    const price = i18n.formatCurrency(payment.amount / 100, { currency })
    return ctx.view.render('sandbox/payment', { payment, bank, price, payerChoices, locale, i18n })
  }

  async update(ctx: HttpContext) {
    const payment = await ownPayment(ctx)
    await decidePayment(payment, await ctx.request.validateUsing(paymentDecisionValidator))
    return ctx.response.redirect(payment.returnUrl)
  }

  /** The name of the chosen bank; null without one. */
  #bankOf({ method, bank }: SandboxPayment) {
    const banks = this.ports.payments.named('sandbox')?.banks(method)
    return banks?.find(({ id }) => id === bank)?.name ?? null
  }
}

/** Another member's payment, or one of no order, is not found. */
async function ownPayment({ member, params }: HttpContext) {
  const payment = await SandboxPayment.findOrFail(params.id)
  await ownOrder(member.user.id, payment.orderId)
  return payment
}
