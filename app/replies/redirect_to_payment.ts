import type { HttpContext } from '@adonisjs/core/http'
import type { Order } from '#core/payments/orders/order'
import { freshDocument } from '#replies/fresh_document'

/**
 * Redirects a payer to the page where they pay. Without script, the content security policy forbids
 * a form of ours to end at another site or at the banks behind it: a page of our own refreshes to
 * it, which is no submission of a form any more.
 */
export async function redirectToPayment(ctx: HttpContext, order: Order, payUrl: string) {
  const { request, response, view, site } = ctx
  const isOurs = new URL(payUrl).origin === `${request.protocol()}://${request.host()}`
  if (isOurs || request.header('x-inertia')) return freshDocument(ctx, payUrl)
  response.header('Refresh', `0; url=${payUrl}`)
  return view.render('payments/leave', { order, payUrl, site })
}
