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

async function waitForMail(page: Page, count: () => Promise<number>, tries = 20): Promise<void> {
  await page.goto('/dev/outbox')
  if (await count()) return
  if (tries === 0) throw new Error('The mail did not come')
  await page.waitForTimeout(250)
  return waitForMail(page, count, tries - 1)
}
