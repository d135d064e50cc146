import { test } from '@japa/runner'
import { chooseLocale } from '#core/sites/locale_choice'

const nothing = {
  address: null,
  userLanguage: null,
  cookie: null,
  domainLanguage: null,
  accepted: [],
}

test.group('Choice of language', () => {
  test('is that of the address, where it has one', ({ assert }) => {
    const chosen = chooseLocale({ ...nothing, address: 'it', userLanguage: 'pl', cookie: 'nl' })
    assert.equal(chosen, 'it')
  })

  test("puts the member's own language before every guess", ({ assert }) => {
    const sources = { userLanguage: 'pl', cookie: 'nl', domainLanguage: 'de', accepted: ['fr'] }
    assert.equal(chooseLocale({ ...nothing, ...sources }), 'pl')
  })

  test('puts the cookie before the domain, and the domain before the browser', ({ assert }) => {
    const sources = { ...nothing, domainLanguage: 'de', accepted: ['fr'] }
    assert.equal(chooseLocale({ ...sources, cookie: 'nl' }), 'nl')
    assert.equal(chooseLocale(sources), 'de')
  })

  test("takes the first of the browser's languages that the site speaks", ({ assert }) => {
    assert.equal(chooseLocale({ ...nothing, accepted: ['ja', 'fr-CA', 'en'] }), 'fr')
  })

  test('skips an unsupported language', ({ assert }) => {
    assert.equal(chooseLocale({ ...nothing, cookie: 'klingon', domainLanguage: 'it' }), 'it')
  })

  test('is English when the language is unknown', ({ assert }) => {
    assert.equal(chooseLocale(nothing), 'en')
    assert.equal(chooseLocale({ ...nothing, cookie: '', accepted: ['', '*', 'ja'] }), 'en')
  })
})
