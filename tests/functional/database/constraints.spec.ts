import { test } from '@japa/runner'
import { conversationBetween } from '#tests/support/messaging/conversations'
import { breaks, refuses } from '#tests/support/database/constraints'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { conversationRow, messageRow } from '#tests/support/database/rows'

const adaId = ada().profile.id

test.group('The database refuses of likes, blocks and swipes', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  test('a like, a block and a swipe of oneself', async () => {
    const like = { liker_id: adaId, liked_id: adaId, created_at: 0 }
    const block = { blocker_id: adaId, blocked_id: adaId, created_at: 0 }
    const swipe = { swiper_id: adaId, swiped_id: adaId, verdict: 'pass', at: 0 }
    await refuses('likes', like, breaks('likes_never_oneself'))
    await refuses('blocks', block, breaks('blocks_never_oneself'))
    await refuses('swipes', swipe, breaks('swipes_never_oneself'))
  })
})

test.group('The database refuses of conversations', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('a pair that is not in order', async () => {
    const order = breaks('conversations_pair_in_order')
    await refuses('conversations', conversationRow(bob(), ada()), order)
    await refuses('conversations', conversationRow(ada(), ada()), order)
  })

  test('a held message with a number, and a delivered one without', async () => {
    const message = messageRow(await conversationBetween(ada(), bob()), ada())
    const rule = breaks('messages_held_or_numbered')
    await refuses('messages', { ...message, delivered_at: null }, rule)
    await refuses('messages', { ...message, sequence: null }, rule)
  })
})

test.group('The database refuses of self-descriptions', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  test('a description that says nothing', async () => {
    const nothing = { profile_id: adaId, consent_at: 0 }
    await refuses('self_descriptions', nothing, breaks('self_descriptions_say_something'))
  })
})
