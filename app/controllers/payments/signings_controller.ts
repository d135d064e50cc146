import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { requestSigning } from '#core/payments/direct_debit/request_signing'
import { Ports } from '#core/ports'
import { refuseFields, refuseForm } from '#replies/refusals'
import { debitPage, quotedPurchase, smsAround } from '#controllers/payments/debit_purchase'
import { refuseOrder } from '#controllers/payments/refuse_order'
import { debtorValidator } from '#validators/payments/direct_debit'

/** The form of a direct debit, which is answered by a code. */
@inject()
export default class SigningsController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(debtorValidator)
    const { purchase, quote } = await quotedPurchase(this.ports, ctx, form)
    if (!quote.ok) return refuseOrder(ctx, quote)
    const { amount } = quote.value
    const asked = await requestSigning(this.ports, {
      ...{ ...purchase, amount, smsText: smsAround(ctx, amount) },
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
    if ('fields' in asked) return refuseForm(ctx, asked)
    const { refusal } = asked
    if (
      refusal === 'sms_code_too_often' ||
      refusal === 'sms_not_sent' ||
      refusal === 'phone_unreachable'
    ) {
      return refuseFields(ctx, { phone: { ...asked, refusal } })
    }
    return refuseOrder(ctx, { ...asked, refusal })
  }
}
