import type { Page } from 'playwright'
import { waitUntil } from '#tests/browser/story/wait_until'

/** Opens the newest mail to somebody, as `openMailTo` does, and answers the link in it. */
export async function linkMailedTo(page: Page, email: string, path: string, subject = '') {
  const text = await openMailTo(page, email, subject)
  const link = text.match(/https?:\/\/\S+/g)?.find((url) => url.includes(path))
  if (!link) throw new Error(`No link to ${path} in the mail to ${email}`)
  return link
}

/**
 * Opens the newest mail to somebody, as soon as it is there, and answers its text; with a subject,
 * the newest of those that have it.
 */
export async function openMailTo(page: Page, email: string, subject = '') {
  const mails = mailsIn(page, email).filter({ hasText: subject })
  await page.goto('/dev/outbox')
  const isThere = async () => {
    await page.reload()
    return (await mails.count()) > 0
  }
  await waitUntil(isThere, `a mail to ${email}, ${subject || 'of any subject'}`)
  await mails.getByRole('link').first().click()
  return page.locator('pre').innerText()
}

function mailsIn(page: Page, email: string) {
  return page.locator('li').filter({ hasText: `to ${email}` })
}
