import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import {
  PaymentGateway,
  type Payment,
  type PaymentRequest,
  type RefundRequest,
  type Webhook,
} from '#core/ports/payment_gateway'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import { unlessTaken } from '#adapters/lucid/conflicts'
import { receivedAtSandbox } from '#adapters/sandbox/sandbox_receipts'
import { refundAtSandbox, refundedElsewhere } from '#adapters/sandbox/sandbox_refunds'
import { readNamedPayment } from '#adapters/http/webhook_body'
import { sandboxIsOpen } from '#config/payments'
import SandboxPayment from '#models/sandbox_payment'
import { sandboxBanks } from '#adapters/sandbox/sandbox_banks'
import { transact } from '#database/transact'

/** A payment provider of our own, complete with a pay page, that moves no money. */
export class SandboxPaymentGateway extends PaymentGateway {
  readonly name = 'sandbox'

  banks(method: PaymentMethod) {
    return sandboxBanks[method] ?? []
  }

  async create(request: PaymentRequest) {
    this.#refuseWhenClosed()
    await addUnlessKnown(request)
    const payment = await SandboxPayment.findByOrFail('orderId', request.orderId)
    return { paymentId: payment.id, payUrl: pageOf(payment) }
  }

  async cancel(paymentId: string) {
    const open = SandboxPayment.query().where({ id: paymentId, status: 'open' })
    await open.update({ status: 'cancelled' })
  }

  async find(paymentId: string): Promise<Payment | null> {
    const payment = await SandboxPayment.find(paymentId)
    if (!payment) return null
    const { id, orderId, amount, currency } = payment
    const status = statusOf(payment)
    const payUrl = status === 'open' ? pageOf(payment) : null
    return {
      id,
      orderId,
      status,
      recovered: false,
      otherRefunds: await refundedElsewhere(payment),
      disputes: [],
      amount: { amount, currency },
      payUrl,
    }
  }

  async readWebhook({ body }: Webhook) {
    return readNamedPayment(body)
  }

  refund(request: RefundRequest) {
    return transact(db, (client) => refundAtSandbox(client, request))
  }

  received(since: DateTime) {
    return receivedAtSandbox(since)
  }

  #refuseWhenClosed() {
    if (sandboxIsOpen) return
    logger.error('The sandbox is closed here: bind a payment provider that moves money')
    throw new Error('The sandbox is closed')
  }
}

/** On the host of the payer's request, which their browser can certainly reach. */
function pageOf({ id, returnUrl }: SandboxPayment) {
  return new URL(`/sandbox/payments/${id}`, returnUrl).href
}

/** The status of a payment, which expires after an hour, like one at a real provider. */
function statusOf({ status, createdAt }: SandboxPayment) {
  const isOver = createdAt < DateTime.utc().minus({ hours: 1 })
  return status === 'open' && isOver ? 'expired' : status
}

/** Concurrent requests for one order conflict on the unique order id: one payment is made. */
function addUnlessKnown({ amount: money, ...request }: PaymentRequest) {
  const payment = {
    ...request,
    ...money,
    id: `sbx_${randomBytes(12).toString('hex')}`,
    status: 'open',
    createdAt: DateTime.utc(),
  } as const
  return transact(db, (client) =>
    unlessTaken(client, (savepoint) => SandboxPayment.create(payment, { client: savepoint }))
  )
}
