import { test } from '@japa/runner'
import { logOut } from '#tests/browser/story/log_in'
import { oneSide, pairLanguage, pairOfMembers, signedInContext } from '#tests/browser/story/pair'
import { textsOf } from '#tests/support/browser/texts'
import { hydrated } from '#tests/support/browser/hydration'

const t = textsOf(pairLanguage)

/** Opens what the browser's history holds of the member's pages. */
const historyKey = `sessionStorage.getItem('historyKey')`

test.group('After logging out', () => {
  test('the browser goes back to the login, and shows nothing the member saw', async ({
    assert,
  }) => {
    const { his, partner, leave } = await oneSide(16)
    const { page } = his
    await page.goto('/pages/privacy')
    const seen = await page.goto('/likes')
    assert.equal(seen?.headers()['cache-control'], 'private, no-store')
    await hydrated(page)
    await page
      .getByRole('link', { name: new RegExp(t('common.messages')) })
      .first()
      .click()
    // The last conversation opens by itself.
    await his.chat.field.waitFor()
    // While the member is logged in, the browser goes back without asking the site.
    await page.goBack()
    await page.waitForURL('**/likes')
    await his.chat.field.waitFor({ state: 'detached' })
    await page.goForward()
    await his.chat.field.waitFor()
    assert.isTrue(await page.evaluate('history.state.page instanceof ArrayBuffer'), 'encrypted')
    assert.isNotNull(await page.evaluate(historyKey))

    await logOut(page, t)
    await page.waitForFunction(`${historyKey} === null`)

    for (let step = 0; step < 2; step++) {
      await page.goBack()
      await page.waitForURL('**/login')
      await page.getByLabel(t('accounts.email')).waitFor()
      assert.notInclude(await page.content(), partner.name)
    }
    // Open to everybody: it is shown again, but as to a visitor.
    await page.goBack()
    await page.waitForURL('**/pages/privacy')
    await page
      .getByRole('link', { name: t('common.log_in') })
      .first()
      .waitFor()
    assert.equal(await page.getByRole('button', { name: t('common.account') }).count(), 0)
    await leave()
  })

  test('by an answer that no login is known, the browser is led to the login', async () => {
    const { payer } = await pairOfMembers(18)
    const page = await (await signedInContext(payer)).newPage()
    const json = { error: 'authentication_required' }
    await page.route('**/api/chats.php*', (route) => route.fulfill({ status: 403, json }))
    await page.goto('/visits')
    await page.waitForURL('**/login')
    await page.context().close()
  })

  test('the search comes back as a visitor sees it', async ({ assert }) => {
    const { payer } = await pairOfMembers(17)
    const page = await (await signedInContext(payer)).newPage()
    await page.goto('/members')
    await logOut(page, t)

    await page.goBack()
    await page.waitForURL('**/members**')
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await page
      .getByRole('link', { name: t('common.log_in') })
      .first()
      .waitFor()
    assert.equal(await page.locator('iframe').count(), 0, 'an answer that could not be read')
    await page.context().close()
  })
})
