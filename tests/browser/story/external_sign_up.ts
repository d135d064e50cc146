import type { BrowserContext } from 'playwright'
import { fromOwnPage } from '#tests/support/http/cookies'

/** Submits the answers of a landing page. */
export async function beginSignUpExternally(context: BrowserContext, form: Record<string, string>) {
  await context.request.post('/complete-signup', { form, headers: fromOwnPage })
}
