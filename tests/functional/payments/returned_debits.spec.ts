import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import Debit from '#models/debit'
import Order from '#models/order'
import type { ApiClient } from '@japa/api-client'
import { inTransaction } from '#tests/support/database/transactions'
import {
  collectDebits,
  debitComesBack,
  fieldErrors,
  openDebit,
  sendDebtor,
  sign,
  signature,
} from '#tests/support/payments/direct_debits'
import { ada, bob } from '#tests/support/people/people'
import { bundle, openShop } from '#tests/support/payments/shop'
import OutboxMessage from '#models/outbox_message'
import { workMails } from '#tests/support/mail/mail_jobs'
import db from '@adonisjs/lucid/services/db'
import User from '#models/user'
import { runCommand } from '#tests/support/operators/run_command'

const blocked = 'Je account is geblokkeerd voor automatische incasso.'

/** Ada has bought fifty credits, and her bank sends the debit back. */
async function returned(client: ApiClient) {
  await sign(client, ada(), await signature(client))
  await debitComesBack()
}

test.group('A returned direct debit', (group) => {
  inTransaction(group)
  group.each.setup(() => collectDebits(ada()))

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
    assert.include(subjects, 'Je automatische incasso voor Vonk is teruggekomen')
    const texts = mails.map(({ text }) => text).join()
    assert.match(texts, /Mail binnen zes\s+maanden naar\s+support@\S+/)
  })

  test('leaves the method in the shop, disabled, with the reason', async ({ client, assert }) => {
    const before = (await openShop(client, ada(), await shopWithDebit())).inertiaProps
    assert.equal(before.chosen.method, 'sdd')
    assert.isNull(refusedOf(before.bundles))
    await returned(client)
    const after = (await openShop(client, ada(), await shopWithDebit())).inertiaProps
    assert.equal(after.chosen.method, 'ideal')
    assert.equal(refusedOf(after.bundles), blocked)
  })

  test('is said in the shop for each bundle that is too large', async ({ client, assert }) => {
    const { id } = await bundle('p3')
    const { bundles, chosen } = (await openShop(client, ada(), `/credits/${id}/sdd`)).inertiaProps
    assert.isNull(refusedOf(bundles))
    assert.match(String(refusedOf(bundles.toReversed())), /eerste automatische incasso/)
    assert.notEqual(chosen.method, 'sdd')
  })
})

async function shopWithDebit() {
  const { id } = await bundle('p1')
  return `/credits/${id}/sdd`
}

type Bundles = readonly { quotes: { method: string; refused: string | null }[] }[]

function refusedOf([{ quotes }]: Bundles) {
  return quotes.find(({ method }) => method === 'sdd')?.refused
}

const why = '--reason=Mistake of her bank'

test.group('The block of direct debit', (group) => {
  inTransaction(group)
  group.each.setup(() => collectDebits(ada(), bob()))

  test('is lifted by the command debits:unblock, by the address of the member', async ({
    client,
    assert,
  }) => {
    await returned(client)
    assert.equal(await pageOf(client), 'payments/direct_debit_closed')
    const user = await User.findOrFail(ada().user.id)
    const { exitCode } = await runCommand('debits:unblock', String(user.email).toUpperCase(), why)
    assert.equal(exitCode, 0)
    assert.equal(await pageOf(client), 'payments/direct_debit')
    const { unblockedAt, unblockReason } = await Debit.firstOrFail()
    assert.isNotNull(unblockedAt)
    assert.equal(unblockReason, 'Mistake of her bank')
    const rows = await db.from('audit_rows').whereNot('act', 'read_member')
    assert.containSubset(rows, [{ act: 'settle_transfer', subject_id: user.id, admin_id: null }])
    assert.lengthOf(rows, 1)
    await workMails('debit_unblocked')
    const { text } = await OutboxMessage.findByOrFail({ channel: 'mail' })
    assert.match(text, /blokkade opgeheven/)
    assert.notInclude(text, 'Mistake of her bank')
  })
})

async function pageOf(client: ApiClient) {
  return (await openDebit(client, ada())).inertiaComponent
}
