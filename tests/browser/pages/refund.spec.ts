import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { linkMailedTo } from '#tests/browser/story/outbox'
import { chooses, paysWithThreeWebhooks, whoAmI } from '#tests/browser/story/shop'
import { signUpByRequest } from '#tests/browser/story/sign_up'
import { newVisitor, runAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')
const credits = 120

test.group('Unused credits', (group) => {
  group.teardown(() => runAtSite('ledger:verify'))

  test('are refunded in two clicks, with a receipt by mail', async ({ assert }) => {
    const { page, email } = await buyer('refunded-1', assert)
    await page.goto('/transactions')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Get £/ })
      .click()
    await page.getByRole('heading', { name: t('payments.refund_title') }).waitFor()
    const button = page.getByRole('main').getByRole('button', { name: /£/ })
    const worth = await moneyOn(button)
    await button.click()
    await page.getByText(t('payments.refund_asked', { worth })).waitFor()
    assert.containsSubset(await whoAmI(page), { credits: 0, paid_user: true })

    const order = await linkMailedTo(page, email, '/transactions/', receiptOf(worth))
    await page.goto(order)
    await page.getByText(t('payments.refund_of', { credits })).waitFor()
    await page.context().close()
  })
})

async function buyer(name: string, assert: Assert) {
  const context = await newVisitor({ locale: 'en' })
  const page = await context.newPage()
  const email = `${name}@mail.test`
  await signUpByRequest(context, email)
  await page.goto('/credits')
  await paysWithThreeWebhooks(page, t, await chooses(page, t, credits), assert)
  await page.getByRole('heading', { name: t('payments.completed_title', { credits }) }).waitFor()
  return { page, email }
}

/** The amount in what a page says, such as "Get £24.99 back". */
async function moneyOn(what: ReturnType<Page['locator']>) {
  const text = await what.innerText()
  return text.match(/[£€$]\s?[\d.,]*\d/)?.[0] ?? text
}

function receiptOf(worth: string) {
  return t('mails.refund_subject', { price: worth, site: 'Vonk' })
}
