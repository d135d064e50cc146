import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
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
import { listAt, readBoth } from '#tests/support/admin/read_list'
import { teamWithOneOfEach } from '#tests/support/admin/team'
import { inTransaction } from '#tests/support/database/transactions'
import { storeCode } from '#tests/support/payments/shop'
import { man, manyMembers } from '#tests/support/people/many_members'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'

const orders = /\/admin\/orders\/([\da-f-]{36})"/g

/** What is stored for a list, and the number of rows by filter. */
const lists = [
  {
    of: 'members',
    store: storeManyMembers,
    list: listAt('/admin/members', /\/admin\/members\/([\da-f-]{36})"/g),
    numbers: { 'status=not_confirmed&order=oldest': many / 2 },
  },
  {
    of: 'orders, of one member too',
    store: () => storeManyOrders(ada()),
    list: listAt('/admin/orders', orders),
    numbers: {
      '': many,
      'status=failed': many / 2,
      [`member=${ada().user.id}`]: many,
      'member=01900000-0000-7000-9111-000000000001': 0,
    },
  },
  {
    of: 'disputes',
    store: () => storeManyOrders(ada()),
    list: listAt('/admin/orders/disputes', orders, 'order'),
    numbers: { 'status=won': many / 2 },
  },
  {
    of: 'reports',
    store: storeManyReports,
    list: listAt('/admin/reports', /\/admin\/reports\/([\da-f-]{36})"/g),
    numbers: { 'status=closed': many, 'status=closed&urgency=harm': many / 3 },
  },
  {
    of: 'appeals',
    store: storeManyAppeals,
    list: listAt('/admin/appeals', /\/admin\/appeals\/([\da-f-]{36})"/g),
    numbers: { 'status=decided': many },
  },
  {
    of: 'complaints',
    store: storeManyTickets,
    list: listAt('/admin/complaints', /(C-\d{4}) ·/g, 'number'),
    numbers: { 'kind=privacy': many },
  },
  {
    of: 'acts, counted to 1,000',
    store: () => storeManyActs(2100),
    list: listAt('/admin/audit', /<td class="number">(\d+)</g, 'number'),
    numbers: { 'act=refund': 1050 },
  },
  {
    of: 'discount codes',
    store: storeManyCodes,
    list: listAt('/admin/discounts', /<code>(WALLABY\d+)</g, 'code'),
    numbers: { '': 2 * many, 'state=used': many },
  },
  {
    of: 'the fictional inbox',
    store: storeManyWaiting,
    list: listAt('/admin/inbox', /\/admin\/inbox\/([\da-f-]{36})" data-row/g),
    numbers: { 'language=de': many / 2, 'language=de&order=waiting': many / 2 },
  },
  {
    of: 'fictional profiles',
    store: () => join(...manyMembers((number) => man(number, { fictional: true }), many)),
    list: listAt('/admin/inbox/profiles', /\/admin\/inbox\/profiles\/([\da-f-]{36})"/g),
    numbers: { '': many },
  },
  {
    of: 'requests that were decided',
    store: storeManyRequests,
    list: listAt('/admin/requests', /<code>(done \d+)</g, 'subject_id'),
    numbers: { 'status=decided': many },
  },
]

test.group('A list of the back office', (group) => {
  inTransaction(group)

  test('of {of} is the same on its pages and in its file, without addresses and messages')
    .with(lists)
    .run(async ({ assert, client }, { list, numbers, store }) => {
      await store(client)
      for (const [filter, number] of Object.entries(numbers)) {
        const found = await readBoth(client, { ...list, filter })
        assert.deepEqual(found.file, found.pages, filter)
        assert.lengthOf(found.file, number, filter)
        assert.equal(found.count, number > 1000 ? 'More than 1,000' : String(number), filter)
        assert.notMatch(found.text, /@|kookaburra/, filter)
      }
    })

  test('of settlements is the same, the last day first', async ({ assert, client }) => {
    await storeManyComparisons()
    const list = listAt('/admin/orders/settlements', /<td class="when">(\d+ \w+ \d{4})</g, 'day')
    const found = await readBoth(client, { ...list, filter: 'differing=yes' })
    const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
    const shown = found.pages.flatMap((day) => [day, day])
    assert.deepEqual(
      found.file.map((day) => days.format(Date.parse(day))),
      shown
    )
    assert.deepEqual(found.file, found.file.toSorted().toReversed())
    assert.lengthOf(found.pages, many / 2)
    assert.equal(found.count, '30')
  })

  test('of movements is the same on its pages and in its file', async ({ assert, client }) => {
    await join(ada())
    const page = `/admin/orders/ledger/${await storeManyMovements(ada())}`
    const list = listAt(page, /[+−]([\d,]+)<\/td>/g, 'change')
    const found = await readBoth(client, { ...list, file: `${page}/movements.csv` })
    assert.deepEqual(found.file, found.pages)
    assert.lengthOf(found.file, many)
  })

  test('of changed settings is the same on pages and in its file', async ({ assert, client }) => {
    const { id } = await db.from('sites').select('id').firstOrFail()
    await storeManyChanges(id)
    const list = listAt(`/admin/sites/${id}/history`, /history\/(\d+)\/undo"/g, 'number')
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

  test('of waiting requests is the same on pages and in its file', async ({ assert, client }) => {
    await storeManyRequests(client)
    const list = listAt('/admin/requests', /<code>(waiting \d+)</g, 'subject_id')
    const found = await readBoth(client, list)
    // The one of the team was asked for last.
    assert.deepEqual(found.file.slice(0, many), found.pages)
    assert.lengthOf(found.pages, many)
    assert.equal(found.count, '61')
  })
})

async function storeManyReports(client: ApiClient) {
  await teamWithOneOfEach(client)
  await copyRow('reports', (index) => ({
    status: 'closed',
    reason: ['underage', 'scam', 'advertising'][index % 3],
    reported_at: momentOf(index),
    decision: 'no_violation',
  }))
}

async function storeManyAppeals(client: ApiClient) {
  await teamWithOneOfEach(client)
  await copyRow('measures', (index) => ({ taken_at: index }))
  const measures = await db.from('measures').where('taken_at', '<', many).orderBy('taken_at')
  await copyRow('appeals', (index) => ({
    measure_id: measures[index].id,
    made_at: momentOf(index),
    decision: 'granted',
  }))
}

async function storeManyTickets(client: ApiClient) {
  await teamWithOneOfEach(client)
  await copyRow('tickets', (index) => ({
    number: `C-${1000 + index}`,
    kind: 'privacy',
    due_at: momentOf(index),
  }))
}

async function storeManyCodes() {
  for (let index = 0; index < 2 * many; index++) {
    await storeCode({ code: `WALLABY${index}`, status: index % 2 === 0 ? 'used' : 'active' })
  }
}

/** Requests that wait, and as many that were decided. */
async function storeManyRequests(client: ApiClient) {
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
}
