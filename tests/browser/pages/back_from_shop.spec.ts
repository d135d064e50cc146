import { test } from '@japa/runner'
import type { Page } from 'playwright'
import {
  inConversation,
  pairLanguage,
  pairOfMembers,
  signedInContext,
} from '#tests/browser/story/pair'
import { payButton } from '#tests/browser/story/shop'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf(pairLanguage)
const viewport = { width: 360, height: 780 }

test.group('The way back from the shop', () => {
  test('leads to a conversation that says what the next message costs by now', async () => {
    const { his, leave } = await inConversation(20)
    const { page } = his
    const said = page.locator('p', { has: page.locator('b') }).filter({ hasText: /credit/i })
    await said.waitFor()
    const before = await said.innerText()
    await page.getByRole('banner').locator('a[href="/credits"]').first().click()
    await page.waitForURL('**/credits')
    await page.goBack()
    await page.waitForURL('**/chats/**')
    await page.getByText(before, { exact: true }).waitFor()
    await leave()
  })
})

test.group('The arrow above a checkout, on a phone', () => {
  test('leads one level up, wherever one comes from: from a direct debit to the shop, and on', async () => {
    const { payer } = await pairOfMembers(15)
    const context = await signedInContext(payer, undefined, { viewport })
    const page = await context.newPage()
    await page.goto('/visits')
    await page.goto('/credits')
    await page.getByRole('radio', { name: t('payments.method_sdd') }).check()
    await page.waitForURL('**/credits/*/sdd')
    await payButton(page).click()
    await page.waitForURL('**/directdebit?**')
    await arrow(page, 'common.credits').click()
    await page.waitForURL((url) => url.pathname === '/credits')
    await arrow(page, 'common.search_members').click()
    await page.waitForURL((url) => url.pathname === '/members')
    await context.close()
  })
})

function arrow(page: Page, to: string) {
  return page.getByRole('banner').getByRole('link', { name: t(to), exact: true })
}
