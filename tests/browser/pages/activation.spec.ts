import { test } from '@japa/runner'
import { visitorPage } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')
const link = '/activate?token=unknown'
const failed = { name: t('accounts.activation_failed_title') }

test.group('The page of the link in the activation mail', () => {
  test('has a button without script', async () => {
    const page = await visitorPage({ javaScriptEnabled: false })
    await page.goto(link)
    await page.getByRole('button', { name: t('accounts.activate_button') }).click()
    await page.getByRole('heading', failed).waitFor()
  })

  test('posts itself once it is seen, and not again where one goes back', async ({ assert }) => {
    const page = await visitorPage()
    await page.addInitScript(`Object.defineProperty(document, 'visibilityState', {
      get: () => sessionStorage.getItem('seen') ?? 'hidden',
    })`)
    await page.goto('/login')
    await page.goto(link)
    await page.waitForLoadState('networkidle')
    assert.include(page.url(), link)

    await page.evaluate(`sessionStorage.setItem('seen', 'visible')
      document.dispatchEvent(new Event('visibilitychange'))`)
    await page.getByRole('heading', failed).waitFor()
    await page.goBack()
    await page.waitForURL('**/login')
  })
})
