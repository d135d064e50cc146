import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import { returnDebit } from '#core/payments/direct_debit/settle_debit'
import { Ports } from '#core/ports'
import Debit from '#models/debit'
import Order from '#models/order'
import type { ApiClient } from '@japa/api-client'
import { inTransaction } from '#tests/support/database/transactions'
import {
  collectDebits,
  fieldErrors,
  openDebit,
  sendDebtor,
  sign,
  signature,
} from '#tests/support/payments/direct_debits'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { bundle, openShop } from '#tests/support/payments/shop'
import OutboxMessage from '#models/outbox_message'
import { workMails } from '#tests/support/mail/mail_jobs'

const blocked = 'Je account is geblokkeerd voor automatische incasso.'

/** Ada has bought fifty credits, and her bank sends the debit back. */
async function returned(client: ApiClient) {
  await sign(client, ada(), await signature(client))
  const { endToEndId } = await Debit.firstOrFail()
  const ports = await app.container.make(Ports)
  await returnDebit(ports, { endToEndId, at: DateTime.utc(), reason: 'MD06' })
}

test.group('A returned direct debit', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    await join(ada())
    await collectDebits()
  })

  test('blocks the account for direct debit, with its text, and is mailed once', async ({
    client,
    assert,
  }) => {
    await returned(client)
    const page = await openDebit(client, ada())
    page.assertInertiaComponent('payments/direct_debit_closed')
    assert.equal(page.inertiaProps.refused, blocked)
    const { id: orderId } = await Order.firstOrFail()
    assert.containSubset(page.inertiaProps.cameBack, {
      orderId,
      money: { amount: 1999, currency: 'EUR' },
      on: DateTime.utc().toISODate(),
    })
    const answer = await sendDebtor(client)
    assert.deepEqual(fieldErrors(answer), { method: [blocked] })
    await workMails('debit', 'debit_returned')
    const mails = await OutboxMessage.query().where({ channel: 'mail' })
    const subjects = mails.map(({ subject }) => subject)
    assert.lengthOf(subjects, 2)
    assert.match(subjects.join(), /Je incasso van €\s19,99 is teruggekomen/)
    const texts = mails.map(({ text }) => text).join()
    assert.match(texts, /Schrijf binnen zes maanden naar support@\S+/)
  })

  test('leaves the method in the shop with the reason, and disabled', async ({
    client,
    assert,
  }) => {
    const before = (await openShop(client, ada(), await shopWithDebit())).inertiaProps
    assert.equal(before.chosen.method, 'sdd')
    assert.isNull(refusedOf(before.methods))
    await returned(client)
    const after = (await openShop(client, ada(), await shopWithDebit())).inertiaProps
    assert.equal(after.chosen.method, 'ideal')
    assert.equal(refusedOf(after.methods), blocked)
  })
})

async function shopWithDebit() {
  const { id } = await bundle('p1')
  return `/credits/${id}/sdd`
}

function refusedOf(methods: readonly { key: string; refused: string | null }[]) {
  return methods.find(({ key }) => key === 'sdd')?.refused
}
