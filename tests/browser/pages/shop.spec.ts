import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { pairOfMembers, pairLanguage, signedInContext } from '#tests/browser/story/pair'
import { payButton, pays } from '#tests/browser/story/shop'
import { runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'
import { hydrated } from '#tests/support/browser/hydration'

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

test.group('What is ticked before paying', () => {
  test(
    'is in view beside the pay button at {width} × {height}, also for who was refused without it'
  )
    .with([
      { width: 320, height: 568 },
      { width: 390, height: 844 },
    ])
    .run(async ({ assert }, viewport) => {
      const { payer } = await pairOfMembers(2)
      const context = await signedInContext(payer, undefined, { viewport })
      const page = await context.newPage()
      await page.goto('/credits')
      await hydrated(page)
      const box = page.locator('#use_at_once')
      for (const share of [0, 0.2, 0.4]) {
        await page.evaluate<void>(`scrollTo(0, ${share} * document.body.scrollHeight)`)
        assert.isTrue(await isOnTop(page, '#use_at_once'), `scrolled by ${share}`)
      }

      await payButton(page).click()
      await page.locator('[role=alert] a[href="#use_at_once"]').click()
      assert.isTrue(await isOnTop(page, '#use_at_once'))
      assert.equal(await box.getAttribute('aria-invalid'), 'true')
      await page.keyboard.press('Space')
      assert.isTrue(await box.isChecked())
      await page.keyboard.press('Tab')
      assert.isTrue(await isOnTop(page, 'form[action="/orders"] button[type=submit]:not([form])'))
      await page.keyboard.press('Enter')
      await page.waitForURL('**/sandbox/payments/**')
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

/** Whether a control is within the window, with nothing over it. */
function isOnTop(page: Page, selector: string) {
  return page.evaluate<boolean>(`(() => {
    const one = document.querySelector('${selector}')
    const { left, top, width, height } = one.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && one.contains(hit)
  })()`)
}

/** The server-rendered HTML, without the page data. */
function visible(html: string) {
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
}
