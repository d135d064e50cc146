import { test } from '@japa/runner'
import { demoId } from '#database/demo/ids'
import { chatOf } from '#tests/browser/story/conversation'
import { couple, couplesSpeak, signedIn } from '#tests/browser/story/pair'
import { hold } from '#tests/browser/story/hold_requests'
import { payButton } from '#tests/browser/story/shop'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf(couplesSpeak)
const script = '**/assets/app-*.js'

test.group('Before script comes', () => {
  test('what is chosen in the shop is chosen, at its price', async ({ assert }) => {
    const { payer } = await couple(2)
    const context = await signedIn(payer)
    const page = await context.newPage()
    const letScriptCome = await hold(page, script)
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

  test('what is typed in a chat can be sent', async () => {
    const { payer, partner } = await couple(2)
    const context = await signedIn(payer)
    const page = await context.newPage()
    const letScriptCome = await hold(page, script)
    const chat = chatOf(page, t, partner.name)
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
