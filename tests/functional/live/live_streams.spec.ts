import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { mock } from 'node:test'
import { test } from '@japa/runner'
import {
  isListening,
  addStream,
  closeAllStreams,
  setStreamVisible,
  subscribeStream,
  startHeartbeat,
  sendToMember,
  hasRoomForStream,
} from '#live/streams'
import { socketPair } from '#tests/support/live/socket_pair'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { withPassword, signInAda } from '#tests/support/accounts/login'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { closeStreams, openStream } from '#tests/support/live/event_stream'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'

/** The limits of docs/operations.md; more are closed, the oldest first. */
const streamsPerLogin = 4
const streamsPerMember = 30

const adas = { profileId: 'ada', loginId: 'login of ada' }

test.group('An event stream', (group) => {
  const open: Socket[] = []
  group.each.teardown(() => open.splice(0).forEach((socket) => socket.destroy()))

  const line = async () => {
    const { page, socket } = await socketPair()
    open.push(page, socket)
    return { page, socket, read: reader(page) }
  }

  test('receives nothing before it subscribes, then its events', async ({ assert }) => {
    const { socket, read } = await line()
    addStream({ ...adas, uid: 'one', socket })
    sendToMember('ada', { said: 'too early' })
    assert.isFalse(isListening('ada'))
    assert.isTrue(subscribeStream('ada', 'one'))
    sendToMember('bob', { said: 'to another' })
    sendToMember('ada', { said: 'now' })
    assert.isTrue(isListening('ada'))
    const event = { channel: 'members/ada', payload: { said: 'now' } }
    assert.equal(await read('now'), `:ok\n\ndata: ${JSON.stringify(event)}\n\n`)
  })

  test('cannot subscribe to another member', async ({ assert }) => {
    const { socket } = await line()
    addStream({ ...adas, uid: 'two', socket })
    assert.isFalse(subscribeStream('bob', 'two'))
    assert.isFalse(subscribeStream('ada', 'of another page'))
  })

  test('is removed when its page is gone, or was gone before', async ({ assert }) => {
    const { page, socket } = await line()
    addStream({ ...adas, uid: 'three', socket })
    subscribeStream('ada', 'three')
    page.destroy()
    await new Promise((fulfil) => socket.once('close', fulfil))
    assert.isFalse(isListening('ada'))

    addStream({ ...adas, uid: 'four', socket })
    assert.isFalse(subscribeStream('ada', 'four'))
  })

  test('is closed when its page does not read', async ({ assert }) => {
    const { page, socket } = await line()
    page.pause()
    addStream({ ...adas, uid: 'five', socket })
    subscribeStream('ada', 'five')
    const words = { said: 'x'.repeat(1024 * 1024) }
    for (let sent = 0; sent < 20 && !socket.destroyed; sent++) sendToMember('ada', words)
    assert.isTrue(socket.destroyed)
  })

  test('is closed as the oldest of too many of one login, and told so', async ({ assert }) => {
    const first = await line()
    addStream({ ...adas, uid: 'first', socket: first.socket })
    const others = []
    for (let number = 1; number <= streamsPerLogin; number += 1) {
      const { socket } = await line()
      addStream({ ...adas, uid: `other ${number}`, socket })
      others.push(socket)
    }
    assert.include(await first.read('superseded'), '"type":"superseded"')
    assert.isTrue(first.socket.writableEnded)
    assert.isTrue(others.every((socket) => socket.writable))

    const { socket } = await line()
    addStream({ ...adas, loginId: 'another device', uid: 'elsewhere', socket })
    assert.isTrue(others.every((one) => one.writable))
  })

  test('is kept where its page is seen, and another is not', async ({ assert }) => {
    const sockets: Socket[] = []
    for (let number = 0; number <= streamsPerLogin; number += 1) {
      const { socket } = await line()
      addStream({ ...adas, uid: `page ${number}`, socket })
      if (number !== 1) setStreamVisible('ada', `page ${number}`, true)
      sockets.push(socket)
    }
    assert.deepEqual(
      sockets.map(({ writable }) => writable),
      [true, false, true, true, true]
    )
  })

  test('is closed as the oldest of too many of one member', async ({ assert }) => {
    const sockets: Socket[] = []
    for (let number = 0; number <= streamsPerMember; number += 1) {
      const { socket } = await line()
      addStream({ profileId: 'bob', loginId: `login ${number}`, uid: `${number}`, socket })
      sockets.push(socket)
    }
    assert.deepEqual(
      sockets.map(({ writable }) => writable),
      [false, ...Array<boolean>(streamsPerMember).fill(true)]
    )
  })

  test('of a node that stops is told when to come back, first who sees their page', async ({
    assert,
  }) => {
    const lines = [await line(), await line(), await line()]
    lines.forEach(({ socket }, at) => addStream({ ...adas, uid: `page ${at}`, socket }))
    setStreamVisible('ada', 'page 1', true)
    closeAllStreams()
    const waits = await Promise.all(
      lines.map(async ({ read }) => /"closing","after":(\d+)/.exec(await read('closing'))?.[1])
    )
    assert.deepEqual(waits, ['510', '500', '520'])
    for (const { page, socket } of lines) {
      if (!page.readableEnded) await once(page, 'end')
      assert.isTrue(socket.writableEnded)
    }
  })

  test('gets a heartbeat every half minute', async ({ assert, cleanup }) => {
    mock.timers.enable({ apis: ['setInterval'] })
    cleanup(() => mock.timers.reset())
    const lines = [await line(), await line(), await line()]
    lines.forEach(({ socket }, at) => addStream({ ...adas, uid: `beat ${at}`, socket }))
    const heartbeat = startHeartbeat()
    mock.timers.tick(60_000)
    clearInterval(heartbeat)
    for (const { read } of lines) assert.equal(await read(':\n\n:\n\n'), ':ok\n\n:\n\n:\n\n')
  })
})

/** Resolves with the received text once it contains these words. */
function reader(page: Socket) {
  let text = ''
  page.on('data', (bytes) => (text += bytes))
  return async (words: string) => {
    while (!text.includes(words)) await once(page, 'data')
    return text
  }
}

test.group('A node with MAX_STREAMS event streams', (group) => {
  inTransaction(group)
  const open: Socket[] = []
  group.each.teardown(() => {
    open.splice(0).forEach((socket) => socket.destroy())
    closeStreams()
  })

  /** Opens pages of other members until the node takes no more. */
  const fill = async () => {
    while (hasRoomForStream()) {
      const { page, socket } = await socketPair()
      open.push(page, socket)
      const uid = crypto.randomUUID()
      addStream({ uid, profileId: `reader ${uid}`, loginId: null, socket })
    }
  }

  test('answers 503 and when to come back, until one is closed', async ({ assert }) => {
    await join(await withPassword(ada()))
    const headers = await signInAda()
    await fill()

    const refused = await fetch(`${siteUrl}/__transmit/events?uid=${crypto.randomUUID()}`, {
      headers,
    })
    assert.equal(refused.status, 503)
    assert.equal(refused.headers.get('retry-after'), '60')
    assert.isFalse(refused.headers.get('content-type')?.startsWith('text/event-stream') ?? false)

    open[0].destroy()
    while (!hasRoomForStream()) await nextTurn()
    const stream = await openStream(siteUrl, headers)
    assert.equal(await stream.subscribe(ada()), 204)
  })

  test('answers when what was asked before on the same connection is answered', async ({
    assert,
  }) => {
    await join(await withPassword(ada()))
    const { Cookie: cookie } = await signInAda()
    const { hostname, port } = new URL(siteUrl)
    const page = connect(Number(port), hostname)
    open.push(page)
    const ask = (path: string) =>
      `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\n\r\n`
    page.write(ask('/profile') + ask(`/__transmit/events?uid=${crypto.randomUUID()}`))
    assert.include(await reader(page)(':ok'), 'Content-Type: text/event-stream')
  })
})
