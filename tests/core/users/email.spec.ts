import { test } from '@japa/runner'
import { FakeThrowAwayDomains } from '#tests/fakes/fake_throw_away_domains'
import { isEmail, normaliseEmail } from '#core/email'
import { isDisposable } from '#core/users/disposable_email'

test.group('E-mail address', () => {
  test('is stored in lower case without spaces around', ({ assert }) => {
    assert.equal(normaliseEmail('  Ada@Example.COM '), 'ada@example.com')
  })

  test('"{email}" can be mailed to')
    .with([
      { email: 'ada@example.com' },
      { email: 'ada.lovelace+dating@mail.example.co.uk' },
      { email: "o'brien_1@example.ie" },
      { email: 'ada@müller.de' },
      { email: 'ada@example.xn--p1ai' },
    ])
    .run(({ assert }, { email }) => assert.isTrue(isEmail(email)))

  test('"{email}" cannot be mailed to')
    .with([
      { email: '' },
      { email: 'ada' },
      { email: 'ada@' },
      { email: '@example.com' },
      { email: 'ada@example' },
      { email: 'ada@exa mple.com' },
      { email: 'ada@@example.com' },
      { email: 'ada@example..com' },
      { email: '.ada@example.com' },
      { email: 'ada.@example.com' },
      { email: 'ada@-example.com' },
      { email: 'ada@127.0.0.1' },
      { email: 'ada@example.c' },
    ])
    .run(({ assert }, { email }) => assert.isFalse(isEmail(email)))

  test('with a line break is refused, as it could inject mail headers', ({ assert }) => {
    assert.isFalse(isEmail('ada@example.com\nbcc: bob@example.com'))
  })

  test('has at most 64 characters before the @ and 254 in all', ({ assert }) => {
    assert.isTrue(isEmail(`${'a'.repeat(64)}@example.com`))
    assert.isFalse(isEmail(`${'a'.repeat(65)}@example.com`))
    const long = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.com`
    assert.equal(long.length, 254)
    assert.isTrue(isEmail(long))
    assert.isFalse(isEmail(long.replace('d', 'dd')))
  })
})

test.group('A throw-away address', () => {
  const domains = new FakeThrowAwayDomains()

  test('is recognised by its domain, also on a subdomain', ({ assert }) => {
    assert.isTrue(isDisposable('ada@mailinator.com', domains))
    assert.isTrue(isDisposable('ada@inbox.mailinator.com', domains))
  })

  test('is not recognised by a similar domain or by the part before the @', ({ assert }) => {
    assert.isFalse(isDisposable('ada@notmailinator.com', domains))
    assert.isFalse(isDisposable('mailinator.com@example.com', domains))
    assert.isFalse(isDisposable('ada@mailinator.com.example', domains))
  })
})
