import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { demoPassword } from '#database/demo/password'
import { inConversation } from '#tests/browser/story/pair'
import { englishMembers } from '#tests/browser/story/people'
import { memberPage } from '#tests/browser/story/log_in'
import { hydrated } from '#tests/support/browser/hydration'
import { visitorPage } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')

/** What Chrome's translation does: each text of the page is put in an element of its own. */
const translate = `{
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const text of found) {
    if (!text.data.trim() || text.parentElement.closest('script, style, noscript, textarea')) continue
    const translated = document.createElement('font')
    text.replaceWith(translated)
    translated.append(text.data)
  }
}`

test.group('On a page that the browser translates', () => {
  test('a wrong password is told, and the right one logs in', async ({ assert }) => {
    const page = await visitorPage({ locale: 'en-GB' })
    const errors = errorsOf(page)
    await page.goto('/login')
    await hydrated(page)
    await page.evaluate(translate)
    await page.getByLabel(t('accounts.email')).fill('harriet@vonk.example')
    const password = page.getByLabel(t('accounts.password'), { exact: true })
    const name = t('accounts.log_in')
    const logIn = page.getByRole('main').getByRole('button', { name, exact: true })
    await password.fill('a wrong guess')
    await logIn.click()
    await page.getByText(t('errors.login_failed')).first().waitFor()
    await password.fill(demoPassword)
    await logIn.click()
    await page.waitForURL('**/members**')
    assert.deepEqual(errors, [])
    await page.context().close()
  })

  test('messages are written, read and seen', async ({ assert }) => {
    const { his, hers, leave } = await inConversation(27)
    const errors = [errorsOf(his.page), errorsOf(hers.page)]
    for (const { page } of [his, hers]) await page.evaluate(translate)
    await his.chat.send('Seen through another language')
    await hers.log.getByText('Seen through another language').waitFor()
    await his.page.evaluate(translate)
    await hers.chat.send('And answered')
    await his.log.getByText('And answered').waitFor()
    assert.deepEqual(errors.flat(), [])
    await leave()
  })

  test('settings are saved', async ({ assert }) => {
    const [member] = await englishMembers()
    const page = await memberPage(member)
    const errors = errorsOf(page)
    await page.goto('/notifications')
    await page.getByRole('checkbox').first().waitFor()
    await page.evaluate(translate)
    await page.getByRole('main').locator('button[type=submit]').last().click()
    await page.getByText(t('settings.notifications_saved')).waitFor()
    assert.deepEqual(errors, [])
    await page.context().close()
  })
})

function errorsOf(page: Page) {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Node|React/.test(message.text())) errors.push(message.text())
  })
  return errors
}
