import type { ApiClient } from '@japa/api-client'
import type { Tier } from '#core/sites/package_terms'
import type { Currency } from '#core/money'
import type { DiscountCode as CodeRow } from '#core/payments/discounts/discount_code'
import DiscountCode from '#models/discount_code'
import Order from '#models/order'
import Package from '#models/package'
import SandboxPayment from '#models/sandbox_payment'
import User from '#models/user'
import { open } from '#tests/support/http/open_page'
import { springCode } from '#tests/support/payments/discount_codes'
import { ada, bob, type Person } from '#tests/support/people/people'
import { sendForm } from '#tests/support/http/send_form'
import { conversationBetween, say } from '#tests/support/messaging/conversations'
import { join } from '#tests/support/people/members'

export function bundle(tier: Tier, currency: Currency = 'EUR') {
  return Package.query().where({ tier, currency }).firstOrFail()
}

/** Stores the code SPRING10: ten per cent off, with restrictions if any. */
export function storeCode(changes: Partial<CodeRow> = {}) {
  return DiscountCode.create(springCode(changes))
}

/** Opens the shop as a member. */
export async function openShop(client: ApiClient, buyer: Person, path = '/credits') {
  return open(client, path, buyer)
}

type OrderForm = Readonly<{
  package_id: string
  method: string
  bank?: string
  code?: string
  client_id: string
  shown_total: number
  use_at_once?: 'yes'
}>

/** The form for fifty credits in euros with iDEAL, as the page sends it. */
export async function orderForm(changes: Partial<OrderForm> = {}): Promise<OrderForm> {
  const { id } = await bundle('p1')
  const form = { package_id: id, method: 'ideal', client_id: 'form-1', shown_total: 1999 }
  return { ...form, use_at_once: 'yes', ...changes }
}

/** Submits the form of the shop; the response redirects to the provider, or back. */
export async function submitOrder(client: ApiClient, buyer: Person, form: object) {
  return sendForm(client, buyer, '/orders', form)
}

/** Places an order, whose buyer is then at the provider. */
export async function placeOrder(
  client: ApiClient,
  buyer: Person,
  changes: Partial<OrderForm> = {}
) {
  const form = await orderForm(changes)
  const answer = await submitOrder(client, buyer, form)
  answer.assertStatus(302)
  const order = await Order.findByOrFail({ userId: buyer.user.id, clientId: form.client_id })
  const payment = await SandboxPayment.findByOrFail('orderId', order.id)
  return { order, payment, payUrl: String(answer.header('location')) }
}

/** Changes a payment at the provider, without a webhook. */
export async function setProviderStatus(payment: SandboxPayment, status: SandboxPayment['status']) {
  await SandboxPayment.query().where('id', payment.id).update({ status })
}

export function sendWebhook(client: ApiClient, id: string) {
  return client.post('/webhooks/payments/sandbox').form({ id })
}

/** Opens the page of the order, as after the return from the provider. */
export async function returnFromProvider(
  client: ApiClient,
  buyer: Person,
  order: Pick<Order, 'id'>
) {
  return open(client, `/transactions/${order.id}`, buyer)
}

/** What has come of an order of fifty credits that was paid, and of one that is not paid. */
export const bought = { status: 'completed', credits: 50, premium: true }
export const unpaid = { status: 'pending', credits: 0, premium: false }

/** The current status of the order, and the buyer's credits. */
export async function orderOutcome({ id }: Pick<Order, 'id'>) {
  const order = await Order.findOrFail(id)
  const { credits, paidUser } = await User.findOrFail(order.userId)
  return { status: order.status, credits, premium: paidUser }
}

/** Places an order and completes it by payment and webhook. */
export async function buyCredits(
  client: ApiClient,
  buyer: Person,
  changes: Partial<OrderForm> = {}
) {
  const made = await placeOrder(client, buyer, changes)
  await setProviderStatus(made.payment, 'paid')
  await sendWebhook(client, made.payment.id)
  await made.order.refresh()
  return made
}

/** Ada has bought fifty credits and spent one on a message to Bob. */
export async function adaSpentOne(client: ApiClient) {
  await join(ada({ user: { freeMessagesUsed: 5 } }), bob())
  const made = await buyCredits(client, ada())
  const sent = await say(client, ada(), await conversationBetween(ada(), bob()))
  sent.assertStatus(201)
  return made
}
