import type { Page } from 'playwright'
import { linkMailedTo } from '#tests/browser/story/outbox'
import type { Texts } from '#tests/browser/story/texts'

type Complaint = Readonly<{ email: string; words: string; file?: Buffer }>

/** Fills in the form of complaints as a visitor, and sends it. Returns the number of the ticket. */
export async function complain(page: Page, t: Texts, { email, file, words }: Complaint) {
  await page.goto('/complaints')
  await page.getByLabel(t('complaints.what_happened')).fill(words)
  await page.getByLabel(t('complaints.email')).fill(email)
  if (file) {
    const statement = { name: 'statement.pdf', mimeType: 'application/pdf', buffer: file }
    await page.getByLabel(t('complaints.files')).setInputFiles(statement)
  }
  await page.getByRole('button', { name: t('complaints.send'), exact: true }).click()
  await page.waitForURL(/\/complaints\/[\da-f]{56}$/)
  const text = await page.getByRole('main').innerText()
  const number = /V-\w{4}-\w{2}/.exec(text)?.[0]
  if (!number) throw new Error(`No number on the page: ${text}`)
  return number
}

/** Answers a ticket, found by its number, as an admin who is logged in. */
export async function answerComplaint(
  desk: Page,
  t: Texts,
  { number, then, words }: Readonly<{ number: string; then: 'open' | 'solved'; words: string }>
) {
  await desk.goto(`/admin/complaints?number=${number}`)
  await desk.locator('main .tickets a').first().click()
  const form = desk.locator('form[action$="/answer"]')
  await form.locator('textarea[name=body]').fill(words)
  await form.locator('[name=then]').selectOption(then)
  await form.getByRole('button', { name: t('admin/complaints.send') }).click()
  await desk.getByText(t('admin/complaints.answered')).waitFor()
}

/** Opens the page of a ticket by the link of the newest mail about it. */
export async function openMailedTicket(page: Page, email: string, subject = '') {
  await page.goto(await linkMailedTo(page, email, '/complaints/', subject))
}
