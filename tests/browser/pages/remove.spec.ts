import { test } from '@japa/runner'
import type { Locator } from 'playwright'
import { inConversation, oneSide, pairLanguage, type Side } from '#tests/browser/story/pair'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf(pairLanguage)

test.group('Removing', () => {
  test('a message removes it for both at once', async ({ assert }) => {
    const { his, hers, leave } = await inConversation(14)
    await his.chat.send('Never mind')
    await hers.bubble('Never mind').waitFor()
    await his.isAllSent()
    const buttons = his.log.getByRole('button', { name: t('messaging.remove_message') })
    assert.isFalse(await isTapped(buttons.last()), 'a tap beside a message does nothing')
    await his.bubble('Never mind').hover()
    assert.isTrue(await isTapped(buttons.last()))
    assert.equal(await his.log.locator('[data-message-act][tabindex="0"]').count(), 1)
    await buttons.last().press('ArrowUp')
    await buttons
      .nth((await buttons.count()) - 2)
      .and(his.page.locator(':focus'))
      .waitFor()
    await his.bubble('Never mind').hover()
    await buttons.last().click()
    await confirm(his)

    for (const side of [his, hers]) {
      await side.bubble(t('messaging.removed')).waitFor()
      await side.bubble('Never mind').waitFor({ state: 'detached' })
    }
    await hers.page.reload()
    await hers.bubble(t('messaging.removed')).waitFor()
    assert.equal(await hers.bubble('Never mind').count(), 0)
    await leave()
  })

  test('a conversation is undone with an alert when the server fails', async ({ assert }) => {
    const { his, partner, leave } = await oneSide(15)
    const { page } = his
    const chats = page.getByRole('navigation', { name: t('messaging.list_label') })
    const chat = chats.getByRole('link', { name: new RegExp(partner.name) })
    let tried = 0
    await page.route('**/api/chat.php', (route) => {
      tried++
      return route.fulfill({ status: 429, json: { message: 'Not today' } })
    })
    await removeChat(his, partner.name)
    await page.getByRole('alert').getByText('Not today').waitFor()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('common.close') })
      .last()
      .click()
    await chat.first().waitFor()
    assert.equal(tried, 1)

    await page.unroute('**/api/chat.php')
    await chat.first().click()
    await his.bubble('one').last().waitFor()
    const removed = page.waitForResponse('**/api/chat.php')
    await removeChat(his, partner.name)
    await chat.waitFor({ state: 'detached' })
    assert.equal((await removed).status(), 204)
    await page.waitForURL((url) => url.pathname === '/chats')
    await page.reload()
    await page.getByRole('heading', { name: t('messaging.title') }).waitFor()
    assert.equal(await chat.count(), 0)
    await leave()
  })
})

/** Types of what runs in the browser: tests are compiled without those of browsers. */
type InBrowser = Readonly<{ document: { elementFromPoint: (x: number, y: number) => unknown } }>
type Tappable = Readonly<{
  contains: (other: unknown) => boolean
  getBoundingClientRect: () => Readonly<{ x: number; y: number; width: number; height: number }>
}>

/** Whether a tap on its middle reaches it. */
function isTapped(one: Locator) {
  return one.evaluate((element: Tappable) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const { document } = globalThis as unknown as InBrowser
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}

async function removeChat(side: Side, name: string) {
  await side.page.getByRole('button', { name: t('messaging.more', { name }) }).click()
  await side.page.getByRole('menuitem', { name: t('messaging.remove_chat') }).click()
  await confirm(side)
}

async function confirm({ page }: Side) {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('messaging.remove_confirm'), exact: true })
    .click()
}
