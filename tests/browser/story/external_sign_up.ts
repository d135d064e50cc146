import { xsrfHeaders } from '#tests/browser/story/log_in'
import type { BrowserContext } from 'playwright'

/** Submits the answers of a landing page, from a browser that has opened the site before. */
export async function beginSignUpExternally(context: BrowserContext, form: Record<string, string>) {
  const headers = await xsrfHeaders(context)
  await context.request.post('/complete-signup', { form, headers })
}
