import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { signUpByRequest } from '#tests/browser/story/sign_up'
import { waitUntilTrue } from '#tests/support/browser/wait_until_true'
import { newVisitor } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'
import { hydrated } from '#tests/support/browser/hydration'

const t = textsOf('en')

test.group('Somebody who deletes the account', () => {
  test('leaves nothing in the browser, and is logged out', async ({ assert }) => {
    const context = await newVisitor()
    await signUpByRequest(context, 'leaver@mail.test')
    const page = await context.newPage()
    await page.goto('/profile')
    await page.evaluate(`localStorage.setItem('kept:draft:x', 'Half a thought')`)
    await leaves(page)
    await waitUntilTrue(page, `localStorage.getItem('kept:draft:x') === null`)
    assert.equal((await page.request.get('/api/chats.php')).status(), 403)
    await context.close()
  })
})

/** From the settings, with a reason of their own. */
async function leaves(page: Page) {
  await page.getByRole('link', { name: t('settings.delete_hint', { days: 14 }) }).click()
  await page.waitForURL('**/profile/delete')
  await hydrated(page)
  await page.getByRole('button', { name: t('accounts.delete_button') }).click()
  const missing = page.locator('p').getByText(t('accounts.delete_choose_reason'), { exact: true })
  await missing.waitFor()
  await page.getByLabel(t('accounts.delete_reason')).selectOption('other')
  await missing.waitFor({ state: 'detached' })
  await page.getByLabel(t('accounts.delete_reason_text')).fill('I sail round the world')
  await page.getByRole('button', { name: t('accounts.delete_button') }).click()
  await page.waitForURL('**/account-deleted')
  await page.getByRole('heading', { name: t('accounts.deleted_title') }).waitFor()
}
