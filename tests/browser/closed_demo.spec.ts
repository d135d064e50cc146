import { test } from '@japa/runner'
import { startSite, type RunningSite } from '#tests/support/site'
import { siteUrl } from '#tests/support/stage'

let site: RunningSite

test.group('A site where people are real', (group) => {
  group.setup(async () => {
    site = await startSite({ DEMO: 'false' }, { demoWorld: false })
  })
  group.teardown(() => site.stop())

  test('has no outbox that shows the mail of others', async ({ assert }) => {
    assert.equal(await statusOf(siteUrl(), '/dev/outbox'), 200)
    assert.equal(await statusOf(site.url, '/dev/outbox'), 404)
    assert.equal(await statusOf(site.url, `/dev/outbox/${crypto.randomUUID()}`), 404)
    assert.equal(await statusOf(siteUrl(), '/dev/error'), 500)
    assert.equal(await statusOf(site.url, '/dev/error'), 404)
  })

  test('has no bank that takes play money', async ({ assert }) => {
    const payment = `/sandbox/payments/sbx_${'0'.repeat(24)}`
    assert.equal(await statusOf(site.url, payment), 404)
    assert.equal(await statusOf(site.url, '/sandbox/payments/x'), 404)
  })
})

async function statusOf(url: string, path: string) {
  const response = await fetch(url + path)
  return response.status
}
