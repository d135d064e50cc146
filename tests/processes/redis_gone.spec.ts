import { test } from '@japa/runner'
import { waitUntil } from '#tests/browser/story/wait_until'
import { demoPassword } from '#database/demo/password'
import { memberClient } from '#tests/support/http/member_client'
import { redisServer } from '#tests/support/live/redis_server'
import { freePort } from '#tests/support/processes/free_port'
import { startSite, type RunningSite } from '#tests/support/site/running_site'

type Client = Awaited<ReturnType<typeof memberClient>>

let redis: Awaited<ReturnType<typeof redisServer>>
let site: RunningSite
let operations: string

test.group('A site whose Redis goes', (group) => {
  group.setup(async () => {
    redis = await redisServer()
    const port = await freePort()
    operations = `http://127.0.0.1:${port}`
    // A password that no line of the log may hold.
    const url = `redis://:${encodeURIComponent(demoPassword)}@127.0.0.1:${redis.port}`
    site = await startSite({ REDIS_URL: url, OPS_PORT: String(port) })
    return async () => {
      await site.stop()
      await redis.die()
    }
  })

  test('says that it is gone, keeps its members logged in, and connects again', async ({
    assert,
  }) => {
    const member = await memberClient(site.url, 3)
    await waitUntil(async () => (await redisSaysReady()) === 'ok', 'the node is warm')
    await redis.die()
    await waitUntil(async () => (await redisSaysReady()) === 'warning', 'the node noticed')
    assert.match(await ask('/metrics'), /^vonk_redis_up 0$/m)
    assert.isTrue(await isLoggedIn(member))
    redis = await redisServer(redis.port)
    await waitUntil(async () => (await redisSaysReady()) === 'ok', 'the node is connected again')
  })

  test('starts and stops without it', async ({ assert }) => {
    const client = await memberClient(site.url, 7)
    assert.isTrue(await isLoggedIn(client))
    await redis.die()
    site.terminate()
    assert.equal(await site.ended(), 0)
    await site.restart()
    assert.isTrue(await isLoggedIn(client))
    redis = await redisServer(redis.port)
    await waitUntil(async () => (await redisSaysReady()) === 'ok', 'the node is connected')
    assert.isTrue(await isLoggedIn(client))
  })
})

async function isLoggedIn({ headers }: Client) {
  const page = await fetch(`${site.url}/credits`, {
    redirect: 'manual',
    headers: { ...headers, Accept: 'text/html' },
  })
  return page.status === 200
}

async function ask(path: string) {
  return (await fetch(operations + path)).text()
}

async function redisSaysReady(): Promise<string> {
  // A node that starts is not, until its ports are open and it is warm.
  const ready = await fetch(`${operations}/health/ready`).catch(() => null)
  if (ready?.status !== 200) return 'not ready'
  const { checks } = (await ready.json()) as { checks: { name: string; status: string }[] }
  return checks.find(({ name }) => name === 'redis')!.status
}
