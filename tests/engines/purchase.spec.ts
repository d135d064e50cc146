import { test } from '@japa/runner'
import { signIn } from '#tests/engines/story/log_in'
import { phone, tellIn } from '#tests/engines/story/shared_engines'
import { peopleWhoSpeak } from '#tests/screens/people'
import { textsOf } from '#tests/support/browser/texts'
import { chosenEngines } from '#tests/support/engines/start'

const t = textsOf('en')
const credits = 120

test.group('Credits', () => {
  test('{$self}: are bought at the sandbox, which leads back to the site')
    .with([...chosenEngines])
    .run(async (_, engine) => {
      const { premium } = await peopleWhoSpeak('en')
      await tellIn(engine, async (newPage) => {
        const page = await newPage(phone)
        await signIn(page, premium)
        await page.opens('/credits')
        const bundles = page.within('group', t('credits.choose_bundle'))
        await bundles.pressesOn({ text: String(credits) })
        await page.isAt(/^\/credits\/.+\/.+/)
        const methods = page.within('group', t('credits.pay_with'))
        await methods.presses('radio', new RegExp(`^${t('payments.method_paypal')}`))
        await page.isAt(/^\/credits\/.+\/paypal/)
        await page.pressesOn({ css: 'button[type=submit]', text: /\d/ })
        await page.isAt(/^\/sandbox\/payments\//)
        await page.presses('button', t('sandbox.pay_paid'))
        await page.isAt(/^\/transactions\//)
        await page.sees(t('payments.completed_title', { credits }))
        await page.isAlive()
      })
    })
})
