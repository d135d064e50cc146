import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { swipesKeptDays } from '#core/discovery/swiping/swipe'
import RemoveOldSwipesJob from '#jobs/remove_old_swipes_job'
import { search } from '#tests/support/discovery/search'
import { block } from '#tests/support/likes/blocks'
import { useFakeClock } from '#tests/support/time/clock'
import { manyMembers, man, woman } from '#tests/support/people/many_members'
import { inTransaction, committing } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { setSetting } from '#tests/support/sites/settings'
import {
  deckOf,
  storeSwipe,
  namesOnCards,
  openGame,
  swipe,
  takeBack,
} from '#tests/support/discovery/swipe_game'
import { sendForm } from '#tests/support/http/send_form'
import db from '@adonisjs/lucid/services/db'

test.group('A pass', (group) => {
  inTransaction(group)
  group.each.setup(() => join(bob(), ada()))

  test('is shown again after as many days as the site has it', async ({
    assert,
    client,
    test: it,
  }) => {
    const clock = await useFakeClock(it)
    await setSetting('swiped_days', 2)
    const passed = await swipe(client, bob(), 'pass', ada())
    passed.assertBody({ passed: true })
    clock.advance({ days: 2 })
    assert.isEmpty(await deckOf(client, bob()))
    clock.advance({ milliseconds: 1 })
    assert.deepEqual(await deckOf(client, bob()), ['Ada'])
    assert.equal((await openGame(client, bob())).passDays, 2)
  })

  test('affects nobody else, and nobody learns of it', async ({ assert, client }) => {
    await join(man(5))
    await swipe(client, bob(), 'pass', ada())
    assert.deepEqual(await deckOf(client, man(5)), ['Ada'])
    assert.include(await search(client, bob()), 'Ada')
    assert.notInclude(JSON.stringify(await openGame(client, ada())), 'swiped')
  })

  test('can be undone: the last passed member is back on top', async ({ assert, client }) => {
    await join(woman(5))
    await swipe(client, bob(), 'pass', ada())
    const { passed } = await openGame(client, bob())
    assert.deepEqual(namesOnCards(passed), ['Ada'])
    const undone = await takeBack(client, bob(), ada())
    undone.assertBody({ passed: false })
    assert.sameMembers(await deckOf(client, bob()), ['Ada', 'Ada 5'])
    assert.isEmpty((await openGame(client, bob())).passed)
  })

  test('undone brings back nobody who may not be met any more', async ({ assert, client }) => {
    await swipe(client, bob(), 'pass', ada())
    await block(ada(), bob())
    assert.isEmpty((await openGame(client, bob())).passed)
  })

  test('is removed by the schedule once it has expired', async ({ assert, test: it }) => {
    const clock = await useFakeClock(it)
    const women = manyMembers(woman, 3)
    await join(...women)
    const edge = clock.now().minus({ days: swipesKeptDays })
    await storeSwipe(bob(), women[0], 'pass', edge.minus({ milliseconds: 1 }))
    await storeSwipe(bob(), women[1], 'like', edge.minus({ days: 9 }))
    await storeSwipe(bob(), women[2], 'pass', edge)
    const job = await app.container.make(RemoveOldSwipesJob)
    await job.execute()
    assert.equal(await countOf('swipes'), 1)
  })

  test('works without script', async ({ client }) => {
    const response = await sendForm(client, bob(), `/swipe-game/${ada().profile.id}/pass`)
    response.assertStatus(302)
  })
})

const women = manyMembers(woman, 6)

test.group('Four likes a day in the swipe game', (group) => {
  inTransaction(group)

  test('are counted on the server, and the fifth is refused', async ({ assert, client }) => {
    await join(bob(), ...women)
    for (const left of [3, 2, 1, 0]) {
      const liked = await swipe(client, bob(), 'like', women[left])
      liked.assertBody({ likesLeft: left, match: false })
    }
    const fifth = await swipe(client, bob(), 'like', women[4])
    fifth.assertStatus(422)
    fifth.assertBodyContains({ refusal: 'swipe_likes_used_up' })
    assert.equal(await countOf('likes'), 4)
    const { likesLeft, likesPerDay } = await openGame(client, bob())
    assert.deepEqual({ likesLeft, likesPerDay }, { likesLeft: 0, likesPerDay: 4 })
  })
})

test.group('At the same time in the swipe game', (group) => {
  committing(group)
  group.each.teardown(async () => {
    for (const table of ['profiles', 'users']) await db.from(table).delete()
  })

  test('only four of ten likes are accepted', async ({ client, assert }) => {
    const ten = manyMembers(woman, 10)
    await join(bob(), ...ten)
    const answers = await Promise.all(ten.map((one) => swipe(client, bob(), 'like', one)))
    const statuses = answers.map((answer) => answer.status()).toSorted()
    assert.deepEqual(statuses, [...Array(4).fill(200), ...Array(6).fill(422)])
    assert.equal(await countOf('likes'), 4)
    assert.equal((await openGame(client, bob())).likesLeft, 0)
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
