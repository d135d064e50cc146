import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { Limiter, stores } from '@adonisjs/limiter'
import { test } from '@japa/runner'
import { connectionTo } from '#redis/connection'
import { RedisLimits } from '#redis/redis_limits'
import { inTransaction } from '#tests/support/database/transactions'
import { next, redisServer } from '#tests/support/live/redis_server'

const most = { requests: 3, duration: '1 hour' }

let server: Awaited<ReturnType<typeof redisServer>>
let nodes: Awaited<ReturnType<typeof openNode>>[]

test.group('Limits that are counted in Redis', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    server = await redisServer()
    nodes = [await openNode(server.url), await openNode(server.url)]
    return async () => {
      for (const { redis } of nodes) redis.disconnect()
      await server.die()
    }
  })

  test('hold for all nodes together, without a query', async ({ assert }) => {
    const [one, other] = nodes.map(({ limit }) => limit)
    assert.deepEqual(await allowed(one, 2), [true, true])
    assert.deepEqual(await allowed(other, 2), [true, false])
    assert.closeTo(await one.availableIn('ada'), 3600, 5)
    assert.isEmpty(await db.from('rate_limits'))
  })

  test('give back what was reserved', async ({ assert }) => {
    const [{ limit }] = nodes
    await allowed(limit, 2)
    await limit.decrement('ada')
    assert.equal(await limit.remaining('ada'), 2)
  })

  test('hold while Redis is gone, counted in the database', async ({ assert }) => {
    const [one, other] = nodes
    const gone = nodes.map(({ redis }) => next(redis, 'close'))
    await server.die()
    await Promise.all(gone)
    assert.deepEqual(await allowed(one.limit, 2), [true, true])
    assert.deepEqual(await allowed(other.limit, 2), [true, false])
    assert.lengthOf(await db.from('rate_limits'), 1)
  })

  test('hold while Redis is full', async ({ assert }) => {
    server.values.isFull = true
    assert.deepEqual(await allowed(nodes[0].limit, 4), [true, true, true, false])
  })

  test('hold while Redis does not answer', async ({ assert }) => {
    server.hang()
    assert.deepEqual(await allowed(nodes[0].limit, 4), [true, true, true, false])
  })

  test('allow what was used up once more at most when Redis goes, and are as before when it is back', async ({
    assert,
  }) => {
    const [{ limit, redis }] = nodes
    assert.deepEqual(await allowed(limit, 4), [true, true, true, false])
    const gone = next(redis, 'close')
    await server.die()
    await gone
    assert.deepEqual(await allowed(limit, 4), [true, true, true, false])
    const back = next(redis, 'ready')
    server = await redisServer(server.port, server.values)
    await back
    assert.deepEqual(await allowed(limit, 1), [false])
  })
})

/** Whether each of several attempts in a row is allowed. */
async function allowed(limit: Limiter, attempts: number) {
  const answers: boolean[] = []
  while (answers.length < attempts) {
    answers.push((await limit.attempt('ada', () => true)) === true)
  }
  return answers
}

async function openNode(url: string) {
  const redis = connectionTo(url)
  await redis.connect()
  const database = await stores.database({ tableName: 'rate_limits' }).resolver(app)
  return { redis, limit: new Limiter(new RedisLimits(redis, most, database(most))) }
}
