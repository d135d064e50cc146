import logger from '@adonisjs/core/services/logger'
import SandboxPayment from '#models/sandbox_payment'
import type { Decision } from '#validators/sandbox/payment_decision'

const millisecondsAfterReturn = 2000
const millisecondsToAnswer = 10_000

/**
 * Keeps what the payer decided (the first decision stands) and tells the shop: before the payer
 * is let go or, when the return comes first, some time after.
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

/** As providers do it: the id alone, over HTTP; whoever gets it has to ask what happened. */
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
