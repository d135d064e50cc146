import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import { signMandate } from '#core/payments/direct_debit/sign_mandate'
import { Ports } from '#core/ports'
import { refuseAction, refuseFields } from '#exceptions/refusals'
import { earlierOrder, repeatedOrder } from '#queries/payments/earlier_order'
import { lastDebtor, mandateToSign } from '#queries/payments/debit_details'
import { debitPurchase, quotedPurchase } from '#support/payments/debit_purchase'
import { debitPageValidator, signatureValidator } from '#validators/payments/direct_debit'

/** Paying by direct debit: a form, a code by text message, and the mandate that it signs. */
@inject()
export default class DirectDebitsController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    const [unknown, chosen] = await debitPageValidator.tryValidate(ctx.request.qs())
    if (unknown) return ctx.response.redirect('/credits')
    const { quote } = await quotedPurchase(this.ports, ctx, chosen)
    const purchase = { bundle: chosen.bundle, discount: chosen.discount ?? null }
    if (!quote.ok) {
      const { refusal } = quote
      const isClosed = refusal === 'direct_debit_blocked' || refusal === 'direct_debit_limit'
      if (!isClosed) return ctx.response.redirect('/credits')
      const refused = ctx.i18n.t(`errors.${refusal}`)
      return ctx.inertia.render('payments/direct_debit_closed', { ...purchase, refused })
    }
    const { user } = ctx.member!
    const shown = { ...purchase, credits: quote.value.credits, total: quote.value.amount }
    const mandate = chosen.signing && (await mandateToSign(user, chosen.signing, DateTime.utc()))
    if (mandate) {
      return ctx.inertia.render('payments/direct_debit_code', { ...shown, mandate, formId: uuid() })
    }
    return ctx.inertia.render('payments/direct_debit', {
      ...shown,
      known: await lastDebtor(user.id),
      repeated: await repeatedIn(user.id, chosen, quote.value.amount),
    })
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(signatureValidator)
    const signed = await signMandate(this.ports, {
      ...(await debitPurchase(ctx, form)),
      signingId: form.signing,
      otp: form.otp ?? '',
      clientId: form.client_id,
      shownTotal: form.shown_total,
    })
    if (signed.ok) {
      ctx.session.put('awaited_order', signed.value.id)
      return ctx.response.redirect(`/transactions/${signed.value.id}`)
    }
    return signed.refusal.startsWith('sms_code')
      ? refuseFields(ctx, { otp: signed })
      : refuseAction(ctx, signed)
  }
}

/** The order that is repeated by this form; null for a new purchase. */
async function repeatedIn(userId: string, chosen: { bundle: string; again?: string }, now: number) {
  const order = chosen.again ? await earlierOrder(userId, chosen.again) : null
  return order?.packageId === chosen.bundle ? repeatedOrder(order, now) : null
}
