import type { BrowserContext, Page } from 'playwright'
import { demoPassword } from '#database/demo/password'
import type { Texts } from '#tests/browser/story/texts'
import { fromOwnPage } from '#tests/support/http/cookies'

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

/** Logs in without opening a page, where a test is about something else: it takes a fraction of the time. */
export async function logInByRequest(context: BrowserContext, email: string, password: string) {
  const form = { email, password }
  const headers = fromOwnPage
  const response = await context.request.post('/login', { form, headers, maxRedirects: 0 })
  const { location = '' } = response.headers()
  if (!location.endsWith('/members')) throw new Error(`${email} was sent to ${location}`)
}

/** The header that a form of the site needs when it is sent by script. */
export async function xsrfHeaders(context: BrowserContext) {
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')
  return { 'X-XSRF-TOKEN': decodeURIComponent(token?.value ?? '') }
}

/** The demo asks its admins for no code. */
export async function logInAdmin(page: Page, email: string) {
  await page.goto('/admin/login')
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(demoPassword)
  await page.locator('main button').click()
  await page.waitForURL('**/admin')
}
