import { test } from '@japa/runner'
import { pushWorker, tabAt } from '#tests/support/push/service_worker_context'

const chat = { openUrl: '/chats/1', checkUrl: '/chats/1' }
const asked = { type: 'NEW_PUSH_CLICK', ...chat }

test.group('The service worker of pushes', () => {
  test('is served from the root, and never cached', async ({ client, assert }) => {
    const response = await client.get('/sw-push.js')
    response.assertStatus(200)
    assert.match(String(response.header('content-type')), /^(text|application)\/javascript/)
    assert.equal(response.header('cache-control'), 'no-cache')
  })

  test('shows the push, and opens pages of this site only', async ({ assert }) => {
    const { tab, done } = tabAt('/members')
    const worker = pushWorker({ tabs: [tab] })
    const words = { title: 'Vonk', body: 'Bob wrote to you', tag: 'one', lang: 'en', badge: 3 }
    const push = { ...words, openUrl: 'https://elsewhere.example/x', checkUrl: '/chats/1' }
    await worker.dispatch('push', { data: { json: () => push } })
    const urls = { openUrl: '/', checkUrl: '/chats/1', badge: 3 }
    assert.deepEqual(done, [{ type: 'NEW_PUSH_MESSAGE', ...urls }])
    const { title, badge, ...shown } = { ...words, data: urls }
    assert.containSubset(worker.done, [['shows', title, { ...shown, silent: false }]])
  })

  test('shows nothing for an empty push', async ({ assert }) => {
    const worker = pushWorker()
    await worker.dispatch('push', { data: null })
    assert.deepEqual(worker.done, [])
  })
})

test.group('A click on a notification', () => {
  test('opens a window where no tab of the site is open', async ({ assert }) => {
    assert.deepEqual(await pushWorker().press(chat), ['closes', ['opens', '/chats/1']])
  })

  test('focuses the tab that shows it', async ({ assert }) => {
    const [other, there] = [tabAt('/members'), tabAt('/chats/1?after=2')]
    assert.deepEqual(await pushWorker({ tabs: [other.tab, there.tab] }).press(chat), ['closes'])
    assert.deepEqual(other.done, [])
    assert.deepEqual(there.done, ['focus'])
  })

  test('lets an active tab navigate by itself', async ({ assert }) => {
    const awake = tabAt('/members', { follows: true })
    assert.deepEqual(await pushWorker({ tabs: [awake.tab] }).press(chat), ['closes'])
    assert.deepEqual(awake.done, ['focus', asked])
  })

  test('navigates a sleeping tab', async ({ assert }) => {
    const asleep = tabAt('/members')
    assert.deepEqual(await pushWorker({ tabs: [asleep.tab] }).press(chat), ['closes'])
    assert.deepEqual(asleep.done, ['focus', asked, ['navigate', '/chats/1']])
  })

  test('opens a window when the tab cannot be navigated', async ({ assert }) => {
    const strange = tabAt('/members', { refuses: true })
    const done = await pushWorker({ tabs: [strange.tab] }).press(chat)
    assert.deepEqual(done, ['closes', ['opens', '/chats/1']])
    assert.deepEqual(strange.done, ['focus', asked, ['navigate', '/chats/1']])
  })
})

test.group('A subscription whose endpoint changes', () => {
  const newSubscription = { endpoint: 'https://push.example/new' }

  test('is stored in place of the old one', async ({ assert }) => {
    const worker = pushWorker({ token: 'e%3Asecret' })
    await worker.dispatch('pushsubscriptionchange', { newSubscription })
    const [{ path, headers, body }, ...others] = worker.calls
    assert.lengthOf(others, 0)
    assert.equal(path, '/api/user.php?push=1')
    assert.equal(headers['X-XSRF-TOKEN'], 'e:secret')
    assert.deepEqual(body, newSubscription)
  })

  test('is created again like the old one where the browser made none', async ({ assert }) => {
    const options = { userVisibleOnly: true, applicationServerKey: 'key' }
    const worker = pushWorker({
      token: 'secret',
      subscribe: async (given) => ({ ...newSubscription, given }),
    })
    await worker.dispatch('pushsubscriptionchange', { oldSubscription: { options } })
    assert.deepEqual(worker.calls[0].body, { ...newSubscription, given: options })
  })

  test('is renewed by the next page when keys or CSRF token are missing', async ({ assert }) => {
    const worker = pushWorker({ token: 'secret' })
    await worker.dispatch('pushsubscriptionchange')
    const without = pushWorker()
    await without.dispatch('pushsubscriptionchange', { newSubscription })
    assert.deepEqual([...worker.calls, ...without.calls], [])
  })
})
