import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { warmUp } from '#operations/warm_up'
import { siteUrl } from '#tests/support/http/cookies'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf } from '#tests/support/people/members'

test.group('A process that has started', (group) => {
  inTransaction(group)

  test('asks itself for pages of its site, and is counted as nobody', async ({
    assert,
    cleanup,
  }) => {
    const asked: IncomingHttpHeaders[] = []
    const statuses: number[] = []
    const site = createServer(async (request, response) => {
      asked.push(request.headers)
      const headers = { 'Accept': 'text/html', 'User-Agent': request.headers['user-agent'] ?? '' }
      statuses.push((await fetch(siteUrl + request.url, { headers })).status)
      response.end()
    })
    await once(site.listen(0, '127.0.0.1'), 'listening')
    cleanup(() => void site.close())

    await warmUp(site.address() as AddressInfo)
    assert.deepEqual(statuses, [200, 200, 200, 200])
    for (const headers of asked) assert.equal(headers['x-forwarded-host'], new URL(siteUrl).host)
    assert.equal(await countOf('arrivals'), 0)
  })
})
