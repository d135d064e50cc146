import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { newFirstTimeVisitor } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')

test.group('The entry warning', () => {
  test('shows on the first visit, and closes by its own button alone', async ({ assert }) => {
    const context = await newFirstTimeVisitor()
    const page = await context.newPage()
    await page.goto('/')
    const warning = warningOn(page)
    await warning.waitFor()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    assert.isTrue(await warning.isVisible())

    const before = Date.now()
    await page.getByRole('button', { name: t('common.entry_enter', { age: 18 }) }).click()
    await warning.waitFor({ state: 'hidden' })
    const cookies = await context.cookies()
    const skipped = cookies.find(({ name }) => name === 'hide-site-entry-warning')
    assert.isAtLeast(Number(skipped?.value), before)
    await context.close()
  })
})

function warningOn(page: Page) {
  return page.getByRole('dialog', { name: t('common.entry_title', { site: 'Vonk' }) })
}
