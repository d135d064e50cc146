import { test } from '@japa/runner'
import { visitorPage } from '#tests/support/browser/shared_site'
import { hydrated } from '#tests/support/browser/hydration'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')

test.group('A page without React in the history of one with it', () => {
  test('leads back to the page before, also after a reload', async ({ assert }) => {
    const page = await visitorPage()
    await page.goto('/login')
    await hydrated(page)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('pages.terms') })
      .click()
    await page.waitForURL('**/pages/terms')
    await page.reload()
    assert.equal(await page.locator('script[src*="/assets/app-"]').count(), 0, 'without React')
    await page.goBack()
    await page.getByLabel(t('accounts.password'), { exact: true }).waitFor()
    assert.match(page.url(), /\/login$/)
    await page.context().close()
  })
})
