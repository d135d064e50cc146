import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { demoEmail } from '#database/demo/members'
import { demoPassword } from '#database/demo/password'
import type { Texts } from '#tests/browser/story/texts'
import { newVisitor } from '#tests/support/browser/shared_site'
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

/** A page of a member of the demo world who is logged in; the login itself is another test's subject. */
export async function memberPage(
  { number }: Readonly<{ number: number }>,
  options: BrowserContextOptions = {}
) {
  const context = await newVisitor(options)
  await logInByRequest(context, demoEmail(number))
  return context.newPage()
}

/** Logs a member of the demo world in without opening a page: it takes a fraction of the time. */
export async function logInByRequest(context: BrowserContext, email: string) {
  const form = { email, password: demoPassword }
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

/** By the menu of the account, which leads to the home page. */
export async function logOut(page: Page, t: Texts) {
  await page
    .getByRole('button', { name: t('common.account') })
    .first()
    .click()
  await page.getByRole('menuitem', { name: t('common.log_out') }).click()
  await page.waitForURL((url) => url.pathname === '/')
}
