import { test } from '@japa/runner'
import type { BrowserContextOptions, Page } from 'playwright'
import { adminPage, moderator } from '#tests/browser/story/admin'
import { answerComplaint, complain, openMailedTicket } from '#tests/browser/story/complaints'
import { openMailTo } from '#tests/browser/story/outbox'
import { newVisitor } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')
const pdf = Buffer.from('%PDF-1.7 a statement')
const answer = 'We see it too, and have sent the money back.'

async function press(page: Page, key: string) {
  await page.getByRole('button', { name: t(key), exact: true }).click()
}

test.group('A complaint', () => {
  const browsers: readonly (BrowserContextOptions & { title: string })[] = [
    { title: 'with script', javaScriptEnabled: true },
    { title: 'without script', javaScriptEnabled: false },
  ]

  test('goes from the form to a solution, {title}')
    .with([...browsers])
    .run(async ({ assert }, { javaScriptEnabled, title }) => {
      const email = `grace.${javaScriptEnabled ? 'one' : 'two'}@example.com`
      const context = await newVisitor({ javaScriptEnabled })
      const page = await context.newPage()
      const number = await complain(page, t, { email, words: 'Charged twice.', file: pdf })
      await page.getByText(t('complaints.standing_received')).waitFor()
      await page.getByRole('link', { name: 'statement.pdf' }).waitFor()

      const desk = await adminPage(moderator)
      await answerComplaint(desk, t, { number, words: answer, then: 'open' })
      await page.reload()
      await page.getByText(t('complaints.answer_mailed', { email })).waitFor()
      assert.equal(await page.getByText(answer).count(), 0, title)

      await openMailedTicket(page, email, 'Charged twice')
      await page.getByText(answer).waitFor()
      await page.getByText(t('complaints.standing_answered')).waitFor()
      await page.getByLabel(t('complaints.reply'), { exact: true }).fill('It has arrived.')
      await press(page, 'complaints.reply_send')
      await page.getByText('It has arrived.').waitFor()
      await page.getByText(t('complaints.standing_replied')).waitFor()

      await page.getByText(t('complaints.solve'), { exact: true }).click()
      await page.getByRole('radio', { name: t('complaints.yes'), exact: true }).check()
      await press(page, 'complaints.solve_confirm')
      await page.getByText(t('complaints.standing_solved'), { exact: true }).waitFor()
      await desk.reload()
      await desk.getByText(t('admin/complaints.helpful_yes')).waitFor()
      for (const one of [page, desk]) await one.context().close()
    })

  test('that is refused without script is shown again as it was filled in', async ({ assert }) => {
    const context = await newVisitor({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/complaints')
    await page.getByLabel(t('complaints.what_happened')).fill('A long story')
    await page.getByLabel(t('complaints.email')).fill('no address')
    await press(page, 'complaints.send')
    await page.getByText(t('errors.email_invalid')).waitFor()
    assert.equal(await page.getByLabel(t('complaints.what_happened')).inputValue(), 'A long story')
    await context.close()
  })

  test('is a withdrawal in two steps, without script, with its receipt', async ({ assert }) => {
    const email = 'jonas@example.com'
    const context = await newVisitor({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/complaints')
    await page.getByRole('link', { name: t('complaints.door_withdrawal') }).click()
    await page.getByLabel(t('complaints.name')).fill('Jonas Weber')
    await page.getByLabel(t('complaints.contract')).fill('50 credits of yesterday')
    await page.getByLabel(t('complaints.email')).fill(email)
    await press(page, 'complaints.withdrawal_next')
    await page.getByText('50 credits of yesterday').waitFor()
    await press(page, 'complaints.confirm_send')
    await page.getByText(t('complaints.standing_received')).waitFor()
    await openMailedTicket(page, email)
    const receipt = await openMailTo(page, email, 'V-')
    assert.include(receipt, 'Jonas Weber')
    assert.include(receipt, '50 credits of yesterday')
    assert.match(receipt, /\d{1,2}:\d{2}/)
    await context.close()
  })
})
