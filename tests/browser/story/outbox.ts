import type { Page } from 'playwright'

/** Opens the newest mail to somebody and answers the link in it. */
export async function linkMailedTo(page: Page, email: string, path: string) {
  const mail = page
    .locator('li')
    .filter({ hasText: `to ${email}` })
    .getByRole('link')
    .first()
  await waitForMail(page, () => mail.count())
  await mail.click()
  const text = await page.locator('pre').innerText()
  const link = text.match(/https?:\/\/\S+/g)?.find((url) => url.includes(path))
  if (!link) throw new Error(`No link to ${path} in the mail to ${email}`)
  return link
}

/** The page does not follow the outbox by itself: it is opened again until the mail is there. */
async function waitForMail(
  page: Page,
  count: () => Promise<number>,
  until = soon()
): Promise<void> {
  await page.goto('/dev/outbox')
  if (await count()) return
  if (Date.now() > until) throw new Error('The mail did not come')
  return waitForMail(page, count, until)
}

function soon() {
  return Date.now() + 15_000
}
