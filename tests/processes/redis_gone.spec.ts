import { test } from '@japa/runner'
import { waitUntil } from '#tests/browser/story/wait_until'
import { demoEmail } from '#database/demo/members'
import { demoPassword } from '#database/demo/password'
import { fromOwnPage } from '#tests/support/http/cookies'
import { memberClient } from '#tests/support/http/member_client'
import { redisServer } from '#tests/support/live/redis_server'
import { freePort } from '#tests/support/processes/free_port'
import { startSite, type RunningSite } from '#tests/support/site/running_site'

type Client = Awaited<ReturnType<typeof memberClient>>

const asJson = { 'Accept': 'application/json', 'Content-Type': 'application/json' }

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

  test('keeps its members logged in, takes logins, and ends them', async ({ assert }) => {
    const [stays, leaves] = [await memberClient(site.url, 3), await memberClient(site.url, 5)]
    assert.isTrue(await isLoggedIn(stays))
    assert.isNotEmpty(redis.values.keys.filter((key) => key.startsWith('vonk:session:')))
    await waitUntil(async () => (await redisSaysReady()) === 'ok', 'the node is warm')

    await redis.die()
    await waitUntil(async () => (await redisSaysReady()) === 'warning', 'the node noticed')
    assert.match(await ask('/metrics'), /^vonk_redis_up 0$/m)
    assert.isTrue(await isLoggedIn(stays))
    const meanwhile = await memberClient(site.url, 7)
    assert.isTrue(await isLoggedIn(meanwhile))
    await leaves.call('POST', '/logout')
    assert.isFalse(await isLoggedIn(leaves))

    redis = await redisServer(redis.port, redis.values)
    await waitUntil(async () => (await redisSaysReady()) === 'ok', 'the node is connected again')
    for (const client of [stays, meanwhile]) assert.isTrue(await isLoggedIn(client))
    assert.isFalse(await isLoggedIn(leaves))
  })

  test('slows down who asks for many mails, with it and without it', async ({ assert }) => {
    assert.deepEqual(await askForMails(12), { allowed: 10, refused: 2 })
    assert.isNotEmpty(redis.values.keys.filter((key) => key.startsWith('vonk:limit:reset_mail')))
    await redis.die()
    await waitUntil(async () => (await redisSaysReady()) === 'warning', 'the node noticed')
    assert.deepEqual(await askForMails(12), { allowed: 10, refused: 2 })
    redis = await redisServer(redis.port, redis.values)
    await waitUntil(async () => (await redisSaysReady()) === 'ok', 'the node is connected again')
    assert.deepEqual(await askForMails(1), { allowed: 0, refused: 1 })
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

/** Asks for mails with a link for a new password, one after another; counts the answers. */
async function askForMails(times: number) {
  const counted = { allowed: 0, refused: 0 }
  for (let time = 0; time < times; time += 1) {
    const answer = await fetch(`${site.url}/reset-password`, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...fromOwnPage, ...asJson },
      body: JSON.stringify({ email: demoEmail(3) }),
    })
    if (answer.status === 429) counted.refused += 1
    else counted.allowed += 1
  }
  return counted
}
