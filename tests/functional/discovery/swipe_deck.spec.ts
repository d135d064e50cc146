import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { swipedDays } from '#core/discovery/swipe'
import RemoveOldSwipesJob from '#jobs/remove_old_swipes_job'
import { v7 as uuid } from 'uuid'
import Site from '#models/site'
import { antwerp } from '#tests/support/basics'
import { block, forgetSettings, search, setSetting } from '#tests/support/browse'
import { moveableClock } from '#tests/support/clock'
import { crowd, man, woman } from '#tests/support/crowd'
import { inTransaction } from '#tests/support/database'
import { haveLiked } from '#tests/support/liking'
import { account, countOf, join } from '#tests/support/members'
import { ada, bob, cleo, dirk } from '#tests/support/people'
import { givePhoto } from '#tests/support/pictures'
import { statementsOf } from '#tests/support/statements'
import { deckOf, haveSwiped, namesOnCards, openGame, swipe, takeBack } from '#tests/support/swiping'

test.group('The deck of the swipe game', (group) => {
  inTransaction(group)
  group.each.setup(() => forgetSettings)

  test('lies in the order of the search', async ({ assert, client }) => {
    const women = crowd(woman, 9).map(({ user, profile }, index) => ({
      user,
      profile: { ...profile, lastActiveAt: profile.lastActiveAt.plus({ hours: (index * 4) % 9 }) },
    }))
    await join(bob(), ...women)
    await givePhoto(women[3], { main: true })
    const deck = await deckOf(client, bob())
    assert.equal(deck[0], 'Ada 103')
    assert.deepEqual(deck, await search(client, bob()))
  })

  test('goes on below without repeating or skipping anyone', async ({ assert, client }) => {
    const women = crowd(woman, 23)
    await join(bob(), ...women)
    const seen: string[] = []
    const first = await openGame(client, bob())
    let { cards, next } = first
    while (cards.length > 0) {
      seen.push(...namesOnCards(cards))
      if (!next) break
      const more = await client
        .get(`/swipe-game/cards?after=${next}`)
        .loginAs(await account(bob()))
        .accept('json')
      ;({ cards, next } = more.body())
    }
    assert.lengthOf(first.cards, 10)
    assert.lengthOf(new Set(seen), 23)
    assert.lengthOf(seen, 23)
  })

  test('holds nobody who should not be met', async ({ assert, client }) => {
    const [blocked, blocker, liked, gone, unseen] = [5, 6, 7, 8, 9].map((number) => woman(number))
    const disabled = { ...gone, profile: { ...gone.profile, status: 'disabled' as const } }
    const invisible = { ...unseen, profile: { ...unseen.profile, invisible: true } }
    await join(bob(), ada(), cleo(), dirk(), blocked, blocker, liked, disabled, invisible, man(10))
    await block(bob(), blocked)
    await block(blocker, bob())
    await haveLiked(bob(), liked)
    assert.sameMembers(await deckOf(client, bob()), ['Ada', 'Cleo'])
  })

  test('holds nobody of a site that is closed to this one', async ({ assert, client }) => {
    await join(bob(), ada(), woman(5))
    const closed = uuid()
    const site = { id: closed, domain: 'closed.test', name: 'Closed', domainLanguage: null }
    await Site.create({ ...site, createdAt: DateTime.utc(2100) })
    await setSetting('member_resell', false, closed)
    await db.from('profiles').where('id', ada().profile.id).update({ site_id: closed })
    assert.deepEqual(await deckOf(client, bob()), ['Ada 5'])
  })

  test('reaches other countries when it is asked to', async ({ assert, client }) => {
    await join(bob(), ada(), woman(5, antwerp))
    assert.deepEqual(await deckOf(client, bob()), ['Ada'])
    assert.sameMembers(await deckOf(client, bob(), '?everywhere=1'), ['Ada', 'Ada 5'])
  })

  test('takes no more statements for more members, likes, blocks and passes', async ({
    assert,
    client,
  }) => {
    await join(bob(), ada())
    await deckOf(client, bob())
    const few = await statementsOf(() => deckOf(client, bob()))
    const [women, men] = [crowd(woman, 25), crowd(man, 25, 300)]
    await join(...women, ...men)
    for (const [index, one] of women.entries()) {
      await haveLiked(men[index], one)
      await haveSwiped(men[index], one, 'pass', one.profile.createdAt)
      await block(one, men[(index + 1) % 25])
    }
    assert.equal(await statementsOf(() => deckOf(client, bob())), few)
  })
})

test.group('A pass', (group) => {
  inTransaction(group)

  test('is not shown again for thirty days, and then is', async ({ assert, client, test: it }) => {
    const clock = await moveableClock(it)
    await join(bob(), ada(), woman(5))
    const passed = await swipe(client, bob(), 'pass', ada())
    passed.assertBody({ passed: true })
    assert.deepEqual(await deckOf(client, bob()), ['Ada 5'])
    clock.advance({ days: swipedDays })
    assert.deepEqual(await deckOf(client, bob()), ['Ada 5'])
    clock.advance({ milliseconds: 1 })
    assert.sameMembers(await deckOf(client, bob()), ['Ada', 'Ada 5'])
  })

  test('hides nobody from anyone else, and tells nobody', async ({ assert, client }) => {
    await join(bob(), ada(), man(5))
    await swipe(client, bob(), 'pass', ada())
    assert.deepEqual(await deckOf(client, man(5)), ['Ada'])
    assert.include(await search(client, bob()), 'Ada')
    assert.notInclude(JSON.stringify(await openGame(client, ada())), 'swiped')
  })

  test('is undone: the last one is at hand, and back on top', async ({ assert, client }) => {
    await join(bob(), ada(), woman(5))
    await swipe(client, bob(), 'pass', ada())
    const { passed } = await openGame(client, bob())
    assert.deepEqual(namesOnCards(passed), ['Ada'])
    const undone = await takeBack(client, bob(), ada())
    undone.assertBody({ passed: false })
    assert.sameMembers(await deckOf(client, bob()), ['Ada', 'Ada 5'])
    assert.isEmpty((await openGame(client, bob())).passed)
  })

  test('undone does not bring back who is not to be met any more', async ({ assert, client }) => {
    await join(bob(), ada())
    await swipe(client, bob(), 'pass', ada())
    await block(ada(), bob())
    assert.isEmpty((await openGame(client, bob())).passed)
  })

  test('is removed by the clock once it has no meaning', async ({ assert, test: it }) => {
    const clock = await moveableClock(it)
    const women = crowd(woman, 3)
    await join(bob(), ...women)
    const edge = clock.now().minus({ days: swipedDays })
    await haveSwiped(bob(), women[0], 'pass', edge.minus({ milliseconds: 1 }))
    await haveSwiped(bob(), women[1], 'like', edge.minus({ days: 9 }))
    await haveSwiped(bob(), women[2], 'pass', edge)
    const job = await app.container.make(RemoveOldSwipesJob)
    await job.execute()
    assert.equal(await countOf('swipes'), 1)
  })

  test('of a member who does not exist is not found', async ({ client }) => {
    await join(bob())
    const response = await swipe(client, bob(), 'pass', ada())
    response.assertStatus(404)
  })

  test('without script leads back to the game', async ({ client }) => {
    await join(bob(), ada())
    const response = await client
      .post(`/swipe-game/${ada().profile.id}/pass`)
      .loginAs(await account(bob()))
      .withCsrfToken()
      .redirects(0)
    response.assertStatus(302)
  })
})

test.group('A card', (group) => {
  inTransaction(group)
  group.each.setup(() => forgetSettings)

  test('says of a fictional profile that it is one', async ({ assert, client }) => {
    await join(bob(), ada({ profile: { fictional: true } }))
    assert.isTrue((await openGame(client, bob())).cards[0].fictional)
  })

  test('shows the picture as the viewer may see it', async ({ assert, client }) => {
    const premium = man(5)
    await join(bob(), { ...premium, user: { ...premium.user, paidUser: true } }, ada(), woman(6))
    const open = await givePhoto(ada(), { main: true })
    const locked = await givePhoto(woman(6), { main: true, isPrivate: true })
    const pictures = async (viewer: typeof premium) => {
      const { cards } = await openGame(client, viewer)
      const shown = cards.map(({ large }: { large: string | null }) => large?.split('?')[0])
      return [open, locked].map((id) => shown.find((url: string) => url.includes(id)))
    }
    assert.deepEqual(await pictures(bob()), [`/photos/${open}/full`, `/photos/${locked}/blurred`])
    assert.deepEqual(await pictures(premium), [`/photos/${open}/full`, `/photos/${locked}/full`])
  })

  test('shows what they write only where the site does', async ({ assert, client }) => {
    await join(bob(), ada({ profile: { about: 'Thee en regen' } }))
    assert.equal((await openGame(client, bob())).cards[0].about, 'Thee en regen')
    await setSetting('visible_profile_notes', false)
    assert.isNull((await openGame(client, bob())).cards[0].about)
  })
})
