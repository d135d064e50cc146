import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { Redis } from 'ioredis'
import { pairOfMembers } from '#tests/browser/story/pair'
import { waitUntil } from '#tests/browser/story/wait_until'
import { demoId } from '#database/demo/ids'
import { logInAdmin } from '#tests/support/admin/admin_client'
import { NotifyTransport } from '#live/transports/notify_transport'
import { RedisTransport } from '#live/transports/redis_transport'
import { memberClient } from '#tests/support/http/member_client'
import { withPostgres } from '#tests/support/database/postgres'
import { runOnPostgres } from '#tests/support/site/run_sql'
import { startSite, type RunningSite } from '#tests/support/site/running_site'
import { emptyBucket, settingsFor } from '#tests/support/storage/s3_store'
import { closeStreams, openStream } from '#tests/support/live/event_stream'

/**
 * Where a Redis runs, the nodes tell each other through that: `REDIS_URL=… ` before the command.
 */
const redisUrl = process.env.REDIS_URL

/** Far fewer than one node answers in a second, when they are asked one after the other. */
const requestsOfASecond = 20

type Settings = Readonly<{ photo_credits: number }>
type Node = Pick<RunningSite, 'url'>

test.group('Two nodes of one site', (group) => {
  const postgres = withPostgres(group)
  const nodes: RunningSite[] = []
  group.setup(async () => {
    const settings = { DB_CONNECTION: 'pg', PG_URL: postgres.url, ...(await storeSettings()) }
    nodes.push(await startSite({ ...settings, DRIVE_MOVING_FROM: 's3' }))
    nodes.push(await startSite({ ...settings, DRIVE_DISK: 's3', DRIVE_MOVING_FROM: 'fs' }))
    return async () => {
      await Promise.all(nodes.map((node) => node.stop()))
    }
  })
  group.each.teardown(closeStreams)

  test('let their members chat with each other', async ({ assert }) => {
    const { his, hers, id } = await acrossNodes(nodes[0], nodes[1])
    await his.chat.say(id, 'Hello over there')
    assert.containSubset(await hers.stream.next(), {
      type: 'message',
      conversationId: id,
      mine: false,
      summary: { last: { body: 'Hello over there' } },
    })
    assert.containSubset(await his.stream.next(), { type: 'message', mine: true })

    await hers.chat.call('POST', `/chats/${id}/read`)
    assert.containSubset(await his.stream.next(), { type: 'read', mine: false })
    await hers.stream.next()
    await hers.chat.say(id, 'Hello yourself')
    assert.containSubset(await his.stream.next(), {
      type: 'message',
      mine: false,
      summary: { last: { body: 'Hello yourself' } },
    })
  })

  test('reconnect after a break, and have pages fetch what they missed', async ({ assert }) => {
    const { his, hers, id } = await acrossNodes(nodes[0], nodes[1])
    await breakLines(postgres.url)
    const again = { type: 'connected', again: true }
    assert.deepEqual(await his.stream.next(), again)
    assert.deepEqual(await hers.stream.next(), again)
    await his.chat.say(id, 'Still there')
    assert.containSubset(await hers.stream.next(), { summary: { last: { body: 'Still there' } } })
  })

  test('know of a page that is visible on the other node', async () => {
    const { payer } = await pairOfMembers(1)
    const id = demoId('profile', payer.number)
    const listens = async () => {
      const sql = `select page_visible from profiles where id = '${id}'`
      const [row] = await runOnPostgres(postgres.url, sql)
      return Boolean(row.page_visible)
    }
    const first = await listening(nodes[0], payer.number)
    await first.stream.show()
    await waitUntil(listens, 'a page is open')
    first.stream.close()
    await waitUntil(async () => !(await listens()), 'it is gone')

    const again = await listening(nodes[0], payer.number)
    const other = await listening(nodes[1], payer.number)
    await Promise.all([again.stream.show(), other.stream.show()])
    // The row as the first node left it, before the second has received the event.
    await runOnPostgres(postgres.url, `update profiles set page_visible = false where id = '${id}'`)
    again.stream.close()
    await waitUntil(listens, 'the second node says that it has one')
  })

  test('have the same settings at once, when an admin keeps one', async ({ assert }) => {
    const photoCosts = async ({ url }: Node) => {
      const settings = (await (await fetch(`${url}/api/settings.php`)).json()) as Settings
      return settings.photo_credits
    }
    assert.deepEqual(await Promise.all(nodes.map(photoCosts)), [2, 2])
    const admin = await logInAdmin(nodes[0].url)
    const [, siteId] = /\/admin\/sites\/([\w-]{36})/.exec(await admin.get('/admin/sites')) ?? []
    /** Answers when the other node still knew the setting from before. */
    const keep = async (seen: number, typed: number) => {
      const form = { 'seen[photo_credits]': `${seen}`, 'typed[photo_credits]': `${typed}` }
      await admin.post(`/admin/sites/${siteId}/settings/credits`, form)
      await admin.post(`/admin/sites/${siteId}/draft`, {})
      assert.equal(await photoCosts(nodes[0]), typed)
      let [before, asked] = [0, Date.now()]
      const isKnown = async () => {
        ;[before, asked] = [asked, Date.now()]
        return (await photoCosts(nodes[1])) === typed
      }
      await waitUntil(isKnown, 'the other node knows it')
      return before
    }
    const readAgainAfter = await keep(2, 4)
    await keep(4, 3)
    // A node keeps what it has read of a site for ten seconds, unless it is told.
    assert.isBelow(Date.now(), readAgainAfter + 10_000)
  })

  test('show no {what} of a member any more who takes that back, on either')
    .with([
      { what: 'picture', page: 'gallery', kept: 'advertised' },
      { what: 'caption', page: 'socialnetwork', kept: 'captioned' },
    ] as const)
    .run(async ({ assert }, { kept, page, what }) => {
      const { user, photo } = await someoneShown(postgres.url)
      const caption = 'By the sea, below the old lighthouse'
      const ofPhoto = `update photos set caption = '${caption}' where id = '${photo}'`
      await runOnPostgres(postgres.url, ofPhoto)
      const member = await memberClient(nodes[0].url, user)
      await member.call('POST', '/profile/privacy', { advertised: true, captioned: true })
      const isShown = async ({ url }: Node) => {
        const text = await (await fetch(`${url}/en/landers/${page}`)).text()
        return text.includes(what === 'picture' ? photo : caption)
      }
      for (const node of nodes) await waitUntil(() => isShown(node), 'it is shown')
      const { told } = await nextOf(postgres.url, 'shown_changed')
      await member.call('POST', '/profile/privacy', { [kept]: false })
      assert.isFalse(await isShown(nodes[0]))
      // Told by a notification, not by the end of the fifteen seconds that a node keeps a page.
      await told
      let isLeft = true
      for (let request = 0; isLeft && request < requestsOfASecond; request++) {
        isLeft = await isShown(nodes[1])
      }
      assert.isFalse(isLeft)
    })

  test('show a picture while it moves to a store, which browsers then read', async ({
    assert,
    cleanup,
  }) => {
    const page = await fetch(`${nodes[1].url}/en/landers/gallery`)
    const [address, id] = /\/photos\/([\w-]{36})\/thumb[^"\s]*/.exec(await page.text()) ?? []
    const look = ({ url }: Node) =>
      fetch(url + address?.replaceAll('&amp;', '&'), { redirect: 'manual' })
    const picture = await (await look(nodes[1])).bytes()
    const folder = await folderWith(await storageKeyOf(postgres.url, id))
    cleanup(() => rm(folder, { recursive: true }))
    const files = globSync(join(folder, '**/*.webp'))

    const moved = await movePictures({ ...nodes[1].env, STORAGE_PATH: folder })
    // Some are made only when they are asked for.
    assert.isAbove(files.length, 2)
    const all = files.length
    assert.deepEqual(moved, { copied: all, equal: 0, withoutRow: 0, removed: all, failures: [] })
    const location = (await look(nodes[1])).headers.get('location') ?? ''
    assert.deepEqual(await (await fetch(location)).bytes(), picture)
    const policy = page.headers.get('content-security-policy') ?? ''
    assert.include(policy, `img-src 'self' data: blob: ${new URL(location).origin}`)
    assert.deepEqual(await (await look(nodes[0])).bytes(), picture)
  })

  test('do not start with half the settings of a store', async ({ assert }) => {
    const starting = movePictures({ ...nodes[1].env, S3_BUCKET: '' })
    await assert.rejects(() => starting, /S3_BUCKET is needed while DRIVE_DISK/)
  })

  test('end the streams of a login that was ended on the other node', async ({ assert }) => {
    const { payer } = await pairOfMembers(0)
    const first = await memberClient(nodes[0].url, payer.number)
    const second = await memberClient(nodes[1].url, payer.number)
    const stream = await openStream(nodes[1].url, second.headers)
    await stream.subscribe(second)
    await first.call('POST', '/profile/devices/others/end')
    assert.isTrue(await stream.ends())
  })
})

/** A store for both nodes: the second writes there already, the first not yet. */
async function storeSettings() {
  return { ...settingsFor(await emptyBucket()), S3_SIGNED_URLS: 'true' }
}

/** A member of the demo whom visitors see: the number in the address, and the main photo. */
async function someoneShown(postgresUrl: string) {
  const shown = `select email, main_photo_id from users join profiles on profiles.user_id = users.id
    where advertised and profiles.status = 'active' and not invisible and not fictional
    order by last_active_at desc limit 1`
  const [{ email, main_photo_id: photo }] = await runOnPostgres(postgresUrl, shown)
  return { user: Number(/(\d+)@/.exec(String(email))?.[1]), photo: String(photo) }
}

async function storageKeyOf(postgresUrl: string, photoId: string) {
  const found = await runOnPostgres(
    postgresUrl,
    `select storage_key from photos where id = '${photoId}'`
  )
  return String(found[0].storage_key)
}

/** A folder with the files of one picture alone. */
async function folderWith(storageKey: string) {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-moving-'))
  const path = join('photos', storageKey.slice(0, 2), storageKey.slice(2, 4))
  const filter = (source: string) => !source.endsWith('.webp') || source.includes(storageKey)
  await cp(join('tmp/demo-storage', path), join(folder, path), { recursive: true, filter })
  return folder
}

async function movePictures(env: NodeJS.ProcessEnv) {
  const parameters = ['build/ace.js', 'pictures:move', '--remove-originals', '--yes', '--json']
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { env })
  return JSON.parse(stdout)
}

/** Resolves to a promise of the next event of this type between the nodes. */
async function nextOf(postgresUrl: string, type: string) {
  const transport = redisUrl
    ? new RedisTransport(redisUrl, { subscribes: true })
    : new NotifyTransport(postgresUrl, { subscribes: true })
  const { promise: told, resolve } = Promise.withResolvers<void>()
  await transport.subscribe<{ type: string }>('vonk::nodes', (event) => {
    if (event.type === type) resolve()
  })
  return { told: told.finally(() => transport.disconnect()) }
}

/** Drops the connections between the nodes, over Redis or PostgreSQL. */
async function breakLines(postgresUrl: string) {
  if (!redisUrl) {
    const lines = `select pid from pg_stat_activity where application_name = 'vonk nodes'`
    return runOnPostgres(postgresUrl, `select pg_terminate_backend(pid) from (${lines}) as lines`)
  }
  const redis = new Redis(redisUrl)
  for (const kind of ['PUBSUB', 'NORMAL'] as const) await redis.client('KILL', 'TYPE', kind)
  redis.disconnect()
}

/** Two members of one conversation who look at different nodes. */
async function acrossNodes(one: Node, other: Node) {
  const { payer, partner } = await pairOfMembers(0)
  const his = await listening(one, payer.number)
  const hers = await listening(other, partner.number)
  const response = await his.chat.begin(partner.number, 'Hi')
  const { conversationId: id } = response.body as { conversationId: string }
  await his.stream.next()
  await hers.stream.next()
  return { his, hers, id }
}

async function listening({ url }: Node, number: number) {
  const chat = await memberClient(url, number)
  const stream = await openStream(url, chat.headers)
  await stream.subscribe(chat)
  return { chat, stream }
}
