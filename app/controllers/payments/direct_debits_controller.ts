import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import { signMandate } from '#core/payments/direct_debit/sign_mandate'
import { Ports } from '#core/ports'
import { answerRefusal } from '#replies/refusals'
import { earlierOrder, repeatedOrder } from '#queries/payments/earlier_order'
import { lastDebtor, mandateToSign } from '#queries/payments/debit_details'
import { shopPrices } from '#queries/credits/shop_prices'
import { debitBasket } from '#queries/payments/debit_basket'
import { debitRefusal } from '#queries/payments/debit_refusal'
import { debitPurchase } from '#controllers/payments/debit_purchase'
import { orderFields } from '#controllers/payments/order_fields'
import { debitPageValidator, signatureValidator } from '#validators/payments/direct_debit'

const places = {
  ...orderFields,
  sms_code_invalid: 'otp',
  sms_code_expired: 'otp',
  sms_code_tried_too_often: 'otp',
} as const

/** Pays by direct debit: a form, a code by text message, and the mandate signed with that code. */
@inject()
export default class DirectDebitsController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    const { inertia, member, request, response, i18n, session } = ctx
    const [unknown, chosen] = await debitPageValidator.tryValidate(request.qs())
    if (unknown) return response.redirect('/credits')
    const list = await shopPrices(ctx)
    const basket = debitBasket(list, chosen.bundle)
    if (!basket) {
      session.flash('error', i18n.t('errors.method_not_available'))
      return response.redirect('/credits')
    }
    const { bundle, quote } = basket
    const closed = await debitRefusal(ctx, { tier: bundle.tier, amount: quote.totalAmount })
    if (closed) {
      return inertia.render('payments/direct_debit_closed', { bundle: bundle.id, ...closed })
    }
    const { code, spending } = list
    // The code was sent for a certain price: at any other it must not sign.
    const isFor = !quote.refusal && !quote.codeError && !code.error
    const { user } = member
    const mandate =
      isFor && chosen.signing && (await mandateToSign(user, chosen.signing, DateTime.utc()))
    const shown = { basket, code }
    return mandate
      ? inertia.render('payments/direct_debit_code', { ...shown, mandate, formId: uuid() })
      : inertia.render('payments/direct_debit', {
          ...shown,
          spending,
          known: await lastDebtor(user.id),
          repeated: await repeatedIn(user.id, chosen, quote.totalAmount),
        })
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(signatureValidator)
    const signed = await signMandate(this.ports, {
      ...(await debitPurchase(ctx, form)),
      signingId: form.signing,
      otp: form.otp ?? '',
      clientId: form.client_id,
      usesAtOnce: form.use_at_once ?? false,
      shownTotal: form.shown_total,
    })
    if (signed.ok) {
      ctx.session.put('awaited_order', signed.value.id)
      return ctx.response.redirect(`/transactions/${signed.value.id}`)
    }
    return answerRefusal(ctx, signed, places)
  }
}

/** The order that this form repeats; null for a new purchase. */
async function repeatedIn(userId: string, chosen: { bundle: string; again?: string }, now: number) {
  const order = chosen.again ? await earlierOrder(userId, chosen.again) : null
  return order?.packageId === chosen.bundle ? repeatedOrder(order, now) : null
}
