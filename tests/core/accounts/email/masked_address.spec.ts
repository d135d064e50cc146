import { test } from '@japa/runner'
import { maskedAddress } from '#core/accounts/email/masked_address'

test.group('A masked address', () => {
  test('of {email} is {masked}')
    .with([
      { email: 'anna@mail.test', masked: 'a•••@mail.test' },
      { email: 'b@gmial.com', masked: 'b•••@gmial.com' },
      { email: '"a@b"@mail.test', masked: '"•••@mail.test' },
    ])
    .run(({ assert }, { email, masked }) => {
      assert.equal(maskedAddress(email), masked)
    })
})
