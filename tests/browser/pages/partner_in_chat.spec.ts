import { test } from '@japa/runner'
import { demoId } from '#database/demo/ids'
import { xsrfHeaders } from '#tests/browser/story/log_in'
import {
  inConversation,
  openConversationTab,
  pairLanguage,
  pairOfMembers,
  signedInContext,
} from '#tests/browser/story/pair'
import { wasActive } from '#tests/browser/story/people'
import { runSqlAtSite, siteEnvironment } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'
import { giveCredits } from '#tests/support/site/give_credits'

const t = textsOf(pairLanguage)

test.group('An open conversation', () => {
  test('shows the partner online once they write, what is unread, and says when it is gone', async ({
    assert,
  }) => {
    const { payer, partner } = await pairOfMembers(41)
    await wasActive(partner, 60)
    const his = await openConversationTab(await signedInContext(payer), partner)
    await his.chat.send('Hoi')
    await his.isAllSent()
    const online = his.page.getByText(t('messaging.online_now'), { exact: true })
    assert.equal(await online.count(), 0)
    const hers = await openConversationTab(await signedInContext(partner), payer)
    await hers.chat.send('Hallo')
    await his.bubble('Hallo').waitFor()
    await online.waitFor()

    const unread = (count: number) =>
      runSqlAtSite(`update participants set unread = ${count}
        where profile_id = '${demoId('profile', partner.number)}'`)
    await unread(100)
    await hers.page.goto('/chats')
    const count = hers.page.getByRole('main').getByText('99+').first()
    const [text, badge] = [await count.boundingBox(), await count.locator('..').boundingBox()]
    assert.isBelow(text!.width, badge!.width)
    await unread(0)

    const hersToBlock = `/members/${demoId('profile', payer.number)}/block`
    const headers = await xsrfHeaders(hers.page.context())
    await hers.page.request.post(hersToBlock, { headers })
    await his.chat.send('Ben je er nog?')
    await his.log.getByText(t('messaging.conversation_gone'), { exact: true }).waitFor()
    // Other tests may need the two.
    await hers.page.request.delete(hersToBlock, { headers })
    await Promise.all([his.page.context().close(), hers.page.context().close()])
  })

  test('is not needed to learn of a message: a toast says it, and leads there', async ({
    assert,
  }) => {
    // She is of other pairs too, whose tests may have used up what she may write for nothing.
    await giveCredits(siteEnvironment(), (await pairOfMembers(44)).partner.number, 20)
    const { his, hers, leave } = await inConversation(44)
    // Waits until the page is under way, so that no answer to the page before is taken for one to this.
    await his.page.goto('/likes', { waitUntil: 'commit' })
    await his.page.waitForResponse('**/__transmit/subscribe')
    await hers.chat.send('Kom je ook?')
    const toasts = his.page.getByRole('region', { name: t('common.toasts') })
    await toasts.getByText('Kom je ook?').waitFor()
    await toasts.getByRole('button', { name: t('messaging.answer') }).click()
    await his.bubble('Kom je ook?').waitFor()
    await hers.chat.send('Of morgen?')
    await his.bubble('Of morgen?').waitFor()
    assert.equal(await toasts.getByText('Of morgen?').count(), 0)
    await leave()
  })

  test('does not tell that somebody types who may not write', async ({ assert }) => {
    const { hers, partner, leave } = await inConversation(43)
    const purse = (credits: number, used: number) =>
      runSqlAtSite(
        `update users set credits = ${credits}, free_messages_used = ${used} where id = '${demoId('user', partner.number)}'`
      )
    const [before] = await runSqlAtSite(
      `select credits, free_messages_used as used from users where id = '${demoId('user', partner.number)}'`
    )
    await purse(0, 5)
    const asked: string[] = []
    hers.page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    await hers.page.reload()
    await hers.chat.isOpen()
    await hers.chat.field.pressSequentially('Ik zou graag', { delay: 20 })
    await purse(Number(before.credits), Number(before.used))
    assert.isEmpty(asked.filter((path) => path.endsWith('/typing')))
    await leave()
  })

  test('shows the partner online no longer once the poll finds that they left', async ({
    assert,
  }) => {
    const { payer, partner } = await pairOfMembers(42)
    const hers = await openConversationTab(await signedInContext(partner), payer)
    const context = await signedInContext(payer)
    await context.clock.install()
    const his = await openConversationTab(context, partner)
    await his.chat.send('Hoi')
    await his.isAllSent()
    await hers.chat.send('Ik ga weer')
    await his.bubble('Ik ga weer').waitFor()
    const online = his.page.getByText(t('messaging.online_now'), { exact: true })
    await online.waitFor()

    await hers.page.context().close()
    await wasActive(partner, 6)
    const asked: string[] = []
    his.page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    const id = new URL(his.page.url()).pathname.split('/').at(-1)
    const polled = his.page.waitForResponse(`**/api/chats.php?open=${id}`)
    await context.clock.fastForward('01:01')
    await polled
    await online.waitFor({ state: 'detached' })
    assert.notInclude(asked, new URL(his.page.url()).pathname, 'no visit was needed')
    await context.close()
  })
})
