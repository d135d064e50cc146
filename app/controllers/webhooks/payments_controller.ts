import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { settleOrder } from '#core/payments/settle_order'
import { Ports } from '#core/ports'
import { paymentWebhookValidator } from '#validators/payments/payment_webhook'

/**
 * A provider says that something happened to a payment. Nothing of it is believed: the provider
 * is asked. An id that leads nowhere is answered like any other, as it would only come again.
 */
@inject()
export default class PaymentsController {
  constructor(private ports: Ports) {}

  async store({ member, params, request, response, session, logger }: HttpContext) {
    // A provider never comes back to its session, so no row of it is kept; a member's is theirs.
    if (!member) session.clear()
    if (params.provider !== this.ports.payments.name) return response.notFound()
    const [invalid, webhook] = await paymentWebhookValidator.tryValidate(request.body())
    if (invalid) return response.badRequest()

    const settled = await settleOrder(this.ports, { paymentId: webhook.id })
    if (!settled.ok) {
      logger.warn({ paymentId: webhook.id, refusal: settled.refusal }, 'Webhook changed nothing')
    }
    return response.ok('ok')
  }
}
