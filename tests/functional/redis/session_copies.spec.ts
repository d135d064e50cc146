import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { stores } from '@adonisjs/session'
import { test } from '@japa/runner'
import { withCopies } from '#config/session_copies'
import { connectionTo } from '#redis/connection'
import { SessionCopies } from '#redis/session_copies'
import { countStatements } from '#tests/support/database/statements'
import { inTransaction } from '#tests/support/database/transactions'
import { next, redisServer } from '#tests/support/live/redis_server'

type Node = Awaited<ReturnType<typeof openNode>>

let server: Awaited<ReturnType<typeof redisServer>>
let nodes: Node[]

test.group('Sessions with copies in Redis', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    server = await redisServer()
    nodes = await Promise.all([openNode(server.url), openNode(server.url)])
    return async () => {
      for (const { redis } of nodes) redis.disconnect()
      await server.die()
    }
  })

  test('are read by every node without a query', async ({ assert }) => {
    const [one, other] = nodes
    await one.store.write('a', { login: 'Ünique' })
    const statements = await countStatements(async () => {
      assert.deepEqual(await other.store.read('a'), { login: 'Ünique' })
    })
    assert.equal(statements, 0)
  })

  test('are looked for once where there is none', async ({ assert }) => {
    const [one, other] = nodes
    assert.isNull(await one.store.read('none'))
    const statements = await countStatements(async () => {
      assert.isNull(await other.store.read('none'))
    })
    assert.equal(statements, 0)
    await other.store.write('none', { login: '1' })
    assert.deepEqual(await one.store.read('none'), { login: '1' })
  })

  test('from before there was a Redis go on', async ({ assert }) => {
    const rows = await rowStore()
    await rows.write('old', { login: '1' })
    assert.deepEqual(await nodes[0].store.read('old'), { login: '1' })
    await rows.destroy('old')
    assert.deepEqual(await nodes[1].store.read('old'), { login: '1' }, 'from the copy')
  })

  test('are not lost when Redis comes back empty', async ({ assert }) => {
    await nodes[0].store.write('a', { login: '1' })
    await comeBackWith(() => redisServer(server.port))
    assert.deepEqual(await nodes[0].store.read('a'), { login: '1' })
    assert.lengthOf(await db.from('sessions').where('id', 'a'), 1)
  })

  test('go on while Redis is gone, and are not read as they were before it', async ({ assert }) => {
    const [one, other] = nodes
    for (const id of ['changed', 'ended']) await one.store.write(id, { login: '1' })
    await comeBackWith(async () => {
      assert.deepEqual(await other.store.read('changed'), { login: '1' })
      await one.store.write('changed', { login: '2' })
      await one.store.destroy('ended')
      assert.deepEqual(await one.store.read('changed'), { login: '2' })
      return redisServer(server.port, server.values)
    })
    for (const { store } of nodes) {
      assert.deepEqual(await store.read('changed'), { login: '2' })
      assert.isNull(await store.read('ended'))
    }
  })

  test('are changed for every node while Redis is full', async ({ assert }) => {
    const [one, other] = nodes
    await one.store.write('a', { login: '1' })
    server.values.isFull = true
    await one.store.write('a', { login: '2' })
    assert.deepEqual(await other.store.read('a'), { login: '2' })
  })

  test('are read from their rows by who cannot change the copy', async ({ assert }) => {
    const [{ store }] = nodes
    await store.write('a', { login: '1' })
    server.values.isReplica = true
    await store.write('a', { login: '2' })
    assert.deepEqual(await store.read('a'), { login: '2' })
  })

  test('are read from their rows when Redis does not answer', async ({ assert }) => {
    const [one] = nodes
    await one.store.write('a', { login: '1' })
    server.hang()
    assert.deepEqual(await one.store.read('a'), { login: '1' })
    // From here on nobody waits for it: it counts as gone.
    assert.notEqual(one.redis.status, 'ready')
    await one.store.write('a', { login: '2' })
    assert.deepEqual(await one.store.read('a'), { login: '2' })
  })

  test('are not overwritten by who had read them before a change', async ({ assert }) => {
    const [one, other] = nodes
    await one.store.write('a', { login: '1' })
    server.values.answer('flushdb', [])
    const slow = withCopies(await rowStore(), {
      find: (id) => other.copies.find(id),
      put: (id, data) => other.copies.put(id, data),
      // Between its query and the copy it makes, another request changes the session.
      add: async (id, data) => {
        await one.store.write('a', { login: '2' })
        await other.copies.add(id, data)
      },
    })
    assert.deepEqual(await slow.read('a'), { login: '1' })
    assert.deepEqual(await other.store.read('a'), { login: '2' })
  })
})

/** Kills Redis, and has both nodes connected again to the one that is then begun. */
async function comeBackWith(begin: () => Promise<typeof server>) {
  const gone = nodes.map(({ redis }) => next(redis, 'close'))
  await server.die()
  await Promise.all(gone)
  const back = nodes.map(({ redis }) => next(redis, 'ready'))
  server = await begin()
  await Promise.all(back)
  // What a node sends first when it is back is done before what it sends then.
  for (const { redis } of nodes) await redis.get('anything')
}

async function openNode(url: string) {
  const redis = connectionTo(url)
  const copies = new SessionCopies(redis)
  await redis.connect()
  return { redis, copies, store: withCopies(await rowStore(), copies) }
}

async function rowStore() {
  const makeStore = await stores.database().resolver(app)
  return makeStore({} as never, { age: '30d' } as never)
}
