import { test } from '@japa/runner'
import { checkName } from '#core/profiles/name'
import { ok, refuse } from '#core/result'

const email = 'ada@example.com'

test.group('Profile name', () => {
  test('"{name}" is accepted')
    .with([
      { name: 'Ada' },
      { name: 'Zoë de Vries' },
      { name: "O'Brien" },
      { name: 'Łukasz 1985' },
      { name: 'Ада' },
      { name: 'Ada 👩‍🚀❤️🇳🇱' },
      { name: 'me @ home' },
      { name: 'J. de Wit' },
      { name: 'J.de Wit' },
      { name: 'St. John' },
      { name: 'Dot de Boer' },
      { name: 'Marie-Claire' },
      { name: 'Mr. T' },
      { name: 'Ada.M' },
    ])
    .run(({ assert }, { name }) => {
      assert.deepEqual(checkName(name, email, ['Vonk']), ok(name))
    })

  test('is trimmed, and repeated spaces are collapsed', ({ assert }) => {
    assert.deepEqual(checkName('  Ada \u00a0 Lovelace ', email, ['Vonk']), ok('Ada Lovelace'))
  })

  test('must differ from the e-mail address, however it is written, and is none', ({ assert }) => {
    assert.deepEqual(checkName('ADA@example.com ', email, ['Vonk']), refuse('name_is_email'))
    assert.deepEqual(checkName('bob@vonk.nl', '', ['Vonk']), refuse('name_is_email'))
  })

  test('must not start with @, nor with a sign that looks the same', ({ assert }) => {
    assert.deepEqual(checkName('@ada', email, ['Vonk']), refuse('name_starts_with_at'))
    assert.deepEqual(checkName(' ＠ada', email, ['Vonk']), refuse('name_starts_with_at'))
  })

  test('has 2 to 30 characters as a reader counts them', ({ assert }) => {
    assert.deepEqual(checkName(' ', email, ['Vonk']), refuse('name_too_short', { min: 2 }))
    assert.deepEqual(checkName('👩‍🚀', email, ['Vonk']), refuse('name_too_short', { min: 2 }))
    assert.isTrue(checkName('é'.normalize('NFD').repeat(30), email, ['Vonk']).ok)
    assert.deepEqual(
      checkName('a'.repeat(31), email, ['Vonk']),
      refuse('name_too_long', { max: 30 })
    )
  })

  test('has at most 120 code points, however few its characters are', ({ assert }) => {
    const emoji = '👩🏽‍🚀'.repeat(28) + '👨‍👩‍👧‍👦'
    assert.deepEqual(checkName(`${emoji}a`, email, ['Vonk']), ok(`${emoji}a`))
    for (const name of [`${emoji}🇳🇱`, '👨‍👩‍👧‍👦'.repeat(30)]) {
      assert.deepEqual(checkName(name, email, ['Vonk']), refuse('name_too_long', { max: 30 }))
    }
  })

  test('is refused with {sign} in it')
    .with([
      { sign: 'a zero-width space', name: 'A\u200bda' },
      { sign: 'a line break', name: 'Ada\nLovelace' },
      { sign: 'a reversed direction', name: 'Ada\u202egnp' },
      { sign: 'nothing visible', name: '\u3164\u3164' },
      { sign: 'a stray joiner', name: 'A\u200dda' },
      { sign: 'a tower of accents', name: `Ada${'\u0322'.repeat(6)}` },
    ])
    .run(({ assert }, { name }) => {
      assert.deepEqual(checkName(name, email, ['Vonk']), refuse('name_is_unreadable'))
    })

  test('may have the joiners of its script: {$self}')
    .with(['ශ්‍රී', 'نیک‌نام', 'क्‍षमा'])
    .run(({ assert }, name) => assert.deepEqual(checkName(name, email, ['Vonk']), ok(name)))

  test('is not one that the site has itself', ({ assert }) => {
    assert.deepEqual(checkName('Vоnk Support', email, ['Vonk']), refuse('name_is_official'))
  })

  test('"{name}" is refused for the contact in it')
    .with([
      { name: 'mail me@home.nl' },
      { name: 'bob＠example.com' },
      { name: 'Ada 06 12 34 56 78' },
      { name: '+31-612345678' },
      { name: 'ada.com' },
      { name: 't.me/x' },
      { name: 'T.me' },
      { name: 'goo.gl/x' },
      { name: 'evil.page' },
      { name: 'evil.zone' },
      { name: 'evil.РФ' },
      { name: 'ada.xn--p1ai' },
      { name: 'a.b.cc' },
      { name: 'ada/x' },
      { name: 'www.ada' },
      { name: 'https://x' },
      { name: 'hot-ada.nl now' },
      { name: 'ADA。ＣＯＭ' },
      { name: 'ada dot com' },
      { name: 'ada (.) com' },
      { name: 'ada punt net' },
      { name: 'see @ada_x' },
      { name: 'insta: ada' },
      { name: 'Snapchat_ada' },
    ])
    .run(({ assert }, { name }) => {
      assert.deepEqual(checkName(name, email, ['Vonk']), refuse('name_has_contact'))
    })
})
