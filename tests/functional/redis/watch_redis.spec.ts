import { test } from '@japa/runner'
import { connectionTo } from '#redis/connection'
import { watchRedis } from '#redis/watch_redis'
import { next, redisServer } from '#tests/support/live/redis_server'

test.group('Whoever watches a Redis', () => {
  test('is told once that it is gone, with the cause, and once that it is back', async ({
    assert,
    cleanup,
  }) => {
    const first = await redisServer()
    const redis = connectionTo(first.url)
    cleanup(() => redis.disconnect())
    const told: object[] = []
    watchRedis(redis, (state) => told.push(state))
    await redis.connect()
    assert.isEmpty(told)

    await first.die()
    for (let attempts = 0; attempts < 3; attempts += 1) await next(redis, 'reconnecting')
    assert.deepEqual(told, [{ isThere: false, why: 'The connection was closed' }])
    const again = await redisServer(first.port)
    cleanup(() => again.die())
    await next(redis, 'ready')
    assert.lengthOf(told, 2)
    assert.containSubset(told.at(-1), { isThere: true })
  })

  test('is not told of a connection that the process itself ends', async ({ assert, cleanup }) => {
    const server = await redisServer()
    cleanup(() => server.die())
    const redis = connectionTo(server.url)
    const told: object[] = []
    watchRedis(redis, (state) => told.push(state))
    await redis.connect()
    const closed = next(redis, 'close')
    redis.disconnect()
    await closed
    assert.isEmpty(told)
  })

  test('is told of one that was never there', async ({ assert, cleanup }) => {
    const redis = connectionTo('redis://127.0.0.1:1')
    cleanup(() => redis.disconnect())
    const told: object[] = []
    watchRedis(redis, (state) => told.push(state))
    const again = next(redis, 'reconnecting')
    await redis.connect().catch(() => {})
    await again
    assert.deepEqual(told, [{ isThere: false, why: 'connect ECONNREFUSED 127.0.0.1:1' }])
  })
})
