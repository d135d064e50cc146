import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { test } from '@japa/runner'
import { addStream, hasRoomForStream } from '#live/streams'
import { adasCredentials, withPassword } from '#tests/support/accounts/login'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { signIn } from '#tests/support/http/sign_in'
import { closeStreams, openStream } from '#tests/support/live/event_stream'
import { socketPair } from '#tests/support/live/socket_pair'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'

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
    const { email, password } = adasCredentials
    const headers = await signIn(siteUrl, email, password)
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
})
