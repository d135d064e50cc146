import type { BrowserContext } from 'playwright'

/** Submits the answers of a landing page, from a browser that has opened the site before. */
export async function beginSignUpExternally(context: BrowserContext, form: Record<string, string>) {
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')
  const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token?.value ?? '') }
  await context.request.post('/complete-signup', { form, headers })
}
