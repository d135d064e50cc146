import { test } from '@japa/runner'
import { fakePorts } from '#tests/fakes/fake_ports'
import { checkSignUpEmail } from '#core/accounts/signing_up/begin_sign_up'
import { ok, refuse } from '#core/result'

test.group('Beginning a sign-up with an address alone', () => {
  test('answers {written} with {outcome}')
    .with([
      { written: ' Eva@Example.com ', outcome: ok('eva@example.com') },
      { written: 'eva@home', outcome: refuse('email_invalid') },
      { written: 'eva@mailinator.com', outcome: refuse('email_throw_away') },
    ])
    .run(({ assert }, { written, outcome }) => {
      assert.deepEqual(checkSignUpEmail(fakePorts(), written), outcome)
    })
})
