import { test } from '@japa/runner'
import { checkPassword } from '#core/accounts/password/password'
import { ok, refuse } from '#core/result'
import { defaultSettings } from '#core/sites/settings/settings'

const owner = { name: 'Ada Lovelace', email: 'ada@example.com' }

test.group('Password', () => {
  test('needs no digits, capitals or signs', ({ assert }) => {
    const password = 'ada likes strong tea'
    assert.deepEqual(check(password), ok(password))
  })

  test('has 8 to 128 characters', ({ assert }) => {
    assert.deepEqual(check('fg7!kqz'), refuse('password_too_short', { min: 8 }))
    assert.isTrue(check('fg7!kqzw').ok)
    assert.isTrue(check('ab'.repeat(64)).ok)
    assert.deepEqual(check('ab'.repeat(64) + 'c'), refuse('password_too_long', { max: 128 }))
  })

  test('"{password}" is refused as one of the most common')
    .with([
      { password: 'password' },
      { password: 'Welkom01' },
      { password: '1234567890' },
      { password: 'Azertyuiop' },
      { password: 'aaaaaaaaaa' },
    ])
    .run(({ assert }, { password }) => {
      assert.deepEqual(check(password), refuse('password_too_common'))
    })

  test("is not the owner's name or e-mail address", ({ assert }) => {
    assert.deepEqual(check('ada lovelace'), refuse('password_is_personal'))
    assert.deepEqual(check('Ada@Example.com'), refuse('password_is_personal'))
  })
})

function check(password: string) {
  return checkPassword(password, owner, defaultSettings)
}
