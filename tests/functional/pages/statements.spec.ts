import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { open } from '#tests/support/http/open_page'
import { conversationBetween, say } from '#tests/support/messaging/conversations'
import { manyMembers, woman } from '#tests/support/people/many_members'
import { inTransaction } from '#tests/support/database/transactions'
import { storeLike } from '#tests/support/likes/likes'
import { join } from '#tests/support/people/members'
import { ada, bob, type Person } from '#tests/support/people/people'
import { countFewestStatements } from '#tests/support/database/statements'

const lists = [
  '/likes/received',
  '/likes/matches',
  '/chats',
  '/api/user.php',
  '/api/chats.php',
  '/api/likes.php',
]

const premium = ada({ user: { paidUser: true, credits: 100 } })

test.group('A page takes no more statements for more rows', (group) => {
  inTransaction(group)

  test('on {$self}')
    .with(lists)
    .run(async ({ assert, client }, url) => {
      await join(bob())
      await meet(client, manyMembers(woman, 3))
      const few = await countFewestStatements(() => open(client, url, bob()))
      await meet(client, manyMembers(woman, 15, 300))
      assert.equal(await countFewestStatements(() => open(client, url, bob())), few)
      assert.isAbove(few, 0)
    })

  test('in a conversation', async ({ assert, client }) => {
    await join(bob(), premium)
    const id = await conversationBetween(premium, bob())
    await writeTimes(client, id, 2)
    const few = await countFewestStatements(() => open(client, `/chats/${id}`, bob()))
    await writeTimes(client, id, 20)
    assert.equal(await countFewestStatements(() => open(client, `/chats/${id}`, bob())), few)
  })
})

/** Members who like Bob, are liked by him and write to him. */
async function meet(client: ApiClient, women: Person[]) {
  await join(...women)
  for (const one of women) {
    await storeLike(one, bob())
    await storeLike(bob(), one)
    await say(client, one, await conversationBetween(one, bob()))
  }
}

async function writeTimes(client: ApiClient, conversationId: string, times: number) {
  for (let time = 0; time < times; time++) await say(client, premium, conversationId)
}
