import { test } from '@japa/runner'
import { FakeThrowAwayDomains } from '#tests/fakes/fake_throw_away_domains'
import { isEmail, maskedEmail, normaliseEmail, shownEmail } from '#core/email'
import { isDisposable } from '#core/users/disposable_email'

test.group('E-mail address', () => {
  test('is stored in lower case without spaces around', ({ assert }) => {
    assert.equal(normaliseEmail('  Ada@Example.COM '), 'ada@example.com')
  })

  test('of a domain with umlauts is one, however it was typed: {$self}')
    .with(['Info@BÜCHER.example', 'info@bu\u0308cher.example', 'info@ｂücher。example'])
    .run(({ assert }, typed) => {
      assert.equal(normaliseEmail(typed), 'info@xn--bcher-kva.example')
      assert.equal(normaliseEmail(normaliseEmail(typed)), 'info@xn--bcher-kva.example')
    })

  test('is shown in the letters of its domain, if it is written back the same', ({ assert }) => {
    for (const email of ['a@bücher.example', 'a@straße.example', 'a@пример.рф', 'a@例え.テスト']) {
      assert.equal(shownEmail(normaliseEmail(email)), email)
    }
    for (const email of ['a@xn--example.com', 'a@xn--.com', 'a@xn--a-9999999999999', 'ada']) {
      assert.equal(shownEmail(email), email)
    }
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

test.group('A masked address', () => {
  test('shows the first letter and the domain, in which most are mistyped', ({ assert }) => {
    assert.equal(maskedEmail('robin@gmial.com'), 'r•••@gmial.com')
    assert.equal(maskedEmail('ö@xn--bcher-kva.example'), 'ö•••@bücher.example')
  })
})

test.group('A throw-away address', () => {
  const domains = new FakeThrowAwayDomains()

  test('is recognised by its domain, also on a subdomain', ({ assert }) => {
    assert.isTrue(isDisposable('ada@mailinator.com', domains))
    assert.isTrue(isDisposable('ada@inbox.mailinator.com', domains))
  })

  test('is recognised by a domain with umlauts', ({ assert }) => {
    const listed = { has: (domain: string) => domain === 'xn--wegwerfmll-heb.example' }
    assert.isTrue(isDisposable(normaliseEmail('ada@wegwerfmüll.example'), listed))
  })

  test('is not recognised by a similar domain or by the part before the @', ({ assert }) => {
    assert.isFalse(isDisposable('ada@notmailinator.com', domains))
    assert.isFalse(isDisposable('mailinator.com@example.com', domains))
    assert.isFalse(isDisposable('ada@mailinator.com.example', domains))
  })
})
