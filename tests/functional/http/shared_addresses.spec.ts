import { test } from '@japa/runner'
import { inTransaction } from '#tests/support/database/transactions'

test.group('A page and its data, which share an address', (group) => {
  inTransaction(group)

  test('are kept apart by every cache', async ({ client, assert }) => {
    for (const path of ['/members', '/login', '/pages/privacy']) {
      const page = await client.get(path)
      assert.match(page.header('vary') ?? '', /x-inertia/i, path)
      const data = await client.get(path).withInertia()
      assert.match(data.header('vary') ?? '', /x-inertia/i, path)
    }
  })
})
