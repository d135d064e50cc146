import logger from '@adonisjs/core/services/logger'
import SandboxPayment from '#models/sandbox_payment'
import type { Decision } from '#validators/sandbox/payment_decision'

const millisecondsAfterReturn = 2000
const millisecondsToAnswer = 10_000

/**
 * Stores the payer's decision (the first one counts) and notifies the site: before the payer
 * returns, or some time later when the return is to come first.
 */
export async function decidePayment(payment: SandboxPayment, decision: Decision) {
  const { status, first, webhooks } = decision
  await SandboxPayment.query().where({ id: payment.id, status: 'open' }).update({ status })
  if (first === 'webhook') return notifyShop(payment, webhooks)
  setTimeout(() => notifyShop(payment, webhooks), millisecondsAfterReturn).unref()
}

async function notifyShop(payment: SandboxPayment, times: number) {
  await Promise.all(Array.from({ length: times }, () => sendWebhook(payment)))
}

/** Sends only the id over HTTP, as providers do: the receiver has to ask what happened. */
async function sendWebhook({ id, webhookUrl }: SandboxPayment) {
  try {
    const response = await fetch(webhookUrl, {
      method: 'POST',
      body: new URLSearchParams({ id }),
      signal: AbortSignal.timeout(millisecondsToAnswer),
    })
    if (!response.ok) throw new Error(`The shop answered ${response.status}`)
  } catch (error) {
    logger.warn({ err: error, paymentId: id }, 'The sandbox could not tell the shop')
  }
}
