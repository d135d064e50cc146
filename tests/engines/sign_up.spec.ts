import { test } from '@japa/runner'
import { phone } from '#tests/engines/story/shared_engines'
import { tellInEach } from '#tests/engines/story/tell'
import { newcomerFor } from '#tests/browser/story/people'
import { linkMailedTo } from '#tests/engines/story/outbox'
import { signUp } from '#tests/engines/story/sign_up'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')

test.group('A visitor', () => {
  tellInEach(
    'signs up on a phone, and confirms the address by the link in the mail',
    async (newPage, engine) => {
      const page = await newPage(phone)
      const visitor = { ...newcomerFor('en'), email: `robin-${engine}@mail.test` }
      await signUp(page, t, visitor)
      await page.opens(await linkMailedTo(page, visitor.email, '/activate'))
      await page.sees(t('accounts.activated_title'))
    }
  )
})
