import type { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import { decidePayment, payerChoices } from '#support/sandbox_bank'
import { bankName } from '#support/sandbox_banks'
import { paymentDecisionValidator } from '#validators/sandbox/payment_decision'
import SandboxPayment from '#models/sandbox_payment'

/** The pay page of the sandbox bank, in the language that the shop asked for. */
export default class PaymentsController {
  async show({ params, view }: HttpContext) {
    const payment = await SandboxPayment.findOrFail(params.id)
    const { language: locale, currency } = payment
    const i18n = i18nManager.locale(locale)
    const bank = bankName(payment.method, payment.bank)
    const price = i18n.formatCurrency(payment.amount / 100, { currency })
    return view.render('sandbox/payment', { payment, bank, price, payerChoices, locale, i18n })
  }

  async update({ params, request, response }: HttpContext) {
    const payment = await SandboxPayment.findOrFail(params.id)
    await decidePayment(payment, await request.validateUsing(paymentDecisionValidator))
    return response.redirect(payment.returnUrl)
  }
}
