import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { settleOrder } from '#core/payments/settling/settle_order'
import { Ports } from '#core/ports'
import type { PaymentGateway } from '#core/ports/payment_gateway'

/**
 * Webhooks of payment providers. Nothing in them is trusted: the provider is asked. An unknown
 * payment is answered like any other, as a retry would not help; when the provider cannot be asked
 * now, it should retry.
 */
@inject()
export default class PaymentsController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const { params, response, logger } = ctx
    const gateway = this.ports.payments.named(params.provider)
    if (!gateway) {
      // Anyone can send this name, so it must not reach the log.
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
    const receivedAt = this.ports.clock.now()
    const webhook = { body: request.raw() ?? '', header: (name: string) => request.header(name) }
    const read = await gateway.readWebhook(webhook)
    if (!read.ok) {
      logger.warn({ provider, refusal: read.refusal }, 'Webhook refused')
      return response.status(read.refusal === 'webhook_forged' ? 403 : 400).send(read.refusal)
    }
    if (!read.value) return response.ok('ok')
    const { kind, paymentId, state } = read.value
    const event = { kind, state, receivedAt }
    const settled = await settleOrder(this.ports, { provider, paymentId, event })
    if (!settled.ok) {
      logger.warn({ provider, paymentId, refusal: settled.refusal }, 'Webhook changed nothing')
    }
    return response.ok('ok')
  }
}
