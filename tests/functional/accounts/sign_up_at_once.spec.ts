import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { countOf } from '#tests/support/members'
import { join } from '#tests/support/signup'

/** On connections of their own, as in life: no transaction around it, so it is cleared after. */
test.group('Signing up at the same time', (group) => {
  group.each.teardown(async () => {
    for (const table of ['queue_jobs', 'profiles', 'users']) await db.from(table).delete()
  })

  test('makes one account of ten forms with the same address', async ({ client, assert }) => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => join(client)))

    assert.lengthOf(
      answers.filter((answer) => answer.status() === 302),
      1
    )
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 422),
      9
    )
    assert.deepEqual(
      [await countOf('users'), await countOf('profiles'), await countOf('queue_jobs')],
      [1, 1, 1]
    )
  })
})
