import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { swipesKeptDays } from '#core/discovery/swiping/swipe'
import RemoveOldSwipesJob from '#jobs/remove_old_swipes_job'
import { search } from '#tests/support/discovery/search'
import { block } from '#tests/support/likes/blocks'
import { useFakeClock } from '#tests/support/time/clock'
import { manyMembers, man, woman } from '#tests/support/people/many_members'
import { inTransaction } from '#tests/support/database/transactions'
import { account, countOf, join } from '#tests/support/people/members'
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

test.group('A pass', (group) => {
  inTransaction(group)

  test('is shown again after as many days as the site has it', async ({
    assert,
    client,
    test: it,
  }) => {
    const clock = await useFakeClock(it)
    await setSetting('swiped_days', 2)
    await join(bob(), ada())
    const passed = await swipe(client, bob(), 'pass', ada())
    passed.assertBody({ passed: true })
    clock.advance({ days: 2 })
    assert.isEmpty(await deckOf(client, bob()))
    clock.advance({ milliseconds: 1 })
    assert.deepEqual(await deckOf(client, bob()), ['Ada'])
    assert.equal((await openGame(client, bob())).passDays, 2)
  })

  test('affects nobody else, and nobody learns of it', async ({ assert, client }) => {
    await join(bob(), ada(), man(5))
    await swipe(client, bob(), 'pass', ada())
    assert.deepEqual(await deckOf(client, man(5)), ['Ada'])
    assert.include(await search(client, bob()), 'Ada')
    assert.notInclude(JSON.stringify(await openGame(client, ada())), 'swiped')
  })

  test('can be undone: the last passed member is back on top', async ({ assert, client }) => {
    await join(bob(), ada(), woman(5))
    await swipe(client, bob(), 'pass', ada())
    const { passed } = await openGame(client, bob())
    assert.deepEqual(namesOnCards(passed), ['Ada'])
    const undone = await takeBack(client, bob(), ada())
    undone.assertBody({ passed: false })
    assert.sameMembers(await deckOf(client, bob()), ['Ada', 'Ada 5'])
    assert.isEmpty((await openGame(client, bob())).passed)
  })

  test('undone does not bring back a member who may not be met any more', async ({
    assert,
    client,
  }) => {
    await join(bob(), ada())
    await swipe(client, bob(), 'pass', ada())
    await block(ada(), bob())
    assert.isEmpty((await openGame(client, bob())).passed)
  })

  test('is removed by the schedule once it has expired', async ({ assert, test: it }) => {
    const clock = await useFakeClock(it)
    const women = manyMembers(woman, 3)
    await join(bob(), ...women)
    const edge = clock.now().minus({ days: swipesKeptDays })
    await storeSwipe(bob(), women[0], 'pass', edge.minus({ milliseconds: 1 }))
    await storeSwipe(bob(), women[1], 'like', edge.minus({ days: 9 }))
    await storeSwipe(bob(), women[2], 'pass', edge)
    const job = await app.container.make(RemoveOldSwipesJob)
    await job.execute()
    assert.equal(await countOf('swipes'), 1)
  })

  test('works without script', async ({ client }) => {
    await join(bob(), ada())
    const response = await client
      .post(`/swipe-game/${ada().profile.id}/pass`)
      .loginAs(await account(bob()))
      .withCsrfToken()
      .redirects(0)
    response.assertStatus(302)
  })
})
