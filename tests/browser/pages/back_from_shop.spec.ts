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

test.group('The arrow above the shop, on a phone', () => {
  test('leads to the members, for who came from another site', async () => {
    const { payer } = await pairOfMembers(15)
    const context = await signedInContext(payer, undefined, { viewport })
    const page = await context.newPage()
    await page.goto('data:text/html,elsewhere')
    await page.goto('/credits')
    await arrow(page).click()
    await page.waitForURL((url) => url.pathname === '/members')
    await context.close()
  })

  test('leads to a conversation that says what the next message costs by now', async () => {
    const { his, leave } = await inConversation(20)
    const { page } = his
    const said = page.locator('p', { has: page.locator('b') }).filter({ hasText: /credit/i })
    await said.waitFor()
    const before = await said.innerText()
    await page.getByRole('banner').locator('a[href="/credits"]').first().click()
    await page.waitForURL('**/credits')
    await page.setViewportSize(viewport)
    await arrow(page).click()
    await page.waitForURL('**/chats/**')
    await page.getByText(before, { exact: true }).waitFor()
    await leave()
  })

  test('leads from the form of a direct debit to the shop as it was left, and from there on', async () => {
    const { payer } = await pairOfMembers(15)
    const context = await signedInContext(payer, undefined, { viewport })
    const page = await context.newPage()
    await page.goto('/visits')
    await page.goto('/credits')
    await page.getByRole('radio', { name: t('payments.method_sdd') }).check()
    await page.waitForURL('**/credits/*/sdd')
    const shop = new URL(page.url()).pathname
    await payButton(page).click()
    await page.waitForURL('**/directdebit?**')
    await arrow(page).click()
    await page.waitForURL((url) => url.pathname === shop)
    await page.getByRole('radio', { name: t('payments.method_sdd'), checked: true }).waitFor()
    await arrow(page).click()
    await page.waitForURL((url) => url.pathname === '/visits')
    await context.close()
  })
})

function arrow(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: t('common.back') })
}
