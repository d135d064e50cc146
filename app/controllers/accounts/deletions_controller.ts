import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { v7 as uuid } from 'uuid'
import { deleteAccount } from '#core/accounts/leaving/delete_account'
import { deleteReasons, parseDeletionForm } from '#core/accounts/leaving/deletion'
import { leavingDiscount } from '#core/payments/discounts/leaving_discount'
import {
  refundDaysOnLeaving,
  refundTotal,
  requestRefund,
} from '#core/payments/refunds/request_refund'
import { areAccepted, refuseFields } from '#core/field_refusals'
import { Ports } from '#core/ports'
import { unusedCredits } from '#queries/accounts/unused_credits'
import { termsAskedOf } from '#replies/consent'
import { freshDocument } from '#replies/fresh_document'
import DiscountCodeTransformer from '#transformers/discount_code_transformer'
import { deletionValidator } from '#validators/accounts/deletion'
import { answerRefusal } from '#replies/refusals'

@inject()
export default class DeletionsController {
  constructor(private ports: Ports) {}

  async create(ctx: HttpContext) {
    const { inertia, member, site } = ctx
    const percentage = site.company?.deleteDiscount ?? null
    const discount = await leavingDiscount(this.ports, { userId: member.user.id, percentage })
    const refundDays = refundDaysOnLeaving(site.settings, isOverTerms(ctx))
    const unused = await unusedCredits(member.user, { refundDays })
    return inertia.render('accounts/delete', {
      reasons: [...deleteReasons],
      returnDays: site.settings.returnDays,
      unused,
      goesBack: site.settings.refundUnusedOnLeaving,
      requestId: uuid(),
      shownTotal: refundTotal(unused.worth),
      discount: discount && new DiscountCodeTransformer(discount).toObject(),
    })
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(deletionValidator)
    const fields = parseDeletionForm({
      reason: form.reason,
      reasonText: form.reason_text ?? '',
      remarks: form.remarks ?? '',
    })
    if (!areAccepted(fields)) return answerRefusal(ctx, refuseFields(fields))
    const refunded = form.refund_first ? await this.#refund(ctx, form) : null
    if (refunded && !refunded.ok) return answerRefusal(ctx, refunded)
    const result = await deleteAccount(this.ports, {
      userId: ctx.member.user.id,
      form: {
        reason: fields.reason.value,
        reasonText: fields.reasonText.value,
        remarks: fields.remarks.value,
      },
    })
    if (!result.ok) return answerRefusal(ctx, result)
    await ctx.auth.use('web').logout()
    return freshDocument(ctx, '/account-deleted')
  }

  /** Refunds only the amount the page showed: the member agreed to no other. */
  #refund(ctx: HttpContext, form: Infer<typeof deletionValidator>) {
    const { member, site } = ctx
    return requestRefund(this.ports, {
      userId: member.user.id,
      requestId: form.request_id ?? uuid(),
      shownTotal: form.shown_total ?? 0,
      refundDays: refundDaysOnLeaving(site.settings, isOverTerms(ctx)),
    })
  }

  /** Open to visitors, since a deleted member is one by now. */
  show({ inertia, site }: HttpContext) {
    return inertia.render('accounts/deleted', { returnDays: site.settings.returnDays })
  }
}

/** Whether there are terms, present or announced, that the member has not agreed to. */
function isOverTerms(ctx: HttpContext) {
  return termsAskedOf(ctx) !== null
}
