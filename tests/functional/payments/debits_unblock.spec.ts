import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { returnDebit } from '#core/payments/direct_debit/settle_debit'
import { Ports } from '#core/ports'
import Debit from '#models/debit'
import OutboxMessage from '#models/outbox_message'
import User from '#models/user'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { runCommand } from '#tests/support/operators/run_command'
import { inTransaction } from '#tests/support/database/transactions'
import { collectDebits, openDebit, sign, signature } from '#tests/support/payments/direct_debits'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { workMails } from '#tests/support/mail/mail_jobs'

const why = '--reason=Mistake of her bank'

test.group('The operator, by the command debits:unblock,', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    await join(ada(), bob())
    await collectDebits()
  })

  test('opens direct debit to a member again, by their address', async ({ client, assert }) => {
    await cameBack(client)
    assert.equal(await pageOf(client), 'payments/direct_debit_closed')
    const user = await User.findOrFail(ada().user.id)
    const { exitCode } = await runCommand('debits:unblock', String(user.email).toUpperCase(), why)
    assert.equal(exitCode, 0)
    assert.equal(await pageOf(client), 'payments/direct_debit')
    const { unblockedAt, unblockReason } = await Debit.firstOrFail()
    assert.isNotNull(unblockedAt)
    assert.equal(unblockReason, 'Mistake of her bank')
    const rows = await db.from('audit_rows')
    assert.containSubset(rows, [{ act: 'settle_transfer', subject_id: user.id, admin_id: null }])
    assert.lengthOf(rows, 1)
  })

  test('informs the member by mail, in their language', async ({ client, assert }) => {
    await cameBack(client)
    await runCommand('debits:unblock', ada().user.id, why)
    await workMails('debit', 'debit_returned', 'debit_unblocked')
    const mails = await OutboxMessage.query().where({ channel: 'mail' })
    const mail = mails.find(({ subject }) => subject?.startsWith('Je kunt weer'))
    assert.match(String(mail?.text), /blokkade opgeheven/)
    assert.notInclude(String(mail?.text), 'Mistake of her bank')
  })

  test('changes nothing without a reason, or for a member who is unknown or not blocked', async ({
    client,
    assert,
  }) => {
    await cameBack(client)
    for (const [member, reason, words] of [
      [ada().user.id, '--reason= ', '--reason is required'],
      [bob().user.id, why, 'is not blocked'],
      ['nobody@example.com', why, 'No such member: nobody@example.com'],
    ]) {
      const { exitCode, report } = await runCommand('debits:unblock', member, reason)
      assert.equal(exitCode, 1)
      assert.include(report, words)
    }
    assert.equal(await pageOf(client), 'payments/direct_debit_closed')
    assert.isEmpty(await db.from('audit_rows'))
  })
})

test.group('From the file of a member, finance', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    await join(ada(), bob())
    await collectDebits()
  })

  test('opens direct debit again with a reason and a fresh second factor', async ({
    client,
    assert,
  }) => {
    await cameBack(client)
    const file = `/admin/members/${ada().user.id}`
    const form = { reason: 'Mistake of her bank' }
    const unblock = `${file}/debits/unblock`
    const late = await signInAdmin('finance', { minutesAgo: 16 })
    const asked = await late.as(client.post(unblock)).form(form)
    assert.match(asked.header('location') ?? '', /^\/admin\/confirm\?next=/)
    const support = await signInAdmin('support')
    assert.notInclude((await support.as(client.get(file))).text(), unblock)
    ;(await support.as(client.post(unblock)).form(form)).assertStatus(404)

    const { as } = await signInAdmin('finance')
    assert.include((await as(client.get(file))).text(), unblock)
    const silent = await as(client.post(unblock)).form({ reason: ' ' })
    assert.isString(silent.flashMessage('error'))
    assert.equal(await pageOf(client), 'payments/direct_debit_closed')
    await as(client.post(unblock)).form(form)
    assert.equal(await pageOf(client), 'payments/direct_debit')
    assert.notInclude((await as(client.get(file))).text(), unblock)
    const [row, ...more] = await db.from('audit_rows')
    assert.containSubset(row, { act: 'settle_transfer', reason: form.reason })
    assert.isEmpty(more)
  })
})

async function cameBack(client: ApiClient, clientId = 'form-1') {
  await sign(client, ada(), { ...(await signature(client)), client_id: clientId })
  const { endToEndId } = await Debit.query().orderBy('id', 'desc').firstOrFail()
  const ports = await app.container.make(Ports)
  await returnDebit(ports, { endToEndId, at: DateTime.utc(), reason: 'MD06' })
}

async function pageOf(client: ApiClient) {
  return (await openDebit(client, ada())).inertiaComponent
}
