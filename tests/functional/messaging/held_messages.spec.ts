import { test } from '@japa/runner'
import { getJson, conversationBetween, say } from '#tests/support/messaging/conversations'
import { confirm, mailedActivationLink } from '#tests/support/accounts/unconfirmed_member'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { bob, unconfirmedAda } from '#tests/support/people/people'
import { open } from '#tests/support/http/open_page'

test.group('A message written before confirmation', (group) => {
  inTransaction(group)
  group.each.setup(() => join(unconfirmedAda, bob()))

  test('is held: the partner sees nothing, the writer is warned', async ({ client, assert }) => {
    const id = await conversationBetween(unconfirmedAda, bob())
    const sent = await say(client, unconfirmedAda, id, { body: 'Hoi Bob' })
    sent.assertBodyContains({ message: { sequence: null }, offer: { held: true } })

    const page = await open(client, `/chats/${id}`, unconfirmedAda)
    assert.containsSubset(page.inertiaProps, {
      conversation: { messages: [{ body: 'Hoi Bob', sequence: null, mine: true }] },
      offer: { held: true },
    })
    assert.isEmpty((await getJson(client, bob(), '/chats')).body().conversations)
    assert.isEmpty((await getJson(client, bob(), `/chats/${id}/messages?after=0`)).body().messages)
  })

  test('is delivered in order at the confirmation', async ({ client, assert }) => {
    const id = await conversationBetween(unconfirmedAda, bob())
    for (const body of ['een', 'twee', 'drie']) await say(client, unconfirmedAda, id, { body })
    await confirm(client, await mailedActivationLink())

    const { messages } = (await getJson(client, bob(), `/chats/${id}/messages?after=0`)).body()
    const bodies = messages.map(({ body, sequence }: { body: string; sequence: number }) => ({
      body,
      sequence,
    }))
    assert.deepEqual(bodies, [
      { body: 'een', sequence: 1 },
      { body: 'twee', sequence: 2 },
      { body: 'drie', sequence: 3 },
    ])
    assert.equal((await getJson(client, bob(), '/api/user.php')).body().user.unread, 3)
  })
})
