import { test } from '@japa/runner'
import '@japa/assert'
import { Redis } from 'ioredis'
import { RedisTransport } from '#live/transports/redis_transport'
import { nodeTransportContract } from '#tests/contracts/node_transport'
import { disconnect, listeningNode, openAgain } from '#tests/support/live/node'
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

test.group('The line over Redis', (group) => {
  group.each.setup(async () => {
    redis = await redisServer()
    return () => void redis.close()
  })
  const make = () => new RedisTransport(redis.url, { subscribes: true })

  test('says when it is open, the first time and after each break', async ({ assert, cleanup }) => {
    const transports = [make(), make()]
    const openings = transports.map((one) => openAgain(one))
    const [one, other] = await Promise.all([
      listeningNode(transports[0], 'one'),
      listeningNode(transports[1], 'other'),
    ])
    cleanup(() => disconnect(...transports))
    await Promise.all(openings)

    const again = openAgain(...transports)
    redis.cut()
    await again
    await one.say('back')
    assert.deepEqual(await other.hears(1), ['back'])
  })

  test('keeps what is said without a server until there is one', async ({ cleanup }) => {
    const address = redis.url
    redis.close()
    const [early, other] = [make(), make()]
    cleanup(() => disconnect(early, other))
    const hearing = openAgain(other)
    const listener = await listeningNode(other, 'other')
    const node = await listeningNode(early, 'early')
    const leaving = node.say('waits')
    redis = await redisServer(Number(new URL(address).port))
    await Promise.all([hearing, leaving])
    await node.say('heard')
    while (!(await listener.hears(1)).includes('heard')) await listener.hears(2)
  })

  test('lets no stranger on the server break a node', async ({ assert, cleanup }) => {
    const stranger = new Redis(redis.url)
    const one = await listeningNode(make(), 'one')
    const other = await listeningNode(make(), 'other')
    cleanup(async () => {
      stranger.disconnect()
      await disconnect(one.transport, other.transport)
    })
    await stranger.publish('events', '{half')
    await stranger.publish('events', 'null')
    await one.say('sense')
    assert.deepEqual(await other.hears(1), ['sense'])
  })

  test('is not opened by who has nothing to say, nor waited for by who leaves', async ({
    assert,
  }) => {
    const silent = new RedisTransport('redis://127.0.0.1:1', { subscribes: false })
    await listeningNode(silent, 'silent')
    const unsaid = silent.publish('events', 'late')
    await silent.disconnect()
    await assert.rejects(() => unsaid)
  })
})
