import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { isOpen } from '#core/payments/orders/order'
import { retryOptions } from '#core/payments/orders/retry_options'
import { cancelOrder } from '#core/payments/orders/resume_order'
import { settleOrder } from '#core/payments/settling/settle_order'
import { Ports } from '#core/ports'
import { unusedCredits } from '#queries/accounts/unused_credits'
import { statementOf } from '#queries/credits/statement_of'
import { invoicesOf } from '#queries/payments/invoices_of'
import { lastConversation } from '#queries/payments/last_conversation'
import { companyAccountOf } from '#queries/payments/company_account'
import { moneyBack } from '#queries/payments/money_back'
import { ownOrder } from '#queries/payments/own_order'
import { refundsOf } from '#queries/payments/refunds_of'
import { accountToProve } from '#queries/payments/account_to_prove'
import { claimDetails } from '#queries/payments/standing_claim'
import { transferDetails } from '#queries/payments/transfer_details'
import { wantedPhoto } from '#queries/payments/wanted_photo'
import { wantedPhotoId } from '#replies/wanted_photo'
import { decodeCursor } from '#queries/time_cursor'
import OrderTransformer from '#transformers/order_transformer'
import StatementLineTransformer from '#transformers/statement_line_transformer'
import type Order from '#models/order'
import { unavailableMethodsFor } from '#queries/payments/unavailable_methods'

@inject()
export default class TransactionsController {
  constructor(private ports: Ports) {}

  /** The statement, with the refundable value of unused credits. */
  async index({ inertia, member, request, site }: HttpContext) {
    const { user, profile } = member
    const after = decodeCursor(request.input('after'))
    const { lines, next } = await statementOf({ userId: user.id, profileId: profile.id }, after)
    return inertia.render('payments/index', {
      lines: StatementLineTransformer.transform(lines),
      next,
      unused: await unusedCredits(user, site.settings),
    })
  }

  /** The page that the payer returns to. Asks the provider, as its webhook may be late or lost. */
  async show(ctx: HttpContext) {
    const { user, profile } = ctx.member
    const order = await ownOrder(user.id, ctx.params.id)
    if (isOpen(order)) await this.#synchronize(ctx, order)
    const account = await companyAccountOf(user.siteId)
    const photoId = wantedPhotoId(ctx)
    return ctx.inertia.render('payments/show', {
      order: OrderTransformer.transform(order),
      retry: retryOptions(order, user.country, unavailableMethodsFor(account)),
      refunds: await refundsOf(order),
      papers: await invoicesOf([order], user.siteId),
      transfer: await transferDetails(order, account),
      account: await accountToProve(order, account),
      claim: await claimDetails(order, account),
      moneyBack: await moneyBack(order),
      justCompleted: isAwaited(ctx, order),
      conversation: await lastConversation(profile.id),
      photo: photoId ? await wantedPhoto(photoId, ctx.member, ctx.site) : null,
    })
  }

  /**
   * A payer who leaves the provider's page without paying returns with this in the URL, and has
   * cancelled.
   */
  async #synchronize({ member, logger, request }: HttpContext, order: Order) {
    const bring = request.input('left') === 'yes' ? cancelOrder : settleOrder
    try {
      await bring(this.ports, { orderId: order.id })
    } catch (error) {
      logger.error({ err: error, orderId: order.id }, 'The payment provider gave no answer')
    }
    await Promise.all([order.refresh(), member.user.refresh()])
  }
}

/** Whether the member saw this order open and now, for the first time, completed. */
function isAwaited({ session }: HttpContext, { id, status }: Order) {
  if (status !== 'completed' || session.get('awaited_order') !== id) return false
  session.forget('awaited_order')
  return true
}
