import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import { decidePayment } from '#controllers/sandbox/decide_payment'
import { Ports } from '#core/ports'
import { payerChoices, paymentDecisionValidator } from '#validators/sandbox/payment_decision'
import SandboxPayment from '#models/sandbox_payment'

/** The payment page of the sandbox bank, in the language the site asked for. */
@inject()
export default class PaymentsController {
  constructor(private ports: Ports) {}

  async show({ params, view }: HttpContext) {
    const payment = await SandboxPayment.findOrFail(params.id)
    const { language: locale, currency } = payment
    const i18n = i18nManager.locale(locale)
    const bank = this.#bankOf(payment)
    const price = i18n.formatCurrency(payment.amount / 100, { currency })
    return view.render('sandbox/payment', { payment, bank, price, payerChoices, locale, i18n })
  }

  async update({ params, request, response }: HttpContext) {
    const payment = await SandboxPayment.findOrFail(params.id)
    await decidePayment(payment, await request.validateUsing(paymentDecisionValidator))
    return response.redirect(payment.returnUrl)
  }

  /** The name of the chosen bank; null without one. */
  #bankOf({ method, bank }: SandboxPayment) {
    const banks = this.ports.payments.named('sandbox')?.banks(method)
    return banks?.find(({ id }) => id === bank)?.name ?? null
  }
}
