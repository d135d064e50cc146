import { test } from '@japa/runner'
import { groupIdOf } from '#core/payments/sepa/collection'
import { importStatusReport } from '#core/payments/sepa/import_status_report'
import type { RefusedTransaction, StatusReport } from '#core/payments/sepa/statement'
import { ok, refuse } from '#core/result'
import {
  completedDebit,
  debitTotal,
  openDebitCheckout,
} from '#tests/support/payments/debit_checkout'
import { ada } from '#tests/support/people/people'

const messageId = 'VONK-1'

/** Two debits of one file that are collected on two days, and one of another file. */
async function sentFile() {
  const ports = await openDebitCheckout()
  for (const clientId of ['one', 'two', 'other']) await completedDebit(ports, { clientId })
  const { debits, openItems, sepaFiles } = ports.repositories
  const [one, two, other] = debits.rows.values()
  const collectOn = two.collectOn.plus({ days: 1 })
  await debits.update(one.id, { state: 'exported', exportedIn: messageId })
  await debits.update(two.id, { state: 'exported', exportedIn: messageId, collectOn })
  await debits.update(other.id, { state: 'exported', exportedIn: 'VONK-2' })
  const control = { count: 2, sum: 2 * debitTotal }
  const createdAt = ports.clock.now()
  const file = { messageId, siteId: ada().user.siteId, content: '', createdAt, sentAt: null }
  await sepaFiles.add({ ...file, ...control })
  const report = (changes: Partial<StatusReport>) =>
    importStatusReport(ports, { messageId, refused: null, groups: [], debits: [], ...changes })
  const states = () => [...debits.rows.values()].map(({ state }) => state)
  const listed = () =>
    [...openItems.rows.values()].map(({ kind, amount, details }) => [kind, amount, details])
  return { one, other, report, states, listed }
}

function refused(changes: Partial<RefusedTransaction>): RefusedTransaction {
  return { endToEndId: null, mandateReference: null, reason: 'AC04', ...changes }
}

test.group('A bank that refuses', () => {
  test('a debit of a file charges it back, once', async ({ assert }) => {
    const { one, report, states, listed } = await sentFile()
    const { endToEndId: name } = one
    const debits = [refused({ endToEndId: name })]
    for (const isNew of [true, false]) {
      const told = { name, reason: 'AC04', found: true, isNew }
      assert.deepEqual(await report({ debits }), ok([told]))
    }
    assert.deepEqual(states(), ['returned', 'exported', 'exported'])
    assert.isEmpty(listed())
  })

  test('debits that are not in the file charges none back, and lists them once', async ({
    assert,
  }) => {
    const { other, report, states, listed } = await sentFile()
    const { endToEndId } = other
    const debits = [refused({ endToEndId }), refused({ mandateReference: 'M1' }), refused({})]
    for (const isNew of [true, false]) {
      const told = { reason: 'AC04', found: false, isNew }
      const names = [endToEndId, 'M1', 'transaction 3']
      assert.deepEqual(await report({ debits }), ok(names.map((name) => ({ name, ...told }))))
    }
    assert.deepEqual(states(), ['exported', 'exported', 'exported'])
    assert.deepEqual(listed(), new Array(3).fill(['debit_not_found', 0, 'AC04']))
  })

  test('a file or a group lists its sum, and blames no payer', async ({ assert }) => {
    const { one, report, states, listed } = await sentFile()
    const groups = [{ id: groupIdOf(messageId, one.collectOn), reason: 'AM05' }]
    assert.deepEqual(await report({ refused: 'FF01', groups }), ok([]))
    const ofOther = await report({ messageId: 'VONK-9', refused: 'FF01' })
    assert.deepEqual(ofOther, refuse('file_not_found'))
    assert.deepEqual(states(), ['exported', 'exported', 'exported'])
    assert.deepEqual(listed(), [
      ['file_refused', 2 * debitTotal, 'FF01'],
      ['group_refused', debitTotal, 'AM05'],
    ])
  })
})
