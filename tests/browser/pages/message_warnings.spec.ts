import { test } from '@japa/runner'
import { demoId } from '#database/demo/ids'
import { inConversation, pairLanguage } from '#tests/browser/story/pair'
import { runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf(pairLanguage)

test.group('The reader of a message', () => {
  test('is warned of money at once, and told when the partner was removed for fraud', async ({
    cleanup,
  }) => {
    const { his, hers, partner, leave } = await inConversation(17)
    await hers.chat.send('Maak 50 euro over naar NL91 ABNA 0417 1643 00')
    await his.log.getByRole('note').getByText(t('messaging.caution_money')).waitFor()
    await his.log
      .getByRole('link', { name: t('messaging.report_message') })
      .last()
      .click()
    await his.page
      .getByRole('heading', { name: t('moderation.report_name', { name: partner.name }) })
      .waitFor()

    const setPartner = (values: string) =>
      runSqlAtSite(`update users set ${values} where id = '${demoId('user', partner.number)}'`)
    // Other tests may log in as the same member.
    cleanup(async () => {
      await setPartner(`status = 'active', ban_reason = null`)
    })
    await setPartner(`status = 'banned', ban_reason = 'fraud'`)
    await his.page.goBack()
    await his.page.reload()
    await his.page.getByText(t('messaging.removed_for_fraud'), { exact: true }).waitFor()
    await leave()
  })
})
