import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { isOpen } from '#core/payments/order'
import { placeOrder } from '#core/payments/place_order'
import { Ports } from '#core/ports'
import { refuseFields } from '#exceptions/refusals'
import { freshDocument } from '#support/fresh_document'
import { newOrderValidator } from '#validators/payments/new_order'

type PlacedOrder = Awaited<ReturnType<typeof placeOrder>>
type Refusal = Exclude<PlacedOrder, { ok: true }>['refusal']

const fields: Record<Refusal, 'package_id' | 'method' | 'code'> = {
  account_not_active: 'package_id',
  package_not_found: 'package_id',
  wrong_currency: 'package_id',
  method_not_available: 'method',
  provider_unavailable: 'method',
  price_changed: 'package_id',
  code_not_found: 'code',
  code_used: 'code',
  code_expired: 'code',
  code_not_for_you: 'code',
  code_minimum_order: 'code',
}

@inject()
export default class OrdersController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(newOrderValidator)
    const choice = {
      packageId: form.package_id,
      method: form.method,
      clientId: form.client_id,
      shownTotal: form.shown_total,
    }
    const placed = await placeOrder(this.ports, { ...this.#surroundings(ctx), ...choice })
    if (!placed.ok) return refuseFields(ctx, { [fields[placed.refusal]]: placed })
    const { order, payUrl } = placed.value
    if (isOpen(order)) ctx.session.put('awaited_order', order.id)
    return freshDocument(ctx, payUrl)
  }

  #surroundings({ member, request, locale, i18n, site }: HttpContext) {
    const { id: userId, country } = member!.user
    // A member of a known domain comes back to it; any other host may be made up.
    const isOurs = request.hostname() === site.domain
    const origin = isOurs ? `${request.protocol()}://${request.host()}` : appUrl
    return {
      userId,
      country,
      code: null,
      language: locale,
      description: i18n.t('payments.order_description', { site: site.name }),
      returnUrl: (orderId: string) => `${origin}/transactions/${orderId}`,
      webhookUrl: `${appUrl}/webhooks/payments/${this.ports.payments.name}`,
    }
  }
}
