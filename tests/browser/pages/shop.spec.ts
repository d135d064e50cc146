import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { pairOfMembers, pairLanguage, signedInContext } from '#tests/browser/story/pair'
import { pays } from '#tests/browser/story/shop'
import { runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf(pairLanguage)

test.group('Apple Pay', () => {
  test('is offered only in a browser that supports it', async ({ assert }) => {
    const { payer } = await pairOfMembers(2)
    const context = await signedInContext(payer)
    const page = await context.newPage()
    const html = await page.request.get('/credits')
    assert.notInclude(visible(await html.text()), t('payments.method_applepay'))
    const choice = page.getByRole('radio', { name: t('payments.method_applepay') })
    await supportApplePay(page, false)
    await page.goto('/credits')
    await page.getByRole('radio', { name: t('payments.method_paypal') }).check()
    // The page answers, so it knows what the browser supports.
    await page.waitForURL('**/credits/*/paypal')
    assert.equal(await choice.count(), 0)

    await supportApplePay(page, true)
    await page.goto('/credits')
    await choice.waitFor({ state: 'attached' })
    await context.close()
  })
})

test.group('The shop on a phone', () => {
  test('tints each bundle, and says that unused credits can be refunded, as it does elsewhere', async ({
    assert,
  }) => {
    const { payer } = await pairOfMembers(2)
    const viewport = { width: 360, height: 780 }
    const context = await signedInContext(payer, undefined, { viewport })
    const page = await context.newPage()
    await page.goto('/credits')
    const promise = page.getByText(t('credits.promise', { days: 14 })).filter({ visible: true })
    assert.equal(await promise.count(), 1)
    const edges = page.locator('label > .rounded-l-card').filter({ visible: true })
    assert.equal(await edges.count(), 4)
    const tints = await page.evaluate<string[]>(
      "[...document.querySelectorAll('label > .rounded-l-card')].map((edge) => getComputedStyle(edge).backgroundColor)"
    )
    assert.equal(new Set(tints).size, 4)
    await page.setViewportSize({ width: 1280, height: 900 })
    assert.equal(await promise.count(), 1)
    await context.close()
  })
})

test.group('Paying without script', () => {
  test('leads to the bank on another site, past a page of ours', async ({ assert }) => {
    const { payer } = await pairOfMembers(17)
    const context = await signedInContext(payer, undefined, { javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/credits')
    await pays(page)
    await page.waitForURL('**/sandbox/payments/**')
    const { pathname } = new URL(page.url())
    const payment = pathname.split('/').at(-1)

    const elsewhere = 'https://bank.test'
    await runSqlAtSite(`update sandbox_payments set return_url = '${elsewhere}/back'
      where id = '${payment}'`)
    await context.route(`${elsewhere}/**`, (route) => route.fulfill({ body: 'The bank' }))
    const [order] = await runSqlAtSite(
      `select id from orders where provider_payment_id = '${payment}'`
    )
    await page.goto(`/transactions/${order.id}`)
    await page.locator('form[action$="/payment"] button').click()
    await page.waitForURL(`${elsewhere}${pathname}`)
    assert.equal(await page.getByText('The bank').count(), 1)
    await context.close()
  })
})

/** From the next page on. */
function supportApplePay(page: Page, can: boolean) {
  return page.addInitScript(`ApplePaySession = { canMakePayments: () => ${can} }`)
}

/** The server-rendered HTML, without the page data. */
function visible(html: string) {
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
}
