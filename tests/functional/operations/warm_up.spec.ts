import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import { makeServer } from '#operations/closing_server'
import { warmUp } from '#operations/warm_up'
import { siteUrl } from '#tests/support/http/cookies'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf } from '#tests/support/people/members'

test.group('A process that has started', (group) => {
  inTransaction(group)

  test('asks itself for pages of its site, and is counted as nobody', async ({ assert }) => {
    const asked: IncomingHttpHeaders[] = []
    const statuses: number[] = []
    await warmUp(async (request, response) => {
      asked.push(request.headers)
      const headers = { 'Accept': 'text/html', 'User-Agent': request.headers['user-agent'] ?? '' }
      statuses.push((await fetch(siteUrl + request.url, { headers })).status)
      response.end()
    })
    assert.deepEqual(statuses, [200, 200, 200, 200])
    for (const headers of asked) assert.equal(headers['x-forwarded-host'], new URL(siteUrl).host)
    assert.equal(await countOf('arrivals'), 0)
  })

  test('listens once it is warm', async ({ assert, cleanup }) => {
    const warm = Promise.withResolvers<void>()
    const server = makeServer(
      (_, response) => void response.end(),
      () => warm.promise
    )
    cleanup(() => void server.close())
    server.listen(0, '127.0.0.1')
    await setTimeout(100)
    assert.isFalse(server.listening)
    warm.resolve()
    await once(server, 'listening')
  })
})
