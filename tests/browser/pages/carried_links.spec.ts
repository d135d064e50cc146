import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { holdRequests } from '#tests/browser/story/hold_requests'
import { answerSignUpSteps } from '#tests/support/browser/answered_sign_up'
import { newVisitor, runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')
const link = 'network=abc&sub1=1'

test.group('Where a visitor came from', () => {
  test('goes on from home over members to the account, and leaves no cookie', async ({
    assert,
  }) => {
    const context = await newVisitor()
    await answerSignUpSteps(context)
    const page = await context.newPage()
    await page.goto(`/?${link}`)
    await page.locator('a[href^="/members"]:visible').first().click()
    await page.waitForURL(`**/members?*${link}*`)
    await page.locator('a[href^="/signup"]:visible').first().click()
    await page.waitForURL(`**/signup?*${link}*`)
    assert.isEmpty(await setBySite(page))

    await page.goto(`/signup?step=4&${link}`)
    const email = `carried-${Date.now()}@mail.test`
    await page.getByLabel(t('accounts.email')).fill(email)
    await page.getByLabel(t('accounts.password'), { exact: true }).fill('a walk by the sea')
    await page.getByRole('checkbox').check()
    const letMailBeSeen = await holdRequests(page, '**/activation')
    await page.getByRole('button', { name: t('accounts.create_account') }).click()
    await page.getByRole('progressbar').waitFor()
    await letMailBeSeen()
    const [user] = await runSqlAtSite(`select network, sub1 from users where email = '${email}'`)
    assert.deepInclude(user, { network: 'abc', sub1: '1' })
    await context.close()
  })
})

/** Without the note that the test has closed the welcome for adults. */
async function setBySite(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.map(({ name }) => name).filter((name) => name !== 'hide-site-entry-warning')
}
