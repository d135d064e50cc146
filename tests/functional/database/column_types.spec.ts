import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { nameOf } from '#database/camel_case'
import Profile from '#models/profile'
import { countOf, read } from '#queries/read'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

test.group('A page read answers', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada({ profile: { invisible: true } }), bob()))

  const profile = <Row>(id: string) => read<Row>('profiles').where('id', id).firstOrFail()

  test('names in camelCase', async ({ assert }) => {
    assert.properties(await profile(ada().profile.id), ['userId', 'dateOfBirth', 'mainPhotoId'])
  })

  test('64-bit integers as numbers', async ({ assert }) => {
    const { createdAt } = await profile<{ createdAt: number }>(ada().profile.id)
    assert.strictEqual(createdAt, ada().profile.createdAt.toMillis())
  })

  test('booleans as such', async ({ assert }) => {
    const { invisible, fictional } = await profile<{ invisible: boolean; fictional: boolean }>(
      ada().profile.id
    )
    assert.strictEqual(invisible, true)
    assert.strictEqual(fictional, false)
  })

  test('a boolean that a join does not find as null', async ({ assert }) => {
    const row = await read('profiles')
      .leftJoin('photos', 'photos.id', 'profiles.main_photo_id')
      .where('profiles.id', ada().profile.id)
      .select('photos.is_private')
      .firstOrFail()
    assert.deepEqual(row, { isPrivate: null })
  })

  test('booleans of a subquery and of a union', async ({ assert }) => {
    const [one, other] = [ada(), bob()].map((person) =>
      db.from('profiles').where('id', person.profile.id).select('invisible')
    )
    const rows = await read<{ invisible: boolean }>(one.unionAll([other]).as('both'))
    assert.sameMembers(
      rows.map(({ invisible }) => invisible),
      [true, false]
    )
  })

  test('sums, counts and other expressions as numbers', async ({ assert }) => {
    const row = await read('profiles')
      .sum('created_at as sum_of_moments')
      .max('created_at as latest')
      .count('* as members')
      .select(db.raw('sum(case when invisible then 1 else 0 end) as hidden'))
      .firstOrFail()
    const moments = [ada(), bob()].map((person) => person.profile.createdAt.toMillis())
    assert.deepEqual(row, {
      sumOfMoments: moments[0] + moments[1],
      latest: Math.max(...moments),
      members: 2,
      hidden: 1,
    })
    assert.strictEqual(await countOf(db.from('profiles').where('invisible', true)), 1)
  })

  test('camelCase names to page reads only: models and other queries keep the column names', async ({
    assert,
  }) => {
    const row = await db.from('profiles').where('id', ada().profile.id).firstOrFail()
    assert.properties(row, ['user_id', 'date_of_birth'])
    const model = await Profile.findOrFail(ada().profile.id)
    assert.strictEqual(model.invisible, true)
    assert.isTrue(model.createdAt.equals(ada().profile.createdAt))
  })
})

test.group('A column', () => {
  for (const [column, name] of [
    ['id', 'id'],
    ['date_of_birth', 'dateOfBirth'],
    ['p256dh', 'p256dh'],
    ['sub1', 'sub1'],
    ['place_2', 'place2'],
    ['sentAt', 'sentAt'],
  ]) {
    test(`${column} is ${name}`, ({ assert }) => {
      assert.strictEqual(nameOf(column), name)
    })
  }
})
