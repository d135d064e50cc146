import { stat } from 'node:fs/promises'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { firstCollectionDay } from '#core/payments/sepa/export_debits'
import Company from '#models/company'
import Debit from '#models/debit'
import SepaFile from '#models/sepa_file'
import { runCommand } from '#tests/support/operators/run_command'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { withCompanyAccount } from '#tests/support/sepa/company_account'
import { exportDebits, inFolder, withFolder } from '#tests/support/sepa/files'
import { faultsIn } from '#tests/support/sepa/pain008'
import { readyDebit } from '#tests/support/sepa/ready_debit'

test.group('The operator, by the command sepa:export,', (group) => {
  inTransaction(group)
  withCompanyAccount(group)
  withFolder(group)
  group.each.setup(() => join(ada(), bob()))

  test('gets a private file of the debits that are ready', async ({ assert }) => {
    const [one, other] = [await readyDebit(ada()), await readyDebit(bob())]
    const { content, messageId, path, report, exitCode } = await exportDebits()
    assert.equal(exitCode, 0)
    assert.deepEqual(faultsIn(content ?? ''), [])
    for (const { debit } of [one, other]) {
      assert.include(content, `<EndToEndId>${debit.endToEndId}</EndToEndId>`)
      await debit.refresh()
      assert.deepInclude(debit.$attributes, { state: 'exported', exportedIn: messageId })
      assert.isNotNull(debit.exportedAt)
    }
    assert.include(content, `<MsgId>${messageId}</MsgId>`)
    assert.include(content, '<CtrlSum>40.56</CtrlSum>')
    assert.include(report, '2 debits, 40.56 EUR')
    assert.equal((await stat(path)).mode & 0o777, 0o600)
  })

  test('can export a file again, byte for byte, over no other', async ({ assert }) => {
    await readyDebit(ada())
    const first = await exportDebits()
    await Company.query().update({ name: 'Flirt GmbH' })
    const again = await exportDebits(`--again=${first.messageId}`)
    assert.equal(again.content, first.content)
    assert.lengthOf(await SepaFile.all(), 1)
    const { messageId, path } = first
    const over = await runCommand('sepa:export', `--again=${messageId}`, `--to=${path}`)
    assert.equal(over.exitCode, 1)
    const unknown = await exportDebits('--again=VONK-1')
    assert.equal(unknown.exitCode, 1)
    assert.include(unknown.report, 'There is no file VONK-1')
  })

  test('collects nothing twice when writing the file fails', async ({ assert }) => {
    const { debit } = await readyDebit(ada())
    const lost = await runCommand('sepa:export', `--to=${inFolder('no/such/folder.xml')}`)
    assert.equal(lost.exitCode, 1)
    const { messageId } = await SepaFile.firstOrFail()
    assert.include(lost.report, `--again=${messageId}`)
    assert.isNull((await exportDebits()).content)
    const { content } = await exportDebits(`--again=${messageId}`)
    assert.include(content, debit.endToEndId)
  })

  test('moves a collection day that is too early to the next possible one', async ({ assert }) => {
    const { debit } = await readyDebit(ada(), { collectOn: DateTime.utc().minus({ days: 3 }) })
    const { content } = await exportDebits()
    const day = firstCollectionDay(DateTime.utc()).toISODate()
    assert.include(content, `<ReqdColltnDt>${day}</ReqdColltnDt>`)
    await debit.refresh()
    assert.equal(debit.collectOn.toISODate(), day)
  })

  test('leaves debits that are due much later', async ({ assert }) => {
    await readyDebit(ada(), { collectOn: DateTime.utc().plus({ days: 30 }) })
    assert.include((await exportDebits()).report, 'No debit is ready')
    assert.include((await exportDebits('--days=40')).report, '1 debits')
  })

  test('is refused without an account, or for an unknown site', async ({ assert }) => {
    await readyDebit(ada())
    assert.include((await exportDebits('--site=nowhere.example')).report, 'No such site')
    await Company.query().update({ creditorId: null })
    const { exitCode, report } = await exportDebits()
    assert.equal(exitCode, 1)
    assert.include(report, 'company:set')
    assert.equal((await Debit.firstOrFail()).state, 'ready')
  })
})
