import { test } from '@japa/runner'
import type { Group } from '@japa/runner/core'
import { WebPushNotifier } from '#adapters/web_push/web_push_notifier'
import { vapidKeys } from '#config/push'
import type { Push } from '#core/ports/push_notifier'
import { pushNotifierContract } from '#tests/contracts/outgoing'
import { isSignedFor, pushBrowser, pushService } from '#tests/support/push/push_service'

const origin = 'https://push.example'
const words = {
  language: 'nl' as const,
  title: 'Vonk',
  body: 'Bob heeft je een bericht gestuurd',
  tag: 'one',
  openUrl: '/chats/one',
  checkUrl: '/chats/one',
  badge: 3,
}

let service: Awaited<ReturnType<typeof pushService>>

pushNotifierContract(
  'WebPushNotifier',
  () => new WebPushNotifier(vapidKeys, service.post),
  async (endpoint) =>
    service.received.filter(({ path }) => path === new URL(endpoint).pathname).length,
  () => pushBrowser(`${origin}/ada`).address,
  withService
)

test.group('A push to the service of a browser', (group) => {
  withService(group)
  const send = (push: Push) => new WebPushNotifier(vapidKeys, service.post).notify(push)

  test('can be read by that browser alone', async ({ assert }) => {
    const ada = pushBrowser(`${origin}/ada`)
    assert.equal(await send({ ...ada.address, ...words }), 'sent')
    const [{ path, headers, body }] = service.received
    const { language: lang, ...data } = words
    assert.deepEqual(ada.read(body), { ...data, lang })
    assert.throws(() => pushBrowser(`${origin}/ada`).read(body))
    assert.notInclude(body.toString(), 'Bob')
    assert.equal(path, '/ada')
    assert.equal(headers['content-encoding'], 'aes128gcm')
  })

  test('is signed with our key, for that service', async ({ assert }) => {
    await send({ ...pushBrowser(`${origin}/ada`).address, ...words })
    const [{ headers }] = service.received
    assert.isTrue(isSignedFor(origin, headers))
    assert.isFalse(isSignedFor('https://other.example', headers))
    assert.include(headers.authorization, `k=${vapidKeys.publicKey}`)
    assert.equal(headers.ttl, '43200')
  })

  test('is {outcome} after {status}')
    .with([
      ...[404, 410].map((status) => ({ status, outcome: 'gone' })),
      ...[400, 401, 403, 413].map((status) => ({ status, outcome: 'refused' })),
    ])
    .run(async ({ assert }, { status, outcome }) => {
      service.answerWith({ status, headers: { 'retry-after': '7' } })
      assert.equal(await send({ ...pushBrowser(`${origin}/ada`).address, ...words }), outcome)
    })

  test('reports how long to wait: {0}')
    .with([
      ['7', 7],
      ['0', 1],
      ['86400', 3600],
      ['soon', 60],
      [undefined, 60],
    ] as const)
    .run(async ({ assert }, [asked, retryAfterSeconds]) => {
      service.answerWith({ status: 429, headers: asked ? { 'retry-after': asked } : {} })
      const outcome = await send({ ...pushBrowser(`${origin}/ada`).address, ...words })
      assert.deepEqual(outcome, { retryAfterSeconds })
    })

  test('reports until when to wait', async ({ assert }) => {
    const until = new Date(Date.now() + 600_000).toUTCString()
    service.answerWith({ status: 429, headers: { 'retry-after': until } })
    const outcome = await send({ ...pushBrowser(`${origin}/ada`).address, ...words })
    if (typeof outcome === 'string') return assert.fail(outcome)
    assert.isAbove(outcome.retryAfterSeconds, 300)
    assert.isAtMost(outcome.retryAfterSeconds, 600)
  })

  test('follows no redirect, and fails when the service does: {$self}')
    .with([302, 500])
    .run(async ({ assert }, status) => {
      service.answerWith({ status, headers: { location: '/elsewhere' } })
      await assert.rejects(() => send({ ...pushBrowser(`${origin}/ada`).address, ...words }))
      assert.lengthOf(service.received, 1)
    })

  test('replaces an older one of the same conversation that is still on its way', async ({
    assert,
  }) => {
    const { address } = pushBrowser(`${origin}/ada`)
    for (const tag of ['one', 'one', 'other']) await send({ ...address, ...words, tag })
    const [first, second, third] = service.received.map(({ headers }) => String(headers.topic))
    assert.match(first, /^[\w-]{32}$/)
    assert.equal(second, first)
    assert.notEqual(third, first)
  })

  test('is not sent to an address that is none: {$self}')
    .with(['http://push.example/ada', 'https://127.0.0.1/ada', 'https://intranet/ada'])
    .run(async ({ assert }, endpoint) => {
      assert.equal(await send({ ...pushBrowser(endpoint).address, ...words }), 'gone')
      assert.isEmpty(service.received)
    })
})

function withService(group: Group) {
  group.each.setup(async () => {
    service = await pushService()
    return () => void service.close()
  })
}
