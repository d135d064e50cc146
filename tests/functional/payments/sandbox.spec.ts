import { mock } from 'node:test'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { SandboxPaymentGateway } from '#adapters/sandbox/sandbox_payment_gateway'
import SandboxPayment from '#models/sandbox_payment'
import { payerChoices } from '#validators/sandbox/payment_decision'
import { formWebhook, paymentGatewayContract } from '#tests/contracts/payment_gateway'
import { inTransaction } from '#tests/support/database/transactions'
import { account, countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { openShop, placeOrder, orderOutcome, bought } from '#tests/support/payments/shop'
import { sendForm } from '#tests/support/http/send_form'
import { until } from '#tests/support/time/until'

test.group('Sandbox payment gateway', (group) => {
  inTransaction(group)

  paymentGatewayContract(
    () => new SandboxPaymentGateway(),
    async (_, paymentId, status) => {
      await SandboxPayment.query().where('id', paymentId).update({ status })
    },
    formWebhook
  )
})

type Decision = Readonly<{ status: string; first?: string; webhooks?: number }>

/** Decides on the pay page; the webhook goes to the URL of the site under test. */
async function decide(
  client: ApiClient,
  payment: SandboxPayment,
  decision: Decision,
  payer = ada()
) {
  const webhookUrl = `http://${process.env.HOST}:${process.env.PORT}/webhooks/payments/sandbox`
  await SandboxPayment.query().where('id', payment.id).update({ webhookUrl })
  const form = { first: 'webhook', webhooks: 1, ...decision }
  return sendForm(client, payer, `/sandbox/payments/${payment.id}`, form)
}

async function payPage(client: ApiClient, paymentId: string, payer = ada()) {
  return client.get(`/sandbox/payments/${paymentId}`).loginAs(await account(payer))
}

test.group('Sandbox bank', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))
  group.each.teardown(() => mock.timers.reset())

  test('says what is asked and that no money moves, in the language of the payer', async ({
    client,
  }) => {
    const { payment } = await placeOrder(client, ada())
    const page = await payPage(client, payment.id)
    page.assertStatus(200)
    page.assertTextIncludes('lang="nl"')
    page.assertTextIncludes('Er gaat geen geld om')
    page.assertTextIncludes('19,99')
    page.assertTextIncludes('iDEAL')
  })

  test('names the bank that was chosen in the shop', async ({ client, assert }) => {
    const shop = await openShop(client, ada())
    const [ideal, sdd] = shop.inertiaProps.methods
    assert.deepInclude(ideal.banks, { id: 'INGBNL2A', name: 'ING' })
    assert.isEmpty(sdd.banks)
    const { payment } = await placeOrder(client, ada(), { bank: 'INGBNL2A' })
    const page = await payPage(client, payment.id)
    page.assertTextIncludes('<dd>ING</dd>')
  })

  const statuses = {
    paid: 'completed',
    failed: 'failed',
    cancelled: 'cancelled',
    expired: 'cancelled',
  }

  test('reports that a payment is {$self} before the payer returns')
    .with([...payerChoices])
    .run(async ({ client, assert }, status) => {
      const { order, payment } = await placeOrder(client, ada())
      const answer = await decide(client, payment, { status })
      answer.assertHeader('location', payment.returnUrl)
      const { status: now, credits } = await orderOutcome(order)
      assert.equal(now, statuses[status])
      assert.equal(credits, status === 'paid' ? 50 : 0)
    })

  test('lets the payer return first and reports two seconds later', async ({ client, assert }) => {
    const { order, payment } = await placeOrder(client, ada())
    mock.timers.enable({ apis: ['setTimeout'] })
    await decide(client, payment, { status: 'paid', first: 'return', webhooks: 3 })
    mock.timers.tick(1999)
    assert.equal((await orderOutcome(order)).status, 'pending')
    mock.timers.tick(1)
    mock.timers.reset()
    assert.isTrue(await until(async () => (await orderOutcome(order)).premium))
    assert.deepEqual(await orderOutcome(order), bought)
    assert.equal(await countOf('ledger_movements'), 1)
  })

  test('keeps the first decision', async ({ client, assert }) => {
    const { order, payment } = await placeOrder(client, ada())
    await decide(client, payment, { status: 'failed' })
    await decide(client, payment, { status: 'paid' })
    assert.equal((await payment.refresh()).status, 'failed')
    assert.deepEqual(await orderOutcome(order), { status: 'failed', credits: 0, premium: false })
  })

  test('refuses a decision that it does not offer', async ({ client, assert }) => {
    const { payment } = await placeOrder(client, ada())
    await decide(client, payment, { status: 'refunded' })
    await decide(client, payment, { status: 'paid', webhooks: 1000 })
    assert.equal((await payment.refresh()).status, 'open')
  })
})
