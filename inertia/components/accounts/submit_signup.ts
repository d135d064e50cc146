import type { InvalidForm } from '@generated/answers'
import type { Page } from '@inertiajs/core'
import { fetchPage, pageIn, type SitePage } from '~/components/accounts/fetch_page'

/** Errors by field, or the page that the server redirects to. */
type Sent = { errors: Record<string, string>; page?: never } | { page: SitePage }

/** Submits the form; null without a response. */
export async function submitSignup(form: object, from: Page): Promise<Sent | null> {
  const answer = await fetchPage('/signup', from, form)
  if (answer?.status === 422) return { errors: await errorsIn(answer) }
  const page = await pageIn(answer)
  return page && { page }
}

/** The errors of a refused form or step, by field. */
export async function errorsIn(response: Response): Promise<Record<string, string>> {
  const { errors }: InvalidForm = await response.json()
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}
