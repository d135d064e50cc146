import type { HttpContext } from '@adonisjs/core/http'
import { methodInSentence } from '#core/payments/methods/method_in_sentence'
import type { Order } from '#core/payments/orders/order'
import { freshDocument } from '#replies/fresh_document'

/**
 * Redirects a payer to the provider's page. Without script, the content security policy forbids a
 * form of ours to end on another site, or on the banks behind it, so a page of ours refreshes to it
 * instead.
 */
export async function redirectToPayment(ctx: HttpContext, order: Order, payUrl: string) {
  const { request, response, view, site } = ctx
  const isOurs = new URL(payUrl).origin === `${request.protocol()}://${request.host()}`
  if (isOurs || request.header('x-inertia')) return freshDocument(ctx, payUrl)
  response.header('Refresh', `0; url=${payUrl}`)
  return view.render('payments/leave', { payUrl, site, method: methodInSentence(order.method) })
}
