import { test } from '@japa/runner'
import { demoEmail } from '#database/demo/members'
import { demoPassword } from '#database/demo/password'
import { signUp } from '#tests/browser/story/sign_up'
import { peopleWhoSpeak } from '#tests/screens/people'
import { cities } from '#tests/support/browser/cities'
import { newVisitor } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const dutch = textsOf('nl')
const polish = textsOf('pl')
const english = textsOf('en')

/** The browser of every visitor asks for English. */
test.group('A page under a language', () => {
  test('leads on in its language, and the menu to the same page in another', async ({ assert }) => {
    const page = await newPage()
    await page.goto('/nl/pages/faq')
    await page.getByRole('link', { name: dutch('pages.cookies'), exact: true }).click()
    await page.waitForURL('**/nl/pages/cookies')
    assert.equal(await page.locator('html').getAttribute('lang'), 'nl')
    await page.getByRole('button', { name: new RegExp(`^${dutch('common.language')}`) }).click()
    await page.getByRole('menuitemradio', { name: 'Polski' }).click()
    await page.waitForURL('**/pl/pages/cookies')
    await page.getByRole('link', { name: polish('common.log_in'), exact: true }).click()
    await page.waitForURL('**/pl/login')
    await page.getByRole('heading', { name: polish('accounts.login_title') }).waitFor()
    await page.context().close()
  })

  test('leads a member to the pages of members in their own language', async () => {
    const page = await newPage()
    const { free } = await peopleWhoSpeak('en')
    await page.goto('/nl/login')
    await page.getByLabel(dutch('accounts.email')).fill(demoEmail(free.number))
    await page.getByLabel(dutch('accounts.password'), { exact: true }).fill(demoPassword)
    await page
      .getByRole('main')
      .getByRole('button', { name: dutch('accounts.log_in'), exact: true })
      .click()
    await page.waitForURL('**/members')
    await page.getByText(english('common.search_members')).first().waitFor()

    await page.goto('/nl/pages/faq')
    await page.getByRole('link', { name: 'Vonk' }).first().click()
    await page.waitForURL('**/members')
    await page.getByText(english('common.search_members')).first().waitFor()
    await page.context().close()
  })

  test('signs a newcomer up in its language', async ({ assert }) => {
    const page = await newPage()
    const paths = new Set<string>()
    page.on('framenavigated', () => paths.add(new URL(page.url()).pathname))
    const newcomer = { name: 'Fenna', email: 'fenna@mail.test', home: '/nl', ...cities.nl }
    await signUp(page, dutch, newcomer)
    assert.includeMembers([...paths], ['/nl', '/nl/signup'])
    assert.notInclude([...paths], '/signup')
    await page.context().close()
  })
})

async function newPage() {
  const context = await newVisitor()
  return context.newPage()
}
