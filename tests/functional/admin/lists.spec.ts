import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import {
  copyRow,
  many,
  momentOf,
  storeManyActs,
  storeManyChanges,
  storeManyComparisons,
  storeManyMembers,
  storeManyMovements,
  storeManyOrders,
  storeManyWaiting,
} from '#tests/support/admin/many_of_each'
import { foundIn, listAt, readBoth, readPage } from '#tests/support/admin/read_list'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { teamWithOneOfEach } from '#tests/support/admin/team'
import { inTransaction } from '#tests/support/database/transactions'
import { storeCode } from '#tests/support/payments/shop'
import { man } from '#tests/support/people/many_members'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { clearSettingsCache } from '#tests/support/sites/settings'

test.group('A list of the back office', (group) => {
  inTransaction(group)
  group.each.setup(() => {
    drive.fake()
    return () => {
      drive.restore()
      clearSettingsCache()
    }
  })

  test('of members is the same on its pages and in its file', async ({ assert, client }) => {
    await storeManyMembers()
    const list = listAt('/admin/members', /\/admin\/members\/([\da-f-]{36})"/g)
    const found = await readBoth(client, { ...list, filter: 'status=not_confirmed&order=oldest' })
    assert.deepEqual(found.file, found.pages)
    assert.lengthOf(found.file, many / 2)
    assert.equal(found.count, '30')
    assert.notInclude(found.text, '@')
  })

  test('of orders is the same on its pages and in its file, of one member too', async ({
    assert,
    client,
  }) => {
    await join(ada())
    await storeManyOrders(ada())
    const list = listAt('/admin/orders', /\/admin\/orders\/([\da-f-]{36})"/g)
    for (const [filter, number] of [
      ['', 60],
      ['status=failed', 30],
      [`member=${ada().user.id}`, 60],
      ['member=01900000-0000-7000-9111-000000000001', 0],
    ] as const) {
      const found = await readBoth(client, { ...list, filter })
      assert.deepEqual(found.file, found.pages, filter)
      assert.lengthOf(found.file, number)
      assert.equal(found.count, String(number))
    }
  })

  test('of disputes is the same on its pages and in its file', async ({ assert, client }) => {
    await join(ada())
    await storeManyOrders(ada())
    const list = listAt('/admin/orders/disputes', /\/admin\/orders\/([\da-f-]{36})"/g)
    const found = await readBoth(client, { ...list, filter: 'status=won', column: 'order' })
    assert.deepEqual(found.file, found.pages)
    assert.lengthOf(found.file, many / 2)
    assert.equal(found.count, '30')
  })

  test('of reports is the same on its pages and in its file', async ({ assert, client }) => {
    await teamWithOneOfEach(client)
    await copyRow('reports', (index) => ({
      status: 'closed',
      reason: ['underage', 'scam', 'advertising'][index % 3],
      reported_at: momentOf(index),
      decision: 'no_violation',
    }))
    const list = listAt('/admin/reports', /\/admin\/reports\/([\da-f-]{36})"/g)
    for (const [filter, number] of [
      ['status=closed', 60],
      ['status=closed&urgency=harm', 20],
    ] as const) {
      const found = await readBoth(client, { ...list, filter })
      assert.deepEqual(found.file, found.pages)
      assert.lengthOf(found.file, number)
      assert.equal(found.count, String(number))
    }
  })

  test('of appeals is the same on its pages and in its file', async ({ assert, client }) => {
    await teamWithOneOfEach(client)
    await copyRow('measures', (index) => ({ taken_at: index }))
    const measures = await db.from('measures').where('taken_at', '<', many).orderBy('taken_at')
    await copyRow('appeals', (index) => ({
      measure_id: measures[index].id,
      made_at: momentOf(index),
      decision: 'granted',
    }))
    const list = listAt('/admin/appeals', /\/admin\/appeals\/([\da-f-]{36})"/g)
    const found = await readBoth(client, { ...list, filter: 'status=decided' })
    assert.deepEqual(found.file, found.pages)
    assert.lengthOf(found.file, many)
    assert.equal(found.count, '60')
  })

  test('of complaints is the same on its pages and in its file', async ({ assert, client }) => {
    await teamWithOneOfEach(client)
    await copyRow('tickets', (index) => ({
      number: `C-${1000 + index}`,
      kind: 'privacy',
      due_at: momentOf(index),
    }))
    const list = listAt('/admin/complaints', /(C-\d{4}) ·/g)
    const found = await readBoth(client, { ...list, filter: 'kind=privacy', column: 'number' })
    assert.deepEqual(found.file, found.pages)
    assert.lengthOf(found.file, many)
    assert.equal(found.count, '60')
  })

  test('of acts is the same on its pages and in its file, and counted to 1,000', async ({
    assert,
    client,
  }) => {
    await storeManyActs(2100)
    const list = { ...listAt('/admin/audit', /<td class="number">(\d+)</g), column: 'number' }
    const found = await readBoth(client, { ...list, filter: 'act=refund' })
    assert.deepEqual(found.file, found.pages)
    assert.lengthOf(found.file, 1050)
    assert.equal(found.count, 'over 1,000')
  })

  test('of discount codes is the same on its pages and in its file', async ({ assert, client }) => {
    for (let index = 0; index < 2 * many; index++) {
      await storeCode({ code: `WALLABY${index}`, status: index % 2 === 0 ? 'used' : 'active' })
    }
    const list = { ...listAt('/admin/discounts', /<code>(WALLABY\d+)</g), column: 'code' }
    const found = await readBoth(client, { ...list, filter: 'state=used' })
    assert.deepEqual(found.file, found.pages)
    assert.lengthOf(found.file, many)
  })

  test('of discount codes says how many it found', async ({ assert, client }) => {
    await storeCode({ code: 'WALLABY1' })
    await storeCode({ code: 'WALLABY2', status: 'used' })
    const { as } = await signInAdmin('owner')
    for (const [filter, count] of [
      ['', '2'],
      ['state=used', '1'],
    ]) {
      const page = await readPage(client, as, `/admin/discounts?${filter}`)
      assert.equal(foundIn(page), count)
    }
  })

  test('of settlements is the same on its pages and in its file', async ({ assert, client }) => {
    await storeManyComparisons()
    const list = listAt('/admin/orders/settlements', /<td class="when">(\d+ \w+ \d{4})</g)
    const found = await readBoth(client, { ...list, filter: 'differing=yes', column: 'day' })
    const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
    const shown = found.pages.flatMap((day) => [day, day])
    assert.deepEqual(
      found.file.map((day) => days.format(Date.parse(day))),
      shown
    )
    assert.lengthOf(found.pages, many / 2)
    assert.equal(found.count, '30')
  })

  test('of the movements of an account is the same on its pages and in its file', async ({
    assert,
    client,
  }) => {
    await join(ada())
    const account = await storeManyMovements(ada())
    const page = `/admin/orders/ledger/${account}`
    const list = { ...listAt(page, /[+−]([\d,]+)<\/td>/g), file: `${page}/movements.csv` }
    const found = await readBoth(client, { ...list, column: 'change' })
    assert.deepEqual(found.file, found.pages)
    assert.lengthOf(found.file, many)
  })

  test('of the fictional inbox is the same on its pages and in its file', async ({
    assert,
    client,
  }) => {
    await storeManyWaiting()
    const list = listAt('/admin/inbox', /\/admin\/inbox\/([\da-f-]{36})" data-row/g)
    for (const [filter, number] of [
      ['language=de', many / 2],
      ['language=de&order=waiting', many / 2],
    ] as const) {
      const found = await readBoth(client, { ...list, filter })
      assert.deepEqual(found.file, found.pages, filter)
      assert.lengthOf(found.file, number)
      assert.equal(found.count, String(number))
      assert.notInclude(found.text, 'kookaburra')
    }
  })

  test('of changed settings is the same on its pages and in its file', async ({
    assert,
    client,
  }) => {
    const { id } = await db.from('sites').select('id').firstOrFail()
    await storeManyChanges(id)
    const page = `/admin/sites/${id}/history`
    const list = { ...listAt(page, /history\/(\d+)\/undo"/g), column: 'number' }
    for (const [filter, number] of [
      ['', many],
      ['setting=return_days', many / 2],
    ] as const) {
      const found = await readBoth(client, { ...list, filter })
      assert.deepEqual(found.file, found.pages, filter)
      assert.lengthOf(found.file, number)
      assert.equal(found.count, String(number))
    }
  })

  test('of fictional profiles is the same on its pages and in its file', async ({
    assert,
    client,
  }) => {
    const all = Array.from({ length: many }, (_, index) => man(300 + index, { fictional: true }))
    await join(...all)
    const list = listAt('/admin/inbox/profiles', /\/admin\/inbox\/profiles\/([\da-f-]{36})"/g)
    const found = await readBoth(client, list)
    assert.deepEqual(found.file, found.pages)
    assert.lengthOf(found.file, many)
    assert.equal(found.count, '60')
  })

  test('of requests is the same on its pages and in its file', async ({ assert, client }) => {
    await teamWithOneOfEach(client)
    const [{ proposed_by: admin }] = await db.from('proposals').select('proposed_by')
    for (const [status, changes] of [
      ['waiting', { decided_by: null, decided_at: null }],
      ['done', { decided_by: admin }],
    ] as const) {
      await copyRow('proposals', (index) => ({
        status,
        subject_id: `${status} ${index}`,
        proposed_at: momentOf(index),
        decided_at: momentOf(index),
        ...changes,
      }))
    }
    const waiting = { ...listAt('/admin/requests', /<code>(waiting \d+)</g), column: 'subject_id' }
    const found = await readBoth(client, waiting)
    // The one of the team was asked for last.
    assert.deepEqual(found.file.slice(0, many), found.pages)
    assert.lengthOf(found.pages, many)
    assert.equal(found.count, '61')
    const decided = { ...waiting, filter: 'status=decided', onPage: /<code>(done \d+)</g }
    const others = await readBoth(client, decided)
    assert.deepEqual(others.file, others.pages)
    assert.lengthOf(others.file, many)
    assert.equal(others.count, '60')
  })
})
