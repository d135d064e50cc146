import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { copyRow, many } from '#tests/support/admin/many_of_each'
import { listAt, readBoth, readPages } from '#tests/support/admin/read_list'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { teamWithOneOfEach } from '#tests/support/admin/team'
import { inTransaction } from '#tests/support/database/transactions'

test.group('A list of money in the back office', (group) => {
  inTransaction(group)

  test('has all payouts on its pages, and those to make now in its file', async ({
    assert,
    client,
  }) => {
    await teamWithOneOfEach(client)
    await db.from('payouts').update({ paid_at: 1 })
    const named = { payer_name: '=Ada', payer_iban: 'NL91ABNA0417164300' }
    await copyRow('open_items', (index) => ({ ...named, source_id: `line ${2 * index}` }))
    await copyRow('payouts', (index) => ({
      provider: 'bank',
      payment_id: `line ${index}`,
      description: `Refund ${index}`,
      paid_at: null,
    }))
    const payouts = await db.from('payouts').whereNull('paid_at').orderBy('id')
    const list = listAt('/admin/orders/payouts', /<td>(Refund \d+)</g)
    const { as } = await signInAdmin('finance')
    const { rows } = await readPages(client, as, list)
    assert.deepEqual(
      rows,
      payouts.map(({ description }) => description)
    )
    assert.lengthOf(rows, many)
    const { count, file, text } = await readBoth(client, { ...list, column: 'description' })
    assert.equal(count, '60')
    assert.deepEqual(
      file,
      rows.filter((name) => Number(name.slice(7)) % 2 === 0)
    )
    assert.include(text, `,'=Ada,NL91ABNA0417164300,`)
  })
})
