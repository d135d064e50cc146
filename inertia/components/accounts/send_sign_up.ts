import type { InvalidForm } from '@generated/answers'
import type { Page } from '@inertiajs/core'
import { fetchPage, pageIn, type SitePage } from '~/components/accounts/fetch_page'

/** Either what the server says of fields, or the page it leads to. */
type Sent = { errors: Record<string, string>; page?: never } | { page: SitePage }

/** Sends the whole form; null when nothing came back. */
export async function sendSignUp(form: object, from: Page): Promise<Sent | null> {
  const answer = await fetchPage('/signup', from, form)
  if (answer?.status === 422) return { errors: await errorsIn(answer) }
  const page = await pageIn(answer)
  return page && { page }
}

/** What a refused form or step says, by field. */
export async function errorsIn(response: Response): Promise<Record<string, string>> {
  const { errors }: InvalidForm = await response.json()
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}
