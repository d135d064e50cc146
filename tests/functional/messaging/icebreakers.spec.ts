import { test } from '@japa/runner'
import { open } from '#tests/support/http/open_page'
import { conversationBetween, say } from '#tests/support/messaging/conversations'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

test.group('Icebreakers', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('are offered until both have written', async ({ client, assert }) => {
    const id = await conversationBetween(ada(), bob())
    await say(client, bob(), id)
    const asked = async () => (await open(client, `/chats/${id}`, ada())).inertiaProps.conversation
    assert.equal((await asked()).icebreaker.situation, 'answer')
    await say(client, ada(), id)
    assert.isNull((await asked()).icebreaker)
  })
})
