import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import Claim from '#models/claim'
import OutboxMessage from '#models/outbox_message'
import { inTransaction } from '#tests/support/database/transactions'
import { open } from '#tests/support/http/open_page'
import { workMails } from '#tests/support/mail/mail_jobs'
import { spend } from '#tests/support/payments/checkout'
import { collectDebits } from '#tests/support/payments/direct_debits'
import { askRefund, openRefund, payOutAll } from '#tests/support/payments/refunds'
import { buyCredits, sendWebhook, setProviderStatus } from '#tests/support/payments/shop'
import { ada } from '#tests/support/people/people'
import { sitePorts } from '#tests/support/site/ports'

type Link = Readonly<{ path: string; text: string }>

const owed = { amount: 799, currency: 'EUR' }

/** Ada has spent twenty of fifty credits when her bank takes the payment back. */
async function chargedBack(client: ApiClient) {
  const { order, payment } = await buyCredits(client, ada())
  await spend(await sitePorts(), ada().user.id, 20)
  await setProviderStatus(payment, 'charged_back')
  await sendWebhook(client, payment.id)
  return { order }
}

test.group('A claim against a member', (group) => {
  inTransaction(group)
  group.each.setup(() => collectDebits(ada()))

  test('is mailed, shown on every page and that of its order, until the dispute is won', async ({
    assert,
    client,
  }) => {
    const { order } = await chargedBack(client)
    await workMails('claim')
    const mail = await OutboxMessage.firstOrFail()
    for (const words of ['7,99', 'NL91 ABNA 0417 1643 00']) assert.include(mail.text, words)
    const page = await open(client, `/transactions/${order.id}`, ada())
    assert.containSubset(page.inertiaProps, {
      banners: ['claim'],
      claim: { money: owed, transfer: { missing: owed, iban: 'NL91 ABNA 0417 1643 00' } },
    })
    const other = await open(client, '/likes/given', ada())
    const { claim } = (other.inertiaProps as { linkBanners: { claim: Link } }).linkBanners
    assert.equal(claim.path, `/transactions/${order.id}`)
    assert.include(claim.text, '€\u00a07,99')
    await Claim.query().update({ recovered_at: DateTime.utc().toMillis() })
    const won = await open(client, `/transactions/${order.id}`, ada())
    assert.isNull(won.inertiaProps.claim)
    assert.isNull((won.inertiaProps as { linkBanners: { claim: unknown } }).linkBanners.claim)
  })

  test('is named where a refund is asked for, which pays it', async ({ assert, client }) => {
    await chargedBack(client)
    await buyCredits(client, ada(), { client_id: 'form-2' })
    assert.deepEqual((await openRefund(client, ada())).keeps, owed)
    await askRefund(client, ada())
    assert.isNotNull((await Claim.firstOrFail()).settledAt)
    await payOutAll()
    await workMails('refund')
    const { text } = await OutboxMessage.firstOrFail()
    for (const words of ['12,00', '7,99']) assert.include(text, words)
    assert.isNull((await openRefund(client, ada())).keeps)
  })
})
