import { test } from '@japa/runner'
import { demoId } from '#database/demo/ids'
import { conversationOn } from '#tests/browser/story/conversation'
import { pairOfMembers, pairLanguage, signedInContext } from '#tests/browser/story/pair'
import { holdRequests } from '#tests/browser/story/hold_requests'
import { payButton } from '#tests/browser/story/shop'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf(pairLanguage)
const script = '**/assets/app-*.js'

test.group('Before scripts run', () => {
  test('what is chosen in the shop is chosen, at its price', async ({ assert }) => {
    const { payer } = await pairOfMembers(2)
    const context = await signedInContext(payer)
    const page = await context.newPage()
    const letScriptCome = await holdRequests(page, script)
    await page.goto('/credits', { waitUntil: 'commit' })
    const before = await payButton(page).innerText()
    const bundles = page.getByRole('group', { name: t('credits.choose_bundle') })
    await bundles.getByText('120', { exact: true }).click()
    await page.getByRole('radio', { name: 'PayPal' }).check()
    await letScriptCome()
    await page.waitForURL('**/credits/*/paypal')
    assert.isTrue(await bundles.getByRole('radio', { name: '120' }).isChecked())
    assert.notEqual(await payButton(page).innerText(), before)
    await context.close()
  })

  test('what is typed in a conversation can be sent', async () => {
    const { payer, partner } = await pairOfMembers(2)
    const context = await signedInContext(payer)
    const page = await context.newPage()
    const letScriptCome = await holdRequests(page, script)
    const chat = conversationOn(page, t, partner.name)
    await page.goto(`/members/${demoId('profile', partner.number)}/chat`, { waitUntil: 'commit' })
    await chat.field.fill('Typed in a tunnel')
    const connected = page.waitForResponse('**/__transmit/subscribe')
    await letScriptCome()
    await connected
    await chat.field.press('Enter')
    await chat.keeps('')
    await chat.sees('Typed in a tunnel')
    await context.close()
  })
})
