import { writeFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { committing } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { operatorsAtOnce } from '#tests/support/operators/concurrent_operators'
import { ada, bob, cleo } from '#tests/support/people/people'
import { atOnce } from '#tests/support/runner/sample'
import { camt053, type Entry } from '#tests/support/sepa/camt'
import { setCompanyAccount } from '#tests/support/sepa/company_account'
import { inFolder, withFolder } from '#tests/support/sepa/files'
import { readyDebit } from '#tests/support/sepa/ready_debit'
import { orderedByTransfer } from '#tests/support/payments/bank_transfers'

const each = Array.from({ length: atOnce(4, 12) }, (_, index) => index)
const operators = atOnce(2, 3)

test.group('Operators at the same moment', (group) => {
  committing(group)
  withFolder(group)

  test('export each debit once, and post each bank entry once', async ({ client, assert }) => {
    await setCompanyAccount()
    await join(ada(), bob(), cleo())
    const debits = []
    while (debits.length < 2 * each.length) debits.push((await readyDebit(ada())).debit)
    const references = []
    for (const buyer of [bob(), cleo()]) {
      for (const one of each) {
        references.push((await orderedByTransfer(client, buyer, `form-${one}`)).reference)
      }
    }
    const { run, sql, leave } = await operatorsAtOnce(operators)
    try {
      // Every process has loaded its modules, so the commands start at the same time.
      await run(() => ['sepa:export', '--again=none'])
      const exports = await run((one) => ['sepa:export', `--to=${inFolder(`${one}.xml`)}`])
      assert.deepEqual(codesOf(exports), Array(operators).fill(0), reportsOf(exports))
      const files = await sql('select message_id, content from sepa_files')
      const collected = files.flatMap(({ content }) => idsIn(String(content)))
      assert.sameMembers(
        collected,
        debits.map(({ endToEndId }) => endToEndId)
      )
      assert.lengthOf(collected, debits.length)

      const path = inFolder('from-the-bank.xml')
      await writeFile(path, camt053([...transfers(references), ...returns(collected)]))
      const imports = await run(() => ['sepa:import', path])
      assert.deepEqual(codesOf(imports), Array(operators).fill(0), reportsOf(imports))
      const counted = {
        lines: await countOf('incoming_transfers'),
        surplus: await countOf('surplus_payments'),
        paid: await countOf(`ledger_movements m join bank_transfers t on t.order_id = m.order_id`),
        invoices: await countOf('invoices i join bank_transfers t on t.order_id = i.order_id'),
        returned: await countOf(`debits where state = 'returned'`),
        taken: await countOf(`ledger_movements where kind = 'chargeback'`),
      }
      const lines = references.length
      assert.deepEqual(counted, {
        lines: lines + 1,
        surplus: 1,
        paid: lines,
        invoices: lines,
        returned: debits.length,
        taken: debits.length,
      })
      const [verified] = await run(() => ['ledger:verify'])
      assert.equal(verified.exitCode, 0, verified.report)
    } finally {
      await leave()
    }

    async function countOf(rows: string) {
      const [{ count }] = await sql(`select count(*) as count from ${rows}`)
      return Number(count)
    }
  }).timeout(300_000)
})

/** A payment of each order, and a second one of the first. */
function transfers([first, ...others]: readonly string[]): Entry[] {
  return [first, first, ...others].map((reference, index) => ({
    amount: '19.99',
    bankReference: `CAME-${index}`,
    details: [{ free: [reference] }],
  }))
}

function returns(endToEndIds: readonly string[]): Entry[] {
  return endToEndIds.map((endToEndId, index) => ({
    amount: '20.28',
    direction: 'DBIT',
    reversal: true,
    bankReference: `BACK-${index}`,
    details: [{ endToEndId, reason: 'MD06' }],
  }))
}

function idsIn(content: string) {
  return [...content.matchAll(/<EndToEndId>([^<]+)</g)].map(([, id]) => id)
}

function codesOf(said: readonly { exitCode: number }[]) {
  return said.map(({ exitCode }) => exitCode)
}

function reportsOf(said: readonly { report: string }[]) {
  return said.map(({ report }) => report).join('\n---\n')
}
