import { test } from '@japa/runner'
import { fakePorts } from '#tests/fakes/fake_ports'
import { checkSignUpStep } from '#core/accounts/signing_up/sign_up'
import type { SignUpAnswers } from '#core/accounts/signing_up/sign_up_form'
import { defaultSettings as settings } from '#core/sites/settings/settings'

const place = { id: 12, regionId: 1, country: 'NL' } as const

function check(answers: SignUpAnswers) {
  return checkSignUpStep(fakePorts(), { ...answers, settings, timeZone: 'UTC' })
}

test.group('A step of the sign-up', () => {
  test('is accepted with {title}')
    .with([
      { title: 'nothing yet', answers: {} },
      { title: 'a home', answers: { home: { country: 'NL', regionId: 1, place } } },
      { title: 'a birth date', answers: { dateOfBirth: { day: 14, month: 3, year: 1992 } } },
      { title: 'a name alone', answers: { name: 'Eva', signupMessage: '' } },
    ] as { title: string; answers: SignUpAnswers }[])
    .run(async ({ assert }, { answers }) => {
      assert.isTrue((await check(answers)).ok)
    })

  test('is refused for {refusal} at {field}')
    .with([
      {
        answers: { home: { country: 'NL', regionId: 2, place } },
        field: 'place',
        refusal: 'place_unknown',
      },
      {
        answers: { dateOfBirth: { day: 31, month: 2, year: 1992 } },
        field: 'dateOfBirth',
        refusal: 'invalid_birth_date',
      },
      {
        answers: { dateOfBirth: { day: 1, month: 1, year: 2020 } },
        field: 'dateOfBirth',
        refusal: 'too_young',
      },
      { answers: { name: '@eva' }, field: 'name', refusal: 'name_starts_with_at' },
      {
        answers: { name: 'Eva@Example.com', email: 'eva@example.com' },
        field: 'name',
        refusal: 'name_is_email',
      },
      {
        answers: { name: 'Eva', signupMessage: 'a'.repeat(1001) },
        field: 'signupMessage',
        refusal: 'message_too_long',
      },
    ] as { answers: SignUpAnswers; field: string; refusal: string }[])
    .run(async ({ assert }, { answers, field, refusal }) => {
      const checked = await check(answers)
      assert.containsSubset(checked, { refusal: 'invalid_fields', fields: [{ field, refusal }] })
      assert.lengthOf(checked.ok ? [] : checked.fields, 1)
    })
})
