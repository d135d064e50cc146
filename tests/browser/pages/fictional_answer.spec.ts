import { test } from '@japa/runner'
import { logInAdmin } from '#tests/browser/story/log_in'
import { openConversationTab, pairLanguage, signedInContext } from '#tests/browser/story/pair'
import { demoOwner } from '#database/demo/admins'
import { castMembers } from '#database/demo/cast'
import { newVisitor } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf(pairLanguage)
const label = t('common.physical_contact_not_possible')

test.group('An answer of a fictional profile', () => {
  test('reaches the open page of the member, under the label', async ({ assert }) => {
    const { fictional, member } = await dutchPair()
    const hers = await openConversationTab(await signedInContext(member), fictional)
    await hers.chat.send('Houd jij ook van schaatsen?')
    await hers.isAllSent()

    const admin = await (await newVisitor()).newPage()
    await logInAdmin(admin, demoOwner)
    await admin.goto('/admin/inbox')
    const waiting = admin.getByRole('listitem').filter({ hasText: 'Houd jij ook van schaatsen?' })
    // Keys are listened to once the page is loaded.
    const loaded = admin.waitForEvent('load')
    await waiting.getByRole('link').click()
    await loaded
    const draft = admin.getByRole('textbox')
    await admin.keyboard.press('1')
    assert.equal(await draft.inputValue(), 'Goedemorgen! Wat ga je vandaag doen?')
    await draft.fill('Heel graag, en dan koek-en-zopie.')
    await draft.press('Control+Enter')
    await admin.waitForURL('**/admin/inbox')

    await hers.bubble('Heel graag, en dan koek-en-zopie.').waitFor()
    await hers.isAllRead()
    await hers.page.getByRole('main').getByText(label).first().waitFor()
    await Promise.all([hers.page.context().close(), admin.context().close()])
  })
})

/** A premium member, and the fictional profile of their country. */
async function dutchPair() {
  const cast = await castMembers()
  const dutch = cast.filter(({ country }) => country === 'NL')
  const fictional = dutch.find((one) => one.fictional && one.gender === 'male')
  const member = dutch.find((one) => one.premium && one.gender === 'female')
  if (!fictional || !member) throw new Error('The demo has no such pair')
  return { fictional, member }
}
