import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { invalidateCounts, cachedCount } from '#queries/discovery/cached_counts'
import { open } from '#tests/support/http/open_page'
import { statementsOf } from '#tests/support/database/statements'
import { block } from '#tests/support/likes/blocks'
import { man, manyMembers, woman } from '#tests/support/people/many_members'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { bob } from '#tests/support/people/people'

const minute = 60_000

test.group('A cached count', (group) => {
  group.each.setup(() => invalidateCounts)

  test('is computed once a minute', async ({ assert }) => {
    const { countAnew, made } = counter()
    for (const now of [0, 1, minute - 1, minute, minute + 1]) {
      await cachedCount('women', countAnew, now)
    }
    assert.equal(made(), 2)
  })

  test('is computed once for simultaneous requests', async ({ assert }) => {
    const { countAnew, made } = counter()
    const counts = await Promise.all([1, 2, 3].map(() => cachedCount('women', countAnew)))
    assert.deepEqual(counts, [5000, 5000, 5000])
    assert.equal(made(), 1)
  })

  test('is computed for every request when it is too small to cache', async ({ assert }) => {
    const { countAnew, made } = counter(false)
    await Promise.all([1, 2, 3].map(() => cachedCount('women', countAnew)))
    await cachedCount('women', countAnew)
    assert.equal(made(), 4)
  })

  test('is separate for each search', async ({ assert }) => {
    const { countAnew, made } = counter()
    for (const key of ['women', 'men']) await cachedCount(key, countAnew)
    assert.equal(made(), 2)
  })

  test('is computed again after a failure', async ({ assert }) => {
    const fail = () => Promise.reject(new Error('The database is away'))
    await assert.rejects(() => cachedCount('women', fail))
    assert.equal(await cachedCount('women', counter().countAnew), 5000)
  })
})

test.group('The number of results above a thousand', (group) => {
  inTransaction(group)

  test('is always exact below a thousand', async ({ assert, client }) => {
    const women = manyMembers(woman, 1000)
    await join(bob(), ...women)
    assert.equal(await totalFor(client), 1000)
    await disable(women[0].profile.id)
    assert.equal(await totalFor(client), 999)
  })

  test('excludes at once who is blocked or disabled', async ({ assert, client }) => {
    const women = manyMembers(woman, 2001)
    const carl = man(5)
    await join(bob(), carl, ...women)
    assert.equal(await totalFor(client), 2001)
    await block(women[0], bob())
    assert.equal(await totalFor(client), 2000)
    assert.equal(await totalFor(client, carl), 2001)
    await disable(women[1].profile.id)
    assert.equal(await totalFor(client), 1999)
  })

  test('is asked for once a minute with an advanced filter, but for who is blocked', async ({
    assert,
    client,
  }) => {
    const premium = bob({ user: { paidUser: true } })
    const women = manyMembers((number) => woman(number, { bodyType: 'slim' }), 2001)
    await join(premium, ...women)
    const filtered = '?body_type=slim'
    assert.equal(await totalFor(client, premium, filtered), 2001)
    const again = await statementsOf(() => totalFor(client, premium, filtered))
    assert.isNotEmpty(again)
    const counts = again.filter(({ sql }) => /count\(.*date_of_birth/.test(sql))
    assert.lengthOf(counts, 1)
    assert.match(counts[0].sql, /where fictional/, 'the few fictional ones alone')
    await block(women[0], premium)
    assert.equal(await totalFor(client, premium, filtered), 2000)
    await disable(women[1].profile.id)
    assert.equal(await totalFor(client, premium, filtered), 2000, 'kept for a minute')
  })
})

function counter(cacheable = true) {
  let times = 0
  const countAnew = async () => {
    times++
    return { count: 5000, cacheable }
  }
  return { countAnew, made: () => times }
}

async function totalFor(client: Parameters<typeof open>[0], viewer = bob(), asked = '') {
  return (await open(client, `/members${asked}`, viewer)).inertiaProps.total
}

async function disable(id: string) {
  await db.from('profiles').where('id', id).update({ status: 'disabled' })
}
