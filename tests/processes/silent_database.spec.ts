import { test } from '@japa/runner'
import { waitUntil } from '#tests/browser/story/wait_until'
import { startGate } from '#tests/cluster/parts/gate'
import { StartedParts } from '#tests/cluster/parts/started_parts'
import { freePort } from '#tests/support/processes/free_port'
import { isReadyAt } from '#tests/support/site/ready'
import { startSite } from '#tests/support/site/running_site'
import { startPostgres } from '../../bin/postgres.mjs'

/** Milliseconds that Prometheus waits for an answer. */
const scrapeTimeout = 10_000

/** Milliseconds after which figures of before are not told any more, and would be asked for anew. */
const longerThanKept = 12_000

test.group('A site whose database is silent', () => {
  test('says so to Prometheus each time it is asked, and when it answers again', async ({
    assert,
    cleanup,
  }) => {
    const parts = new StartedParts()
    cleanup(() => parts.stop())
    const postgres = parts.add(await startPostgres())
    const url = new URL(postgres.url)
    const gate = parts.add(await startGate(url))
    url.host = new URL(gate.url).host
    const port = String(await freePort())
    const settings = { DB_CONNECTION: 'pg', PG_URL: url.href, OPS_PORT: port }
    parts.add(await startSite(settings, { demoWorld: false }))
    const ask = async () => {
      const signal = AbortSignal.timeout(scrapeTimeout)
      return (await fetch(`http://127.0.0.1:${port}/metrics`, { signal })).text()
    }
    const isUp = async () => /^vonk_database_up 1$/m.test(await ask())
    await isReadyAt(port)
    assert.isTrue(await isUp())

    gate.hold()
    // What was found a second ago is told once more.
    await waitUntil(async () => !(await isUp()), 'it is noticed')
    const end = Date.now() + longerThanKept
    while (Date.now() < end) {
      const text = await ask()
      assert.match(text, /^vonk_database_up 0$/m)
      assert.match(text, /^vonk_streams_open \d/m)
    }
    gate.open()
    await waitUntil(isUp, 'the database answers again')
  })
})
