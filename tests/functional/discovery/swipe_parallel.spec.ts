import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { committing } from '#tests/support/database/transactions'
import { manyMembers, woman } from '#tests/support/people/many_members'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { openGame, swipe } from '#tests/support/discovery/swipe_game'

test.group('At the same time in the swipe game', (group) => {
  committing(group)
  group.each.teardown(async () => {
    for (const table of ['profiles', 'users']) await db.from(table).delete()
  })

  test('only four of ten likes are accepted', async ({ client, assert }) => {
    const women = manyMembers(woman, 10)
    await join(bob(), ...women)
    const answers = await Promise.all(women.map((one) => swipe(client, bob(), 'like', one)))
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 200),
      4
    )
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 422),
      6
    )
    assert.equal(await countOf('likes'), 4)
    assert.equal((await openGame(client, bob())).likesLeft, 0)
  })

  test('one like sent ten times is stored once', async ({ client, assert }) => {
    await join(bob(), ada())
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => swipe(client, bob(), 'like', ada()))
    )
    assert.isTrue(answers.every((answer) => answer.status() === 200))
    assert.equal(await countOf('likes'), 1)
    assert.equal((await openGame(client, bob())).likesLeft, 3)
  })

  test('two who like each other there match once', async ({ client, assert }) => {
    await join(bob(), ada())
    const answers = await Promise.all([
      swipe(client, bob(), 'like', ada()),
      swipe(client, ada(), 'like', bob()),
    ])
    const matches = answers.filter((answer) => answer.body().match)
    assert.lengthOf(matches, 1)
  })
})
