import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { settleOrder } from '#core/payments/settling/settle_order'
import { Ports } from '#core/ports'
import type { PaymentGateway } from '#core/ports/payment_gateway'

/**
 * A provider says that something happened to a payment. Nothing of it is believed: the provider
 * is asked. What leads nowhere is answered like any other, as it would only come again; what
 * cannot be asked about just now is to come again.
 */
@inject()
export default class PaymentsController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const { viewer, params, response, session, logger } = ctx
    // A provider never comes back to its session, so no row of it is kept; a member's is theirs.
    if (!viewer) session.clear()
    const gateway = this.ports.payments.named(params.provider)
    if (!gateway) {
      // Its name is a stranger's word: never in the log.
      logger.warn({ refusal: 'provider_unknown' }, 'Webhook refused')
      return response.notFound('unknown provider')
    }
    try {
      return await this.#listen(ctx, gateway)
    } catch (error) {
      logger.error({ err: error, provider: gateway.name }, 'A webhook could not be followed up')
      return response.serviceUnavailable('try again later')
    }
  }

  async #listen({ request, response, logger }: HttpContext, gateway: PaymentGateway) {
    const provider = gateway.name
    const webhook = { body: request.raw() ?? '', header: (name: string) => request.header(name) }
    const read = await gateway.readWebhook(webhook)
    if (!read.ok) {
      logger.warn({ provider, refusal: read.refusal }, 'Webhook refused')
      return response.status(read.refusal === 'webhook_forged' ? 403 : 400).send(read.refusal)
    }
    const paymentId = read.value
    const settled = paymentId && (await settleOrder(this.ports, { provider, paymentId }))
    if (settled && !settled.ok) {
      logger.warn({ provider, paymentId, refusal: settled.refusal }, 'Webhook changed nothing')
    }
    return response.ok('ok')
  }
}
