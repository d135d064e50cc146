import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { requestSigning } from '#core/payments/direct_debit/request_signing'
import { Ports } from '#core/ports'
import { debitPage, quotedPurchase } from '#controllers/payments/debit_purchase'
import { smsAround } from '#jobs/send_code_again_job'
import { orderFields } from '#controllers/payments/order_fields'
import { debtorValidator } from '#validators/payments/direct_debit'
import { answerRefusal } from '#replies/refusals'

/** Failures of sending the code are shown at the phone number. */
const places = {
  ...orderFields,
  sms_code_too_often: 'phone',
  sms_budget_used_up: 'phone',
  sms_not_sent: 'phone',
  phone_unreachable: 'phone',
} as const

/** Submits the form of a direct debit, which sends a code. */
@inject()
export default class SigningsController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(debtorValidator)
    const { purchase, quote } = await quotedPurchase(this.ports, ctx, form)
    if (!quote.ok) return answerRefusal(ctx, quote, orderFields)
    const { amount } = quote.value
    const asked = await requestSigning(this.ports, {
      ...purchase,
      amount,
      smsText: smsAround(ctx, amount),
      form: {
        account_holder: form.account_holder ?? '',
        iban: form.iban ?? '',
        street: form.street ?? '',
        house_number: form.house_number ?? '',
        zip: form.zip ?? '',
        city: form.city ?? '',
        phone: form.phone ?? '',
      },
    })
    if (asked.ok) return ctx.response.redirect(debitPage(form, asked.value.id))
    return answerRefusal(ctx, asked, places)
  }
}
