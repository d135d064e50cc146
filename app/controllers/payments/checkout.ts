import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import type { Checkout } from '#core/payments/orders/place_order'

/** What a provider needs to know of this payer, and where its webhooks go. */
export function checkoutFor(ctx: HttpContext): Checkout {
  const { request, locale, i18n, site } = ctx
  // The payer returns to the site's own domain; any other host may be forged.
  const isOurs = request.hostname() === site.domain
  const origin = isOurs ? `${request.protocol()}://${request.host()}` : appUrl
  return {
    language: locale,
    bank: null,
    description: i18n.t('payments.order_description', { site: site.name }),
    returnUrl: (orderId) => `${origin}/transactions/${orderId}`,
    webhookUrl: (provider) => `${appUrl}/webhooks/payments/${provider}`,
  }
}
