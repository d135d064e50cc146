import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { answerSignUpSteps } from '#tests/support/browser/answered_sign_up'
import { cities } from '#tests/support/browser/cities'
import { newVisitor, runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')
const link = 'network=abc&sub1=1'

test.group('Where a visitor came from', () => {
  test('goes on from home over members to the account, and leaves no cookie', async ({
    assert,
  }) => {
    const context = await newVisitor()
    await answerSignUpSteps(context, { place: '', placeName: '', region: '' })
    const page = await context.newPage()
    await page.goto(`/?${link}`)
    await page.locator('a[href^="/login?"]:visible').first().click()
    await page.waitForURL(`**/login?${link}`)
    await page.goto(`/members?${link}`)
    await page.locator('a[href^="/login"]:visible').first().click()
    await page.waitForURL(`**/login?${link}`)
    await page.locator('main a[href^="/signup"]:visible').first().click()
    await page.waitForURL(`**/signup?${link}`)
    assert.isEmpty(await setBySite(page))

    await page.goto(`/signup?step=1&${link}`)
    await choosePlace(page)
    await page.waitForURL(`**/signup?step=4&${link}`)
    const email = `carried-${Date.now()}@mail.test`
    await page.getByLabel(t('accounts.email')).fill(email)
    await page.getByLabel(t('accounts.password'), { exact: true }).fill('a walk by the sea')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: t('accounts.create_account') }).click()
    await page.getByRole('progressbar').waitFor()
    const [user] = await runSqlAtSite(`select network, sub1 from users where email = '${email}'`)
    assert.deepInclude(user, { network: 'abc', sub1: '1' })
    await context.close()
  })
})

/** Goes through the steps, whose other answers are there. */
async function choosePlace(page: Page) {
  const { country, region, city } = cities.en
  await page.getByLabel(t('accounts.country')).selectOption(country)
  await page.getByLabel(t('accounts.region')).selectOption({ label: region })
  await page.getByRole('combobox', { name: t('accounts.city') }).fill(city)
  await page.getByRole('option', { name: city, exact: true }).first().click()
  for (const title of ['place', 'birth', 'name']) {
    await page.getByRole('heading', { name: t(`accounts.${title}_title`) }).waitFor()
    await page.getByRole('button', { name: t('common.continue') }).click()
  }
}

/** Without the note that the test has closed the welcome for adults. */
async function setBySite(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.map(({ name }) => name).filter((name) => name !== 'hide-site-entry-warning')
}
