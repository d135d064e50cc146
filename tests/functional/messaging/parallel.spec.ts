import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  sendGift,
  conversationBetween,
  say,
  memberState,
} from '#tests/support/messaging/conversations'
import { committing } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { atOnce } from '#tests/support/runner/sample'

const many = Array.from({ length: atOnce(20, 100) })
const lastCredit = { user: { paidUser: true, credits: 1, freeMessagesUsed: 5 } }

test.group('At the same time', (group) => {
  committing(group)
  group.each.teardown(async () => {
    for (const table of ['conversations', 'profiles', 'users']) await db.from(table).delete()
  })

  test('many messages spend the last credit once, and the others are refused', async ({
    client,
    assert,
  }) => {
    await join(ada(lastCredit), bob())
    const id = await conversationBetween(ada(), bob())
    const answers = await Promise.all(many.map(() => say(client, ada(), id)))

    const taken = answers.filter((answer) => answer.status() === 201)
    const refused = answers.filter((answer) => answer.status() === 422)
    assert.lengthOf(taken, 1)
    assert.lengthOf(refused, many.length - 1)
    for (const answer of refused) {
      assert.equal(answer.body().refusal, 'insufficient_credits')
      assert.match(answer.body().message, /0 credits/)
    }
    assert.containsSubset(await memberState(ada()), { credits: 0, messages: 1 })
  })

  test('many tries of the same message send it once', async ({ client, assert }) => {
    await join(ada(), bob())
    const id = await conversationBetween(ada(), bob())
    const answers = await Promise.all(
      many.slice(0, 50).map(() => say(client, ada(), id, { clientId: 'one' }))
    )
    assert.isTrue(answers.every((answer) => answer.status() === 201))
    assert.containsSubset(await memberState(ada()), { used: 1, messages: 1 })
  })

  test('many tries of the same gift send and charge it once', async ({ client, assert }) => {
    const rich = { user: { paidUser: true, credits: 10, freeMessagesUsed: 5 } }
    await join(ada(rich), bob())
    const id = await conversationBetween(ada(), bob())
    const answers = await Promise.all(
      many.slice(0, 50).map(() => sendGift(client, ada(), `/chats/${id}/gifts`, 'rose', 'one'))
    )
    assert.isTrue(answers.every((answer) => answer.status() === 201))
    assert.containsSubset(await memberState(ada()), { credits: 7, messages: 1 })
  })

  test('two members who write to each other at once share one conversation', async ({
    client,
    assert,
  }) => {
    await join(ada(), bob())
    const id = await conversationBetween(ada(), bob())
    const turns = [ada(), bob(), ada(), bob(), ada(), bob()]
    await Promise.all(turns.map((writer) => say(client, writer, id)))

    const rows = await db.from('messages').where('conversation_id', id).orderBy('sequence')
    assert.deepEqual(
      rows.map(({ sequence }) => sequence),
      [1, 2, 3, 4, 5, 6]
    )
  })
})
