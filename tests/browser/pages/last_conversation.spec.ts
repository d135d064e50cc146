import { test } from '@japa/runner'
import { demoId } from '#database/demo/ids'
import {
  pairOfMembers,
  pairLanguage,
  signedInContext,
  openConversationTab,
} from '#tests/browser/story/pair'
import { waitUntilTrue } from '#tests/support/browser/wait_until_true'
import { runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf(pairLanguage)

test.group('The conversation that was opened last', () => {
  test('reopens with the messages page, and after a purchase, while it still exists', async ({
    assert,
  }) => {
    const { payer, partner } = await pairOfMembers(20)
    const context = await signedInContext(payer)
    const his = await openConversationTab(context, partner)
    const { page } = his
    await his.chat.send('Back in a moment')
    await his.isAllSent()
    await page.waitForURL('**/chats/*')
    const conversation = page.url()

    await page.goto('/visits')
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('common.messages') })
      .first()
      .click()
    await page.waitForURL(conversation)
    await his.bubble('Back in a moment').waitFor()
    await page.goBack()
    await page.waitForURL('**/visits')

    const { partner: other } = await pairOfMembers(21)
    await openConversationTab(context, other)
    await page.goto(`/transactions/${demoId('order', payer.number)}`)
    const back = page.getByRole('link', { name: t('payments.back_to_chat') })
    await page.locator(`a[href="/members/${demoId('profile', other.number)}/chat"]`).waitFor()
    assert.equal(await back.count(), 1)

    const [blocker, blocked] = [other, payer].map(({ number }) => demoId('profile', number))
    await runSqlAtSite(`insert into blocks values ('${blocker}', '${blocked}', 0)`)
    await page.reload()
    await waitUntilTrue(page, "!Object.keys(localStorage).some((key) => key.includes('last-chat'))")
    assert.equal(await page.locator(`a[href="/members/${blocker}/chat"]`).count(), 0)
    await context.close()
  })
})
