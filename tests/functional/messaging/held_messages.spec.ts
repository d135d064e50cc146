import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { activateAccount } from '#core/accounts/signing_up/activate'
import { Ports } from '#core/ports'
import { defaultSettings } from '#core/sites/settings/settings'
import { getJson, conversationBetween, say } from '#tests/support/messaging/conversations'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join } from '#tests/support/people/members'
import { bob, ada, type Person } from '#tests/support/people/people'

const newcomer = ada({
  user: { status: 'not_confirmed', confirmedAt: null },
  profile: { status: 'disabled' },
})

test.group('A message written before confirmation', (group) => {
  inTransaction(group)

  test('is held: the partner sees nothing of it, the writer is warned', async ({
    client,
    assert,
  }) => {
    await join(newcomer, bob())
    const id = await conversationBetween(newcomer, bob())
    const sent = await say(client, newcomer, id, { body: 'Hoi Bob' })
    sent.assertBodyContains({ message: { sequence: null }, offer: { held: true } })

    const page = await client
      .get(`/chats/${id}`)
      .loginAs(await account(newcomer))
      .withInertia()
    assert.containsSubset(page.inertiaProps, {
      conversation: { messages: [{ body: 'Hoi Bob', sequence: null, mine: true }] },
      offer: { held: true },
    })
    assert.isEmpty((await getJson(client, bob(), '/chats')).body().conversations)
    assert.isEmpty((await getJson(client, bob(), `/chats/${id}/messages?after=0`)).body().messages)
  })

  test('is delivered in order at the confirmation', async ({ client, assert }) => {
    await join(newcomer, bob())
    const id = await conversationBetween(newcomer, bob())
    for (const body of ['een', 'twee', 'drie']) await say(client, newcomer, id, { body })
    await confirm(newcomer)

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

async function confirm({ user }: Person) {
  const ports = await app.container.make(Ports)
  const secret = ports.secrets.make()
  const createdAt = ports.clock.now()
  await ports.unitOfWork.run(({ tokens }) =>
    tokens.add({
      id: ports.ids.next(),
      userId: user.id,
      purpose: 'activation',
      digest: ports.secrets.digest(secret),
      createdAt,
      expiresAt: createdAt.plus({ days: 7 }),
      usedAt: null,
    })
  )
  await activateAccount(ports, { secret, settings: defaultSettings })
}
