import { test } from '@japa/runner'
import { phone } from '#tests/engines/story/shared_engines'
import { tellOfMember } from '#tests/engines/story/tell'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')
const credits = 120

test.group('Credits', () => {
  tellOfMember('are bought at the sandbox, which leads back to the site', phone, async (page) => {
    await page.opens('/credits')
    const bundles = page.within('group', t('credits.choose_bundle'))
    await bundles.pressesOn({ text: String(credits) })
    await page.isAt(/^\/credits\/.+\/.+/)
    const methods = page.within('group', t('credits.pay_with'))
    await methods.presses('radio', new RegExp(`^${t('payments.method_paypal')}`))
    await page.isAt(/^\/credits\/.+\/paypal/)
    await page.pressesOn({ css: 'input[name=use_at_once]' })
    await page.pressesOn({ css: 'button[type=submit]', text: /\d/ })
    await page.isAt(/^\/sandbox\/payments\//)
    await page.presses('button', t('sandbox.pay_paid'))
    await page.isAt(/^\/transactions\//)
    await page.sees(t('payments.completed_title', { credits }))
    await page.isAlive()
  })
})
