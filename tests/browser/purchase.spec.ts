import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { demoEmail } from '#database/demo/members'
import { memberPage } from '#tests/browser/story/log_in'
import { asksForCreditsAtOnce, payButton, pays, whoAmI } from '#tests/browser/story/shop'
import { runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'
import { hydrated } from '#tests/support/browser/hydration'
import { sample } from '#tests/support/runner/sample'

const t = textsOf('nl')
/** No other test buys as this member. */
const buyer = 20
const bundle = 50

const outcomes = ['paid', 'failed', 'cancelled', 'expired'] as const
type Outcome = (typeof outcomes)[number]

const tellings = outcomes.flatMap((outcome) =>
  (['webhook', 'return'] as const).flatMap((first) =>
    (['once', 'three'] as const).map((times) => ({ outcome, first, times }))
  )
)

const titles: Record<Outcome, string> = {
  paid: t('payments.completed_title', { credits: bundle }),
  failed: t('payments.failed_title'),
  cancelled: t('payments.cancelled_title'),
  expired: t('payments.cancelled_title'),
}

let page: Page

test.group('A purchase', (group) => {
  group.setup(async () => {
    page = await memberPage({ number: buyer }, { locale: 'nl' })
    return () => page.context().close()
  })

  test('that is {outcome}, with the {first} first, reported {times}, is shown and posted once')
    .with(sample('purchases', tellings, 2))
    .run(async ({ assert }, { outcome, first, times }) => {
      const before = await whoAmI(page)
      await goesToPay()
      await page.getByLabel(t(`sandbox.first_${first}`)).check()
      await page.getByLabel(t(`sandbox.times_${times}`)).check()
      await decides(outcome)
      await seesOutcome(outcome)
      assert.equal((await whoAmI(page)).credits, before.credits + creditsOf(outcome))

      await page.reload()
      await seesOutcome(outcome)
      await page.goBack()
      await page.getByRole('link', { name: t('sandbox.back') }).click()
      await seesOutcome(outcome)
      assert.equal((await whoAmI(page)).credits, before.credits + creditsOf(outcome))
    })

  test('is one order, however often the button is pressed', async ({ assert }) => {
    const before = await ordersOfBuyer()
    await page.goto('/credits')
    await asksForCreditsAtOnce(page)
    await payButton(page).dblclick()
    await page.waitForURL('**/sandbox/payments/**')
    assert.equal(await ordersOfBuyer(), before + 1)
    await decides('cancelled')
    await seesOutcome('cancelled')
  })

  test('can be left at the bank and paid in another way', async ({ assert }) => {
    const { credits } = await whoAmI(page)
    const bank = await goesToPay()
    await leaves()
    await page.getByRole('button', { name: t('payments.other_method') }).click()
    await page.waitForURL('**/credits/*')
    await hydrated(page)
    await page.getByRole('radio', { name: 'PayPal' }).check()
    await page.waitForURL('**/credits/*/paypal')
    await pays(page)
    await page.waitForURL('**/sandbox/payments/**')
    assert.notEqual(page.url(), bank)
    await decides('paid')
    await seesOutcome('paid')
    assert.equal((await whoAmI(page)).credits, credits + bundle)

    await page.goto(bank)
    await page.getByText(t('sandbox.already', { status: t('sandbox.status_cancelled') })).waitFor()
  })
})

async function goesToPay() {
  await page.goto('/credits')
  await pays(page)
  await page.waitForURL('**/sandbox/payments/**')
  return page.url()
}

async function decides(outcome: Outcome) {
  await page.getByRole('button', { name: t(`sandbox.pay_${outcome}`), exact: true }).click()
  await page.waitForURL('**/transactions/**')
}

/** Leaves the bank without a decision: the order stays open. */
async function leaves() {
  await page.goto('/transactions/orders')
  await page
    .getByRole('link', { name: new RegExp(t('payments.status_pending')) })
    .first()
    .click()
  await page.getByRole('heading', { name: t('payments.waiting_title') }).waitFor()
}

async function seesOutcome(outcome: Outcome) {
  await page.getByRole('heading', { name: titles[outcome] }).waitFor()
}

function creditsOf(outcome: Outcome) {
  return outcome === 'paid' ? bundle : 0
}

async function ordersOfBuyer() {
  const [{ total }] = await runSqlAtSite(`
    select count(*) as total from orders
    join users on users.id = orders.user_id where users.email = '${demoEmail(buyer)}'`)
  return Number(total)
}
