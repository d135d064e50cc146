import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { longDate } from '#core/sites/long_date'
import { withdrawalEndsAt } from '#core/sites/withdrawal'
import Invoice from '#models/invoice'
import Order from '#models/order'
import OutboxMessage from '#models/outbox_message'
import { inTransaction } from '#tests/support/database/transactions'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { sendMail } from '#tests/support/mail/mail_jobs'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { buyCredits } from '#tests/support/payments/shop'

/** New terms, which hold from now on. */
async function changeTerms(body: string) {
  const { admin } = await signInAdmin('owner')
  const by = admin.id
  const [id, at] = [randomUUID(), Date.now()]
  const version = { id, page: 'terms', created_by: by, created_at: at }
  await db.table('content_versions').insert(version)
  const text = { version_id: id, locale: 'nl', body, written_by: by, written_at: at }
  await db.table('content_texts').insert(text)
  await db.from('content_versions').where({ id }).update({ holds_from: at })
}

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

  test('confirms the contract: what was asked for, how to withdraw, and the terms as they were', async ({
    client,
    assert,
  }) => {
    await join(ada())
    const { order } = await buyCredits(client, ada())
    await changeTerms('# Voorwaarden\n\nNieuw.')
    await sendMail({ kind: 'receipt', userId: ada().user.id, orderId: order.id })
    const { html, text } = await OutboxMessage.firstOrFail()
    const until = withdrawalEndsAt(order.completedAt!, 'NL').setZone('Europe/Amsterdam')
    assert.include(html, `Tot en met ${longDate(until, 'nl')} kun je deze aankoop`)
    assert.match(String(html), /href="http[^"]+\/complaints\/withdrawal"/)
    assert.include(text, '# Retourbeleid')
    assert.match(text, /http\S+\/complaints\/withdrawal/)
    assert.include(text, 'Hierbij deel ik mee dat ik de overeenkomst')
    assert.include(text, '## Credits kopen')
    assert.notInclude(text, 'Nieuw.')
    assert.notMatch(text, /\{\w+\}/)
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
    // The texts that it comes with speak of paying, too.
    const [letter] = mail.text.split('\n\n# ')
    assert.notMatch(letter + mail.html, /[Bb]etaald/)
  })
})
