import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import OutboxMessage from '#models/outbox_message'
import SurplusPayment from '#models/surplus_payment'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import {
  boughtAt,
  webhookProviders,
  withProviders,
} from '#tests/support/providers/webhook_providers'
import { settlementDifferences } from '#tests/support/payments/settlements'
import { sendMail } from '#tests/support/mail/mail_jobs'

const [mollie] = webhookProviders

async function paidTwice(client: ApiClient) {
  await join(ada())
  const { order, paymentId } = await boughtAt(client, mollie, ada())
  mollie.stub.payAgain(paymentId)
  // An unsigned webhook is not believed that there is another payment.
  await settlementDifferences()
  const { id: surplusId } = await SurplusPayment.firstOrFail()
  return { order, surplusId }
}

test.group('The mail about a double payment', (group) => {
  inTransaction(group)
  withProviders(group)

  test('states amount and method, and that the credits stay', async ({ client, assert }) => {
    const { order, surplusId } = await paidTwice(client)
    await sendMail({ kind: 'surplus_refund', userId: ada().user.id, surplusId })
    const { subject, text } = await OutboxMessage.firstOrFail()
    assert.equal(subject, 'Je krijgt geld terug van Vonk')
    assert.match(text, /€\s19,99 te veel betaald/)
    assert.include(text, 'iDEAL')
    assert.include(text, 'je credits blijven zoals ze zijn')
    assert.include(text, `/transactions/${order.id}`)
  })

  test('says that it went another way, where an admin gave it back by hand', async ({
    client,
    assert,
  }) => {
    const { surplusId } = await paidTwice(client)
    await SurplusPayment.query().update({ status: 'failed', settledAt: Date.now() })
    await sendMail({ kind: 'surplus_refund', userId: ada().user.id, surplusId })
    const { text } = await OutboxMessage.firstOrFail()
    assert.match(
      text.replace(/\s+/g, ' '),
      /te veel betaald\. Dat hebben we je terugbetaald\. Via iDEAL.* op een andere manier/
    )
  })
})
