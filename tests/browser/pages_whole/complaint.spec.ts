import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { adminPage, moderator } from '#tests/browser/story/admin'
import { tabAndPress, tabAndType, tabTo } from '#tests/browser/story/by_keyboard'
import { answerComplaint, openMailedTicket } from '#tests/browser/story/complaints'
import { newVisitor } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')
const file = { name: 'statement.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }

test.group('A complaint', () => {
  test('goes from the form to a solution by the keyboard alone', async ({ assert }) => {
    const page = await (await newVisitor()).newPage()
    const email = 'keys@example.com'
    await page.goto('/complaints')
    await tabAndType(page, page.getByLabel(t('complaints.what_happened')), 'Charged twice.')
    await tabAndType(page, page.getByLabel(t('complaints.email')), email)
    await tabTo(page, page.getByLabel(t('complaints.files')))
    await page.getByLabel(t('complaints.files')).setInputFiles(file)
    await tabAndPress(page, button(page, 'complaints.send'), 'Enter')
    await page.waitForURL(/\/complaints\/[\da-f]{56}$/)
    await page.getByText(t('complaints.standing_received')).waitFor()
    await page.getByRole('link', { name: file.name }).waitFor()
    const [number] = /V-\w{4}-\w{2}/.exec(await page.getByRole('main').innerText()) ?? []
    const desk = await adminPage(moderator)
    await answerComplaint(desk, t, { number: number!, words: 'Sent back.', then: 'open' })
    await page.reload()
    await page.getByText(t('complaints.answer_mailed', { email })).waitFor()
    assert.equal(await page.getByText('Sent back.').count(), 0)

    await openMailedTicket(page, email, 'Charged twice')
    await page.getByText('Sent back.').waitFor()
    await page.getByText(t('complaints.standing_answered')).waitFor()
    await tabAndType(page, page.getByLabel(t('complaints.reply'), { exact: true }), 'It is here.')
    await tabAndPress(page, button(page, 'complaints.reply_send'), 'Enter')
    await page.getByText('It is here.').waitFor()
    await page.getByText(t('complaints.standing_replied')).waitFor()
    await tabAndPress(page, page.locator('summary', { hasText: t('complaints.solve') }), 'Enter')
    await tabAndPress(page, page.getByRole('radio', { name: t('complaints.yes') }), 'Space')
    await tabAndPress(page, button(page, 'complaints.solve_confirm'), 'Enter')
    await page.getByText(t('complaints.standing_solved'), { exact: true }).waitFor()
    await desk.reload()
    await desk.getByText(t('admin/complaints.helpful_yes')).waitFor()
    for (const one of [page, desk]) await one.context().close()
  })
})

function button(page: Page, key: string) {
  return page.getByRole('button', { name: t(key), exact: true })
}
