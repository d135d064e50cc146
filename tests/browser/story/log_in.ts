import type { Page } from 'playwright'
import type { Texts } from '#tests/browser/story/texts'

/** Logs in, and waits for the page that this leads to. */
export async function logIn(
  page: Page,
  t: Texts,
  email: string,
  password: string,
  end = '**/members**'
) {
  await page.goto('/login')
  await page.getByLabel(t('accounts.email')).fill(email)
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('accounts.log_in'), exact: true })
    .click()
  await page.waitForURL(end)
}
