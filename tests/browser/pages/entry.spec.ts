import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { demoPassword } from '#database/demo/password'
import { withAuthenticator } from '#tests/browser/story/authenticator'
import { memberPage } from '#tests/browser/story/log_in'
import { peopleWhoSpeak } from '#tests/screens/people'
import { forgetLogin } from '#tests/support/browser/forget_login'
import { visitorPage } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'
import { hydrated } from '#tests/support/browser/hydration'

const t = textsOf('en')

/** What the server says of a blank field. */
function requiredText(locale: string) {
  const file = new URL(`../../../resources/lang/${locale}/validator.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')).shared.messages.required
}

test.group('Signing in', () => {
  test('asks at the field, in the words of the site, for what is blank', async ({ assert }) => {
    const page = await visitorPage()
    await page.goto('/login')
    const logInButton = page
      .getByRole('main')
      .getByRole('button', { name: t('accounts.log_in'), exact: true })
    await logInButton.click()
    const email = page.getByLabel(t('accounts.email')).and(page.locator(':focus'))
    await email.waitFor()
    const note = page.locator(`[id="${await email.getAttribute('aria-describedby')}"]`)
    assert.equal(await note.innerText(), requiredText('en'))
    await close(page)
  })

  test('works with a passkey until that is removed', async () => {
    const { free } = await peopleWhoSpeak('en')
    const page = await memberPage(free)
    await withAuthenticator(page)
    await page.goto('/profile/passkeys')
    await addPasskey(page, 'not the password')
    await page.getByText(t('errors.password_wrong')).waitFor()
    await addPasskey(page, demoPassword)
    const remove = page.getByRole('button', {
      name: t('settings.remove_passkey_named', { name: 'My phone' }),
    })
    await remove.waitFor()

    await forgetLogin(page)
    await logInByPasskey(page)
    await page.waitForURL('**/members**')
    await page.goto('/profile/passkeys')
    await remove.click()
    await remove.waitFor({ state: 'detached' })

    await forgetLogin(page)
    await logInByPasskey(page)
    await page
      .getByRole('alert')
      .filter({ hasText: t('errors.passkey_failed') })
      .waitFor()
    await close(page)
  })
})

async function close(...pages: Page[]) {
  for (const page of pages) await page.context().close()
}

async function addPasskey(page: Page, password: string) {
  await hydrated(page)
  await page.getByLabel(t('settings.passkey_name'), { exact: true }).fill('My phone')
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('settings.add_passkey') }).click()
}

async function logInByPasskey(page: Page) {
  await page.goto('/login')
  await page.getByRole('button', { name: t('accounts.passkey_login') }).click()
}
