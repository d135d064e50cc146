import { configProvider } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import type { SessionStoreFactory } from '@adonisjs/session/types'
import { test } from '@japa/runner'
import { extendedHourly } from '#config/session_stores'

test.group('A session that is only read', () => {
  test('is extended once, not with every request', async ({ assert }) => {
    const touched: string[] = []
    for (const id of ['one', 'one', 'another', 'one']) await touch(id, touched)
    assert.deepEqual(touched, ['one', 'another'])
  })
})

/** One request: each makes a store of its own. */
async function touch(id: string, touched: string[]) {
  const store = {
    read: () => null,
    write: () => {},
    destroy: () => {},
    touch: (name: string) => void touched.push(name),
  }
  const provider = extendedHourly(
    configProvider.create(async () => (() => store) as SessionStoreFactory)
  )
  const makeStore = await provider.resolver(app)
  await makeStore({} as never, {} as never).touch(id)
}
