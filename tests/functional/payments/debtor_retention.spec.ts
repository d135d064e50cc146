import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import PurgeDebtorsJob from '#jobs/purge_debtors_job'
import Debit from '#models/debit'
import Mandate from '#models/mandate'
import OutboxMessage from '#models/outbox_message'
import Signing from '#models/signing'
import User from '#models/user'
import { purge } from '#tests/support/accounts/full_life'
import { useFakeClock } from '#tests/support/time/clock'
import { inTransaction } from '#tests/support/database/transactions'
import { collectDebits, sendDebtor, sign, signature } from '#tests/support/payments/direct_debits'
import { deleteAccount } from '#tests/support/accounts/deletion'
import { account, countOf } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { allRows } from '#tests/support/database/tables'
import { runJob } from '#tests/support/queue/jobs'

test.group('The bank account of a direct debit', (group) => {
  inTransaction(group)
  group.each.setup(() => collectDebits(ada()))

  test('is kept as long as its member exists', async ({ client, assert }) => {
    await sign(client, ada(), await signature(client))
    const signedAt = DateTime.utc().minus({ years: 3 })
    await Mandate.query().update({ signed_at: signedAt.toMillis() })
    await runJob(PurgeDebtorsJob, {})
    assert.equal((await Mandate.firstOrFail()).iban, 'NL91ABNA0417164300')
  })

  test('is kept for fourteen months after its member was erased', async ({ client, assert }) => {
    await sign(client, ada(), await signature(client))
    await User.query().update({ status: 'deleted' })
    await Mandate.query().update({ signed_at: monthsAgo(13) })
    await runJob(PurgeDebtorsJob, {})
    assert.equal((await Mandate.firstOrFail()).accountHolder, 'A. Jansen')
    await Mandate.query().update({ signed_at: monthsAgo(15) })
    await runJob(PurgeDebtorsJob, {})
    const { accountHolder, iban, street, zip, phone } = await Mandate.firstOrFail()
    assert.deepEqual([accountHolder, iban, street, zip, phone], ['', '', '', '', ''])
    assert.equal(await countOf('debits'), 1)
  })

  test('is recognised after that only while its debit blocks it', async ({ client, assert }) => {
    await sign(client, ada(), await signature(client))
    await User.query().update({ status: 'deleted' })
    await Mandate.query().update({ signed_at: monthsAgo(15) })
    await Debit.query().update({ state: 'returned', returned_at: monthsAgo(14) })
    await runJob(PurgeDebtorsJob, {})
    const blocked = await Mandate.firstOrFail()
    assert.equal(blocked.iban, '')
    assert.isNotNull(blocked.ibanDigest)
    await Debit.query().update({ unblocked_at: monthsAgo(1) })
    await runJob(PurgeDebtorsJob, {})
    const { ibanDigest, phoneDigest } = await Mandate.firstOrFail()
    assert.deepEqual([ibanDigest, phoneDigest], [null, null])
  })

  test('that was never signed is purged within a day', async ({ client, assert }) => {
    await sendDebtor(client)
    await runJob(PurgeDebtorsJob, {})
    assert.equal(await countOf('signings'), 1)
    await Signing.query().update({ created_at: monthsAgo(1) })
    await runJob(PurgeDebtorsJob, {})
    assert.equal(await countOf('signings'), 0)
  })

  test('that was never signed is erased with its member, and so are its text messages', async ({
    client,
    test: it,
    assert,
  }) => {
    const clock = await useFakeClock(it)
    await sendDebtor(client)
    assert.isNotNull(await OutboxMessage.findBy('recipient', '+31612345678'))
    await deleteAccount(client, ada())
    clock.advance({ days: 14 })
    await purge()
    const left = await allRows()
    for (const rows of Object.values(left)) {
      assert.notInclude(rows, 'A. Jansen')
      assert.notInclude(rows, '612345678')
    }
    assert.equal((await account(ada())).status, 'deleted')
  })
})

function monthsAgo(months: number) {
  return DateTime.utc().minus({ months }).toMillis()
}
