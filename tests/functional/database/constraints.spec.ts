import { test } from '@japa/runner'
import { conversationBetween } from '#tests/support/messaging/conversations'
import { accepts, breaks, refuses, repeats } from '#tests/support/database/constraints'
import { inTransaction } from '#tests/support/database/transactions'
import { storeLike } from '#tests/support/likes/likes'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { conversationRow, messageRow } from '#tests/support/database/rows'

const [adaId, bobId] = [ada().profile.id, bob().profile.id]

test.group('The database refuses of likes and blocks', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('a second like', async () => {
    await storeLike(ada(), bob())
    const again = { liker_id: adaId, liked_id: bobId, created_at: 1 }
    await refuses('likes', again, repeats('likes', 'liker_id', 'liked_id'))
  })

  test('a second block', async () => {
    const block = { blocker_id: adaId, blocked_id: bobId, created_at: 0 }
    await accepts('blocks', block)
    await refuses('blocks', block, repeats('blocks', 'blocker_id', 'blocked_id'))
  })

  test('a like and a block of oneself', async () => {
    const like = { liker_id: adaId, liked_id: adaId, created_at: 0 }
    const block = { blocker_id: adaId, blocked_id: adaId, created_at: 0 }
    await refuses('likes', like, breaks('likes_never_oneself'))
    await refuses('blocks', block, breaks('blocks_never_oneself'))
  })
})

test.group('The database refuses of conversations', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('a second one of the same pair', async () => {
    await conversationBetween(ada(), bob())
    const pair = repeats('conversations', 'low_profile_id', 'high_profile_id')
    await refuses('conversations', conversationRow(ada(), bob()), pair)
  })

  test('a pair that is not in order', async () => {
    const order = breaks('conversations_pair_in_order')
    await refuses('conversations', conversationRow(bob(), ada()), order)
    await refuses('conversations', conversationRow(ada(), ada()), order)
  })

  test('a second message of one client id', async () => {
    const message = messageRow(await conversationBetween(ada(), bob()), ada())
    await accepts('messages', message)
    const again = { ...message, id: crypto.randomUUID(), sequence: 2 }
    await refuses('messages', again, repeats('messages', 'conversation_id', 'client_id'))
  })

  test('a second message of one number', async () => {
    const chat = await conversationBetween(ada(), bob())
    await accepts('messages', messageRow(chat, ada()))
    const number = repeats('messages', 'conversation_id', 'sequence')
    await refuses('messages', messageRow(chat, bob()), number)
  })

  test('a held message with a number, and a delivered one without', async () => {
    const message = messageRow(await conversationBetween(ada(), bob()), ada())
    const rule = breaks('messages_held_or_numbered')
    await refuses('messages', { ...message, delivered_at: null }, rule)
    await refuses('messages', { ...message, sequence: null }, rule)
  })
})

test.group('The database refuses of swipes and self-descriptions', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('a second swipe of the same member, and one of oneself', async () => {
    const swipe = { swiper_id: adaId, swiped_id: bobId, verdict: 'pass', at: 0 }
    await accepts('swipes', swipe)
    await refuses('swipes', swipe, repeats('swipes', 'swiper_id', 'swiped_id'))
    await refuses('swipes', { ...swipe, swiped_id: adaId }, breaks('swipes_never_oneself'))
  })

  test('a description that says nothing', async () => {
    const nothing = { profile_id: adaId, consent_at: 0 }
    await refuses('self_descriptions', nothing, breaks('self_descriptions_say_something'))
  })
})
