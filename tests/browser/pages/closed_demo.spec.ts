import { spawn } from 'node:child_process'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { waitUntil } from '#tests/browser/story/wait_until'
import { startSite, type RunningSite } from '#tests/support/site/running_site'
import { siteUrl } from '#tests/support/browser/shared_site'
import { fromOwnPage } from '#tests/support/http/cookies'
import { serving } from '../../../bin/serving.mjs'

let site: RunningSite

test.group('A site that is not a demo', (group) => {
  group.setup(async () => {
    site = await startSite({ DEMO: 'false' }, { demoWorld: false })
  })
  group.teardown(() => site.stop())

  test('has no page that shows sent mails, or an error, and no sandbox bank', async ({
    assert,
  }) => {
    assert.equal(await statusOf(siteUrl(), '/dev/outbox'), 200)
    assert.equal(await statusOf(siteUrl(), '/dev/error'), 500)
    const mail = `/dev/outbox/${crypto.randomUUID()}`
    const payment = `/sandbox/payments/sbx_${'0'.repeat(24)}`
    for (const path of ['/dev/outbox', mail, '/dev/error', payment, '/sandbox/payments/x']) {
      assert.equal(await statusOf(site.url, path), 404, path)
    }
    const webhook = '/webhooks/payments/sandbox'
    assert.equal(await statusOf(siteUrl(), webhook, 'POST'), 400)
    assert.equal(await statusOf(site.url, webhook, 'POST'), 404)
  })

  test('marks its cookies secure and same-site at an https address', async ({
    assert,
    cleanup,
  }) => {
    await moveBehindTls(cleanup)
    // What a form that was refused says is kept in a session.
    const refused = await fetch(`${site.url}/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: fromOwnPage,
      body: new URLSearchParams({ email: 'nobody@example.com', password: 'not this one' }),
    })
    const cookies = refused.headers.getSetCookie()
    const session = cookies.filter((cookie) => cookie.startsWith('auth.'))
    assert.lengthOf(session, 1)
    assert.include(session[0], `Max-Age=${30 * 24 * 60 * 60}; Path=/; HttpOnly;`)
    for (const cookie of cookies) assert.match(cookie, /Path=\/;.* Secure; SameSite=Lax/)
  })
})

async function statusOf(url: string, path: string, method = 'GET') {
  const response = await fetch(url + path, { method })
  return response.status
}

/** Restarts the site as if behind an https proxy. */
async function moveBehindTls(cleanup: TestContext['cleanup']) {
  await site.kill()
  const env = { ...site.env, APP_URL: 'https://vonk.example' }
  const server = spawn(process.execPath, serving, { env, stdio: 'inherit' })
  cleanup(() => void server.kill())
  await waitUntil(() => fetch(site.url).then(Boolean, () => false), 'the site answers')
}
