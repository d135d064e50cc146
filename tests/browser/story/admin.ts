import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { demoModerator, demoOwner } from '#database/demo/admins'
import { demoPassword } from '#database/demo/password'
import { xsrfHeaders } from '#tests/browser/story/log_in'
import { newVisitor } from '#tests/support/browser/shared_site'

/** The two who run the demo. */
export const owner = demoOwner
export const moderator = demoModerator

/** A page of an admin who is logged in; the login itself is another test's subject. */
export async function adminPage(email: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await newVisitor({ viewport: { width: 1280, height: 900 }, ...options })
  await logInAdmin(context, email)
  return context.newPage()
}

/** Logs an admin in, in a browser context that has the address of the site. */
export async function logInAdmin(context: BrowserContext, email: string) {
  await context.request.get('/admin/login')
  const headers = await xsrfHeaders(context)
  const form = { email, password: demoPassword, next: '' }
  const response = await context.request.post('/admin/login', { form, headers, maxRedirects: 0 })
  const { location = '' } = response.headers()
  if (location !== '/admin') throw new Error(`${email} was sent to ${location}`)
}

/** Presses a key that leads to another page, and waits until that page listens to keys as well. */
export async function pressAndGo(page: Page, key: string) {
  // Deferred scripts have run before the load event.
  const loaded = page.waitForEvent('load')
  await page.keyboard.press(key)
  await loaded
}
