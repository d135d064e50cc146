import { test } from '@japa/runner'
import { newcomerFor } from '#tests/browser/story/people'
import { linkMailedTo } from '#tests/engines/story/outbox'
import { phone, tellIn } from '#tests/engines/story/shared_engines'
import { signUp } from '#tests/engines/story/sign_up'
import { chosenEngines } from '#tests/support/engines/start'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')

test.group('A visitor', () => {
  test('{$self}: signs up on a phone, and confirms the address by the link in the mail')
    .with([...chosenEngines])
    .run(async (_, engine) => {
      await tellIn(engine, async (newPage) => {
        const page = await newPage(phone)
        const visitor = { ...newcomerFor('en'), email: `robin-${engine}@mail.test` }
        await signUp(page, t, visitor)
        await page.opens(await linkMailedTo(page, visitor.email, '/activate'))
        await page.sees(t('accounts.activated_title'))
      })
    })
})
