import type { Assert } from '@japa/assert'
import type { Page } from 'playwright'
import type { Texts } from '#tests/browser/story/texts'

/** Chooses a bundle and a method; the address follows. Answers the total on the button. */
export async function chooses(page: Page, t: Texts, credits: number) {
  const bundles = page.getByRole('group', { name: t('credits.choose_bundle') })
  await bundles.getByText(String(credits), { exact: true }).click()
  await page.waitForURL('**/credits/*/*')
  const methods = page.getByRole('group', { name: t('credits.how_to_pay') })
  await methods.getByRole('radio', { name: t('payments.method_paypal') }).check()
  await page.waitForURL('**/credits/*/paypal')
  return digits(await payButton(page).innerText())
}

export function payButton(page: Page) {
  return page.locator('button[type=submit]').filter({ hasText: /\d/ })
}

/** Ticks what is asked before the pay button, and presses that. */
export async function pays(page: Page) {
  await asksForCreditsAtOnce(page)
  await payButton(page).click()
}

export function asksForCreditsAtOnce(page: Page) {
  return page.locator('input[name=use_at_once]').check()
}

/** The bank asks for that total, and tells the shop three times that it was paid. */
export async function paysWithThreeWebhooks(page: Page, t: Texts, total: string, assert: Assert) {
  await pays(page)
  await page.waitForURL('**/sandbox/payments/**')
  const asked = await page.getByRole('heading', { level: 1 }).innerText()
  assert.equal(digits(asked), total)
  await page.getByText(t('payments.method_paypal'), { exact: true }).waitFor()
  await page.getByLabel(t('sandbox.times_three')).check()
  await page.getByRole('button', { name: t('sandbox.pay_paid'), exact: true }).click()
  await page.waitForURL('**/transactions/**')
}

/** What the site knows of who looks at it. */
export async function whoAmI(page: Page) {
  // Retried where the server closes the kept connection at the same moment, as browsers do.
  const response = await page.request.get('/api/user.php', { maxRetries: 2 })
  const { user }: { user: { credits: number; paid_user: boolean; unread: number } } =
    await response.json()
  return user
}

function digits(text: string) {
  return text.replace(/\D/g, '')
}
