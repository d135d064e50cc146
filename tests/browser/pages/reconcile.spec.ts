import { test } from '@japa/runner'
import { demoEmail } from '#database/demo/members'
import { demoPassword } from '#database/demo/password'
import { logIn } from '#tests/browser/story/log_in'
import { payButton } from '#tests/browser/story/shop'
import { newVisitor, runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

/** No other test buys as this member. */
const buyer = demoEmail(61)

test.group('An order whose payer left', () => {
  test('is ended by the scheduler of the web process', async ({ assert }) => {
    const id = await abandonsAnOrder()
    assert.equal(await statusOf(id), 'pending')
    const [schedule] = await schedules()
    assert.containsSubset(schedule, { cron_expression: '7 * * * *', status: 'active' })

    await letAnHourPass(id)
    while ((await statusOf(id)) === 'pending') await nextMoment()
    assert.equal(await statusOf(id), 'cancelled')
    const [afterwards] = await schedules()
    // One more, or two when the minute of the schedule has come meanwhile.
    assert.isAbove(Number(afterwards.run_count), Number(schedule.run_count))
  })
})

test.group('The scheduler of the web process', () => {
  test('has registered {id}')
    .with([
      { id: 'reconcile_orders', cron: '7 * * * *' },
      { id: 'compare_settlements', cron: '22 * * * *' },
      { id: 'count_figures', cron: '57 * * * *' },
      { id: 'check_audit', cron: '29 3 * * *' },
      { id: 'check_ledger', cron: '41 3 * * *' },
      { id: 'note_interrupted_imports', cron: '*/15 * * * *' },
      { id: 'end_downloads', cron: '37 * * * *' },
      { id: 'purge_members', cron: '23 3 * * *' },
    ])
    .run(async ({ assert }, { id, cron }) => {
      const rows = await runSqlAtSite(`select * from queue_schedules where id = '${id}'`)
      assert.containsSubset(rows, [{ name: id, cron_expression: cron, status: 'active' }])
    })
})

/** Goes to the bank and closes the page, so that no page can settle the order. */
async function abandonsAnOrder() {
  const context = await newVisitor()
  const page = await context.newPage()
  await logIn(page, textsOf('en'), buyer, demoPassword)
  await page.goto('/credits')
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await page.waitForURL('**/credits/*/paypal')
  await payButton(page).click()
  await page.waitForURL('**/sandbox/payments/**')
  const paymentId = new URL(page.url()).pathname.split('/').at(-1)
  await context.close()
  const [order] = await runSqlAtSite(
    `select id from orders where provider_payment_id = '${paymentId}'`
  )
  return String(order.id)
}

async function statusOf(id: string) {
  const [order] = await runSqlAtSite(`select status from orders where id = '${id}'`)
  return order.status
}

/** For the order, its payment and the clock of the schedule. */
async function letAnHourPass(id: string) {
  const before = Date.now() - 61 * 60_000
  await runSqlAtSite(`update orders set created_at = ${before} where id = '${id}'`)
  await runSqlAtSite(`update sandbox_payments set created_at = ${before} where order_id = '${id}'`)
  await runSqlAtSite(
    `update queue_schedules set next_run_at = ${await anHourBefore()} where id = 'reconcile_orders'`
  )
}

/** Moments of the queue are instants on PostgreSQL, milliseconds on SQLite. */
async function anHourBefore() {
  const [{ next_run_at: next }] = await schedules()
  return typeof next === 'number' ? String(Date.now() - 1000) : "now() - interval '1 second'"
}

function schedules() {
  return runSqlAtSite(`select * from queue_schedules where id = 'reconcile_orders'`)
}

function nextMoment() {
  return new Promise((resolve) => setTimeout(resolve, 200))
}
