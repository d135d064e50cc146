import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { storeOfAllNodes } from '#config/limiter'
import { isOurPayment } from '#core/payments/settling/our_payment'
import { settleOrder } from '#core/payments/settling/settle_order'
import { Ports } from '#core/ports'
import type { PaymentGateway } from '#core/ports/payment_gateway'
import { takeFromNetwork } from '#limits/network_limit'

/** Limit of questions: a payer knows the id of the payment, and could have its provider asked for ever. */
const perPayment = { requests: 30, duration: '1 hour' } as const

/** Webhooks of one network that change nothing: further ones would fill the log. */
const logged = { kind: 'webhook', requests: 60, duration: '1 hour', store: 'memory' } as const

/**
 * Webhooks of payment providers. Nothing in them is trusted: the provider is asked, by an unsigned one
 * only about a payment that was made here. An unknown one is answered like any other, as a retry would
 * not help; when the provider cannot be asked now, it should retry.
 */
@inject()
export default class PaymentsController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const { params, response, logger } = ctx
    const gateway = this.ports.payments.named(params.provider)
    if (!gateway) {
      // Anyone can send this name, so it must not reach the log.
      await warn(ctx, { refusal: 'provider_unknown' }, 'Webhook refused')
      return response.notFound('unknown provider')
    }
    try {
      return await this.#listen(ctx, gateway)
    } catch (error) {
      logger.error({ err: error, provider: gateway.name }, 'A webhook could not be followed up')
      return response.serviceUnavailable('try again later')
    }
  }

  async #listen(ctx: HttpContext, gateway: PaymentGateway) {
    const { request, response } = ctx
    const provider = gateway.name
    const receivedAt = this.ports.clock.now()
    const webhook = { body: request.raw() ?? '', header: (name: string) => request.header(name) }
    const read = await gateway.readWebhook(webhook)
    if (!read.ok) {
      await warn(ctx, { provider, refusal: read.refusal }, 'Webhook refused')
      return response.status(read.refusal === 'webhook_forged' ? 403 : 400).send(read.refusal)
    }
    if (!read.value) return response.ok('ok')
    const { kind, paymentId, state } = read.value
    const event = { kind, state, receivedAt }
    const refusal = await this.#settle(gateway, { provider, paymentId, event })
    if (refusal === 'asked_too_often') return response.serviceUnavailable('try again later')
    if (refusal) await warn(ctx, { provider, paymentId, refusal }, 'Webhook changed nothing')
    return response.ok('ok')
  }

  /** Why nothing was settled; null when something was. */
  async #settle({ signsWebhooks }: PaymentGateway, told: Told) {
    if (!signsWebhooks && !(await isOurPayment(this.ports, told))) return 'order_not_found'
    const limit = limiter.use(storeOfAllNodes, perPayment)
    const settled = await limit.attempt(`webhook:${told.provider}:${told.paymentId}`, () =>
      settleOrder(this.ports, told)
    )
    if (!settled) return 'asked_too_often'
    return settled.ok ? null : settled.refusal
  }
}

type Told = Extract<Parameters<typeof settleOrder>[1], { paymentId: string }>

async function warn({ logger, request }: HttpContext, said: object, message: string) {
  const taken = await takeFromNetwork(request.ip(), logged)
  if (taken.ok) logger.warn(said, message)
}
