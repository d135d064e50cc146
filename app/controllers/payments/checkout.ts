import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import type { Checkout } from '#core/payments/orders/place_order'

/** How the provider meets this payer, and where it tells of changes. */
export function checkoutFor(ctx: HttpContext): Checkout {
  const { request, locale, i18n, site } = ctx
  // A member of a known domain comes back to it; any other host may be made up.
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
