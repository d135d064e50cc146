import { test } from '@japa/runner'
import { antwerp } from '#tests/support/database/basics'
import { search } from '#tests/support/discovery/search'
import { setSetting } from '#tests/support/sites/settings'
import { block } from '#tests/support/likes/blocks'
import { manyMembers, man, woman } from '#tests/support/people/many_members'
import { inTransaction } from '#tests/support/database/transactions'
import { storeLike } from '#tests/support/likes/likes'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo, dirk } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'
import { countStatements } from '#tests/support/database/statements'
import { deckOf, storeSwipe, namesOnCards, openGame } from '#tests/support/discovery/swipe_game'
import { getJson } from '#tests/support/messaging/conversations'
import { closedSite, moveTo } from '#tests/support/sites/other_site'

test.group('The deck of the swipe game', (group) => {
  inTransaction(group)

  test('has the order of the search', async ({ assert, client }) => {
    const women = manyMembers(woman, 9).map(({ user, profile }, index) => ({
      user,
      profile: { ...profile, lastActiveAt: profile.lastActiveAt.plus({ hours: (index * 4) % 9 }) },
    }))
    await join(bob(), ...women)
    await storePhoto(women[3], { main: true })
    const deck = await deckOf(client, bob())
    assert.equal(deck[0], 'Ada 103')
    assert.deepEqual(deck, await search(client, bob()))
  })

  test('is paged without repeating or skipping anyone', async ({ assert, client }) => {
    const women = manyMembers(woman, 23)
    await join(bob(), ...women)
    const seen: string[] = []
    const first = await openGame(client, bob())
    let { cards, next } = first
    while (cards.length > 0) {
      seen.push(...namesOnCards(cards))
      if (!next) break
      const more = await getJson(client, bob(), `/swipe-game/cards?after=${next}`)
      ;({ cards, next } = more.body())
    }
    assert.lengthOf(first.cards, 10)
    assert.lengthOf(new Set(seen), 23)
    assert.lengthOf(seen, 23)
  })

  test('holds nobody whom the member may not meet', async ({ assert, client }) => {
    const [blocked, blocker, liked, gone, unseen] = [5, 6, 7, 8, 9].map((number) => woman(number))
    const disabled = { ...gone, profile: { ...gone.profile, status: 'disabled' as const } }
    const invisible = { ...unseen, profile: { ...unseen.profile, invisible: true } }
    await join(bob(), ada(), cleo(), dirk(), blocked, blocker, liked, disabled, invisible, man(10))
    await block(bob(), blocked)
    await block(blocker, bob())
    await storeLike(bob(), liked)
    assert.sameMembers(await deckOf(client, bob()), ['Ada', 'Cleo'])
  })

  test('holds no members of a site that keeps them to itself', async ({ assert, client }) => {
    await join(bob(), ada(), woman(5))
    await moveTo(await closedSite(), ada())
    assert.deepEqual(await deckOf(client, bob()), ['Ada 5'])
  })

  test('includes other countries on request', async ({ assert, client }) => {
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
    const few = await countStatements(() => deckOf(client, bob()))
    const [women, men] = [manyMembers(woman, 25), manyMembers(man, 25, 300)]
    await join(...women, ...men)
    for (const [index, one] of women.entries()) {
      await storeLike(men[index], one)
      await storeSwipe(men[index], one, 'pass', one.profile.createdAt)
      await block(one, men[(index + 1) % 25])
    }
    assert.equal(await countStatements(() => deckOf(client, bob())), few)
  })
})

test.group('A card', (group) => {
  inTransaction(group)

  test('shows the photo as the viewer may see it', async ({ assert, client }) => {
    const premium = man(5)
    await join(bob(), { ...premium, user: { ...premium.user, paidUser: true } }, ada(), woman(6))
    const open = await storePhoto(ada(), { main: true })
    const locked = await storePhoto(woman(6), { main: true, isPrivate: true })
    const pictures = async (viewer: typeof premium) => {
      const { cards } = await openGame(client, viewer)
      const shown = cards.map(({ large }: { large: string | null }) => large?.split('?')[0])
      return [open, locked].map((id) => shown.find((url: string) => url.includes(id)))
    }
    assert.deepEqual(await pictures(bob()), [`/photos/${open}/full`, `/photos/${locked}/veil`])
    assert.deepEqual(await pictures(premium), [`/photos/${open}/full`, `/photos/${locked}/full`])
  })

  test('labels a fictional profile, and shows the text about it only where the site does', async ({
    assert,
    client,
  }) => {
    await join(bob(), ada({ profile: { fictional: true, about: 'Thee en regen' } }))
    const [card] = (await openGame(client, bob())).cards
    assert.deepInclude(card, { fictional: true, about: 'Thee en regen' })
    await setSetting('visible_profile_notes', false)
    assert.isNull((await openGame(client, bob())).cards[0].about)
  })
})
