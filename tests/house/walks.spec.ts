import { Session } from 'node:inspector/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { sizeOf } from '#tests/house/figures'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { conversationBetween, say } from '#tests/support/messaging/conversations'
import { orderForm, submitOrder } from '#tests/support/payments/shop'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

const session = new Session()

/** How many of our files a request runs through, from the socket to its answer: middleware, rows and all. */
test.group('Walks', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))
  group.setup(async () => {
    session.connect()
    await session.post('Profiler.enable')
  })
  group.teardown(() => session.disconnect())

  test('send a message', async ({ client }) => {
    const id = await conversationBetween(ada(), bob())
    await walk('send a message', async () => {
      const sent = await say(client, ada(), id)
      sent.assertStatus(201)
    })
  })

  test('buy credits', async ({ client }) => {
    await walk('buy credits', async () => {
      const ordered = await submitOrder(client, ada(), await orderForm())
      ordered.assertStatus(302)
    })
  })

  test('suspend a member', async ({ client }) => {
    const { post } = await adminAtWork(client, 'moderator')
    const statement = { breach: 'scam', machine: 'none', facts: 'You asked for money', law: '' }
    await walk('suspend a member', async () => {
      const suspended = await post(`/admin/members/${bob().user.id}/suspension`, statement)
      suspended.assertStatus(302)
    })
  })
})

/** Walks twice: what is loaded and remembered by the first walk is no part of it. */
async function walk(name: string, request: () => Promise<void>) {
  await request()
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await request()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  await session.post('Profiler.stopPreciseCoverage')
  const ran = result
    .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count)))
    .filter(({ url }) => url.startsWith('file:'))
    .map(({ url }) => relative(process.cwd(), fileURLToPath(url)))
    .filter((file) => /^(app|core|config|database|start)\//.test(file))
  const { files, lines } = sizeOf(ran)
  console.log(`walk: ${name}: ${files} files, ${lines} lines`)
  if (process.env.FILES) console.log(ran.toSorted().join('\n'))
}
