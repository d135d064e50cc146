import { test } from '@japa/runner'
import Invoice from '#models/invoice'
import Order from '#models/order'
import OutboxMessage from '#models/outbox_message'
import { inTransaction } from '#tests/support/database/transactions'
import { sendMail } from '#tests/support/mail/mail_jobs'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { buyCredits } from '#tests/support/payments/shop'

test.group('The receipt of a purchase', (group) => {
  inTransaction(group)

  test('tells what was paid, how, and where the invoice is', async ({ client, assert }) => {
    await join(ada())
    const { order } = await buyCredits(client, ada())
    await sendMail({ kind: 'receipt', userId: ada().user.id, orderId: order.id })
    const mail = await OutboxMessage.firstOrFail()
    const { series, year } = await Invoice.firstOrFail()
    assert.equal(mail.subject, 'Je betaling aan Vonk')
    assert.include(mail.text, 'met iDEAL. 50 credits staan nu op je saldo.')
    assert.include(mail.text, `/transactions/${order.id}`)
    assert.include(mail.text, `factuur ${series}-${year}-000001.`)
  })

  test('names the method, and says of a direct debit that it was signed, not paid', async ({
    client,
    assert,
  }) => {
    await join(ada())
    const { order } = await buyCredits(client, ada())
    const receipt = async (method: string) => {
      await OutboxMessage.query().delete()
      await Order.query().where('id', order.id).update({ method })
      await sendMail({ kind: 'receipt', userId: ada().user.id, orderId: order.id })
      return OutboxMessage.firstOrFail()
    }
    const transfer = await receipt('sct')
    for (const text of [transfer.text, transfer.html]) {
      assert.include(text, 'betaald met overboeking.')
    }
    const mail = await receipt('sdd')
    assert.include(mail.text, 'Je hebt getekend voor een automatische incasso van €')
    assert.include(mail.text, 'Getekend op')
    assert.notMatch(mail.text + mail.html, /[Bb]etaald/)
  })
})
