import { test } from '@japa/runner'
import { adminPage, owner } from '#tests/browser/story/admin'
import { runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')

test.group('The back office without script', () => {
  test('warns a member who was reported, and closes the case', async ({ assert }) => {
    const page = await adminPage(owner, { javaScriptEnabled: false })
    await page.goto('/admin/reports')
    await page.locator('a[data-row]').first().click()
    const id = new URL(page.url()).pathname.split('/').at(-1)
    const measures = page.locator('form[action$="/measures"]')
    await measures.locator('select[name=act]').selectOption('warning')
    await measures.locator('textarea[name=facts]').fill('You asked for money in your first message')
    await measures.getByRole('button', { name: t('admin/measures.take') }).click()
    await page.getByText(t('admin/measures.taken')).waitFor()
    const decision = page.locator('form[action$="/decision"]')
    // After a measure, that is what would be chosen.
    assert.equal(await decision.locator('select[name=decision]').inputValue(), 'dealt_with')
    await decision.locator('textarea[name=reason]').fill('One warning is enough')
    await decision.getByRole('button', { name: t('admin/reports.close') }).click()
    await page.getByText(t('admin/reports.decided')).waitFor()
    const [report] = await runSqlAtSite(`select decision from reports where id = '${id}'`)
    assert.equal(report.decision, 'dealt_with')
    await page.context().close()
  })
})
