import type { HttpContext } from '@adonisjs/core/http'
import type { Order } from '#core/payments/orders/order'
import { freshDocument } from '#replies/fresh_document'

/**
 * Leads a payer to the page where they pay. Without script a form of ours was sent, and it may not
 * end at another site, nor at the banks that a provider passes its payers on to: a page of our own
 * leads there, as following it is no sending of a form any more.
 */
export async function leadToPay(ctx: HttpContext, order: Order, payUrl: string) {
  const { request, response, view, site } = ctx
  const isOurs = new URL(payUrl).origin === `${request.protocol()}://${request.host()}`
  if (isOurs || request.header('x-inertia')) return freshDocument(ctx, payUrl)
  response.header('Refresh', `0; url=${payUrl}`)
  return view.render('payments/leave', { order, payUrl, site })
}
