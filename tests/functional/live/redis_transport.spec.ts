import { test } from '@japa/runner'
import '@japa/assert'
import { Redis } from 'ioredis'
import { RedisTransport } from '#live/transports/redis_transport'
import { nodeTransportContract } from '#tests/contracts/node_transport'
import { disconnect, subscribedNode, reconnected } from '#tests/support/live/node'
import { redisServer } from '#tests/support/live/redis_server'

let redis: Awaited<ReturnType<typeof redisServer>>

nodeTransportContract(
  'RedisTransport',
  () => new RedisTransport(redis.url, { subscribes: true }),
  (group) => {
    group.setup(async () => {
      redis = await redisServer()
      return () => void redis.close()
    })
  }
)

test.group('The connection over Redis', (group) => {
  group.each.setup(async () => {
    redis = await redisServer()
    return () => void redis.close()
  })
  const make = () => new RedisTransport(redis.url, { subscribes: true })

  test('reports when it is open, at first and after each break', async ({ assert, cleanup }) => {
    const transports = [make(), make()]
    const openings = transports.map((one) => reconnected(one))
    const [one, other] = await Promise.all([
      subscribedNode(transports[0], 'one'),
      subscribedNode(transports[1], 'other'),
    ])
    cleanup(() => disconnect(...transports))
    await Promise.all(openings)

    const again = reconnected(...transports)
    redis.cut()
    await again
    await one.say('back')
    assert.deepEqual(await other.hears(1), ['back'])
  })

  test('buffers messages until there is a server', async ({ cleanup }) => {
    const address = redis.url
    redis.close()
    const [early, other] = [make(), make()]
    cleanup(() => disconnect(early, other))
    const hearing = reconnected(other)
    const listener = await subscribedNode(other, 'other')
    const node = await subscribedNode(early, 'early')
    const leaving = node.say('waits')
    redis = await redisServer(Number(new URL(address).port))
    await Promise.all([hearing, leaving])
    await node.say('heard')
    while (!(await listener.hears(1)).includes('heard')) await listener.hears(2)
  })

  test('survives invalid messages of others on the server', async ({ assert, cleanup }) => {
    const stranger = new Redis(redis.url)
    const one = await subscribedNode(make(), 'one')
    const other = await subscribedNode(make(), 'other')
    cleanup(async () => {
      stranger.disconnect()
      await disconnect(one.transport, other.transport)
    })
    await stranger.publish('events', '{half')
    await stranger.publish('events', 'null')
    await one.say('sense')
    assert.deepEqual(await other.hears(1), ['sense'])
  })

  test('is not opened by a process that publishes nothing, nor awaited at shutdown', async ({
    assert,
  }) => {
    const silent = new RedisTransport('redis://127.0.0.1:1', { subscribes: false })
    await subscribedNode(silent, 'silent')
    const unsaid = silent.publish('events', 'late')
    await silent.disconnect()
    await assert.rejects(() => unsaid)
  })
})
