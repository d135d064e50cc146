import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import User from '#models/user'
import { copyRow, many, momentOf, storeMany } from '#tests/support/admin/many_of_each'
import { listAt, readBoth, readPage } from '#tests/support/admin/read_list'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { siteUrl } from '#tests/support/http/cookies'
import { teamWithOneOfEach } from '#tests/support/admin/team'
import { inTransaction } from '#tests/support/database/transactions'
import { manyMembers, woman } from '#tests/support/people/many_members'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { withCompanyAccount } from '#tests/support/sepa/company_account'
import { readyDebit } from '#tests/support/sepa/ready_debit'

test.group('A list of money in the back office', (group) => {
  inTransaction(group)
  withCompanyAccount(group)

  test('has all payouts on its pages, those to make in its file', async ({ assert, client }) => {
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
    const list = listAt('/admin/orders/payouts', /<td>(Refund \d+)</g, 'description')
    const { count, file, pages, text } = await readBoth(client, list)
    assert.deepEqual(
      pages,
      payouts.map(({ description }) => description)
    )
    assert.equal(count, '60')
    assert.deepEqual(
      file,
      pages.filter((name) => Number(name.slice(7)) % 2 === 0)
    )
    assert.include(text, `,'=Ada,NL91ABNA0417164300,`)
  })

  test('of what waits is the same on its pages and in its file', async ({ assert, client }) => {
    await teamWithOneOfEach(client)
    await storeOpenMoney()
    const { as } = await signInAdmin('owner')
    for (const [part, column, onPage] of [
      ['short', 'reference', /<code>(RF\d+)</g],
      ['unclear', 'id', /open\/([\da-f-]{36})\/close"/g],
      ['surplus', 'id', /surplus\/([\da-f-]{36})\/settle"/g],
      ['claims', 'id', /claims\/([\da-f-]{36})"/g],
    ] as const) {
      const list = listAt('/admin/orders/open', onPage, column)
      const found = await readBoth(client, { ...list, filter: `part=${part}` })
      assert.deepEqual(found.file, found.pages, part)
      assert.lengthOf(found.file, many + 1, part)
      assert.equal(found.count, '61', part)
      const all = await readPage(client, as, '/admin/orders/open')
      assert.match(all, new RegExp(`href="/admin/orders/open\\?part=${part}">All 61<`))
    }
    const all = await readBoth(client, listAt('/admin/orders/open', /(nothing)/g))
    assert.equal(all.count, '244')
    assert.lengthOf(all.file, 244)
  })

  test('stays on the page that an act was done on', async ({ assert, client }) => {
    await teamWithOneOfEach(client)
    await storeOpenMoney()
    const { as } = await signInAdmin('owner')
    for (const [part, form, fields] of [
      ['unclear', /action="(\/admin\/orders\/open\/[\da-f-]{36}\/close)"/, {}],
      ['surplus', /formaction="(\/admin\/orders\/surplus\/[\da-f-]{36}\/retry)"/, {}],
      ['surplus', /action="(\/admin\/orders\/surplus\/[\da-f-]{36}\/settle)"/, { outcome: 'kept' }],
      ['claims', /action="(\/admin\/orders\/claims\/[\da-f-]{36})"/, {}],
    ] as const) {
      const first = await readPage(client, as, `/admin/orders/open?part=${part}`)
      const next = /href="([^"]+)" rel="next"/.exec(first)![1].replaceAll('&amp;', '&')
      const page = await readPage(client, as, next)
      const done = await as(client.post(form.exec(page)![1]))
        .header('referer', siteUrl + next)
        .form({ note: 'Paid by hand', ...fields })
      done.assertHeader('location', next)
      assert.notEqual(await readPage(client, as, next), page, part)
    }
  })

  test('of files of debits is the same, and so are their debits', async ({ assert, client }) => {
    await join(ada(), ...manyMembers(woman, many - 1))
    const { siteId } = await User.firstOrFail()
    await storeMany('sepa_files', (index) => ({
      message_id: `VONK-${1000 + index}`,
      site_id: siteId,
      content: '<Document/>',
      count: many,
      sum: 100 + index,
      created_at: momentOf(index),
    }))
    for (const one of [ada(), ...manyMembers(woman, many - 1)]) await readyDebit(one)
    await db.from('debits').update({ exported_in: 'VONK-1007', state: 'exported' })
    const found = await readBoth(client, listAt('/admin/orders/debits', />(VONK-\d+)</g, 'file'))
    assert.deepEqual(found.file, found.pages)
    assert.lengthOf(found.file, many)
    assert.equal(found.count, '60')

    const page = '/admin/orders/debits/VONK-1007'
    const debits = listAt(page, /\/admin\/orders\/([\da-f-]{36})"/g, 'order')
    const inOne = await readBoth(client, { ...debits, file: `${page}/debits.csv` })
    assert.deepEqual(inOne.file, inOne.pages)
    assert.lengthOf(inOne.file, many)
    assert.notInclude(inOne.text, 'NL91')
  })

  test('of accounts is the same on its pages and in its file', async ({ assert, client }) => {
    const all = manyMembers(woman, 2 * many)
    await join(...all)
    const empty = all.slice(many).map(({ user }) => user.id)
    await db.from('users').update({ credits: 3 })
    await db.from('users').whereIn('id', empty).update({ credits: 0 })
    const list = listAt('/admin/orders/ledger', /\/ledger\/(member:[\da-f-]{36})"/g, 'account')
    for (const [filter, number] of [
      ['', many],
      ['all=yes', 2 * many],
    ] as const) {
      const found = await readBoth(client, { ...list, filter })
      assert.deepEqual(found.file, found.pages, filter)
      assert.lengthOf(found.file, number)
      assert.equal(found.count, String(number))
    }
  })
})

/** Sixty more of each part of what waits for a decision about money. */
async function storeOpenMoney() {
  await copyRow('open_items', (index) => ({ source_id: `line ${index}`, kind: 'reversal' }))
  const surplus = { status: 'failed', settled_at: null }
  await db.from('surplus_payments').update(surplus)
  await copyRow('surplus_payments', (index) => ({ ...surplus, payment_id: `surplus ${index}` }))
  await copyRow('claims', (index) => ({
    payment_id: `claim ${index}`,
    reference: `RF0${1000 + index}`,
  }))
  const transfer = await db.from('bank_transfers').firstOrFail()
  const order = await db.from('orders').where('id', transfer.order_id).firstOrFail()
  const ids = Array.from({ length: many }, () => crypto.randomUUID())
  await storeMany('orders', (index) => {
    const own = { id: ids[index], client_id: ids[index], provider_payment_id: `short ${index}` }
    return { ...order, ...own, status: 'cancelled' }
  })
  await storeMany('bank_transfers', (index) => {
    const own = { order_id: ids[index], reference: `RF1${1000 + index}` }
    return { ...transfer, ...own, incomplete_since: momentOf(index) }
  })
}
