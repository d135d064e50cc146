import type { ApiClient } from '@japa/api-client'
import type { Group } from '@japa/runner/core'
import app from '@adonisjs/core/services/app'
import type { PaymentGateway } from '#core/ports/payment_gateway'
import { Ports } from '#core/ports'
import { ConfiguredPaymentGateways } from '#adapters/configured/configured_payment_gateways'
import Order from '#models/order'
import type { Person } from '#tests/support/people/people'
import { mollieAtStub, mollieStub, stripeAtStub, stripeStub } from '#tests/support/providers/stubs'
import { orderForm, submitOrder } from '#tests/support/payments/shop'

/** The providers that send webhooks, each with a payment method and its stub. */
export const webhookProviders = [
  {
    name: 'mollie',
    method: 'ideal',
    total: 1999,
    stub: mollieStub,
    gateway: mollieAtStub,
    tell: (client: ApiClient, id: string) => client.post('/webhooks/payments/mollie').form({ id }),
  },
  {
    name: 'stripe',
    method: 'creditcard',
    total: 1999,
    stub: stripeStub,
    gateway: stripeAtStub,
    tell: (client: ApiClient, id: string) => {
      const { body, signature } = stripeStub.event(id)
      return sendSignedWebhook(client, body, signature)
    },
  },
] as const

export type WebhookProvider = (typeof webhookProviders)[number]

/** Sends the exact bytes, as serialising them again would break the signature. */
export function sendSignedWebhook(client: ApiClient, body: string, signature: string) {
  const request = client.post('/webhooks/payments/stripe').type('application/json')
  request.request.send(body)
  return request.header('stripe-signature', signature)
}

/** Runs the stub of every provider for the group. */
export function withProviders(group: Group) {
  for (const { stub } of webhookProviders) stub.with(group)
  group.each.teardown(() => app.container.restore(Ports))
}

/** Makes the site use this provider for every payment. */
export async function sellThrough(gateway: PaymentGateway) {
  const ports = await app.container.make(Ports)
  const payments = new ConfiguredPaymentGateways([gateway], () => gateway.name)
  app.container.swap(Ports, () => ({ ...ports, payments }))
}

/** Orders fifty credits at a provider. */
export async function orderedAt(
  client: ApiClient,
  shop: Pick<WebhookProvider, 'gateway' | 'method'> & { total: number },
  buyer: Person
) {
  await sellThrough(shop.gateway())
  const form = await orderForm({ method: shop.method, shown_total: shop.total })
  const answer = await submitOrder(client, buyer, form)
  const order = await Order.query().orderBy('created_at', 'desc').firstOrFail()
  return {
    order,
    paymentId: String(order.providerPaymentId),
    payUrl: goalOf(answer.header('refresh')),
  }
}

/** Orders fifty credits, pays them, and sends the webhook. */
export async function boughtAt(client: ApiClient, shop: WebhookProvider, buyer: Person) {
  const made = await orderedAt(client, shop, buyer)
  shop.stub.pay(made.paymentId, 'paid')
  await shop.tell(client, made.paymentId)
  return made
}

/** The target of the page that redirects browsers without script. */
function goalOf(refresh: string | undefined) {
  return refresh?.replace('0; url=', '')
}
