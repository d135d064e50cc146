import { test } from '@japa/runner'
import { addressIn, addressInstead, readAddress } from '#core/sites/public_pages/address'

test.group('The language in an address', () => {
  for (const [whole, locale, path] of [
    ['/nl/pages/faq', 'nl', '/pages/faq'],
    ['/pl', 'pl', '/'],
    ['/pl/', 'pl', '/'],
    ['/en/pricing', 'en', '/pricing'],
  ] as const) {
    test(`is read from ${whole}`, ({ assert }) => {
      assert.deepEqual(readAddress(whole), { locale, path })
    })
  }

  for (const whole of [
    '/pages/faq',
    '/sv/pages/faq',
    '/NL/pages/faq',
    '/nl/members',
    '/nl/nl/pages/faq',
    '/nlx',
    '//nl/pages/faq',
  ]) {
    test(`is none in ${whole}`, ({ assert }) => {
      assert.deepEqual(readAddress(whole), { locale: null, path: whole })
    })
  }

  for (const [path, address] of [
    ['/pages/faq', '/de/pages/faq'],
    ['/', '/de'],
    ['/?network=a', '/de?network=a'],
    ['/signup?step=2#top', '/de/signup?step=2#top'],
    ['/members', '/members'],
    ['/nl/pages/faq', '/nl/pages/faq'],
    ['https://elsewhere.example/pricing', 'https://elsewhere.example/pricing'],
  ] as const) {
    test(`makes ${address} of ${path}`, ({ assert }) => {
      assert.equal(addressIn('de', path), address)
    })
  }

  test('is left out without one', ({ assert }) => {
    assert.equal(addressIn(null, '/pages/faq'), '/pages/faq')
  })
})

test.group('The same page in another language', () => {
  test('has the other one in its address, and keeps the rest', ({ assert }) => {
    assert.equal(addressInstead('pl', '/nl/pages/faq'), '/pl/pages/faq')
    assert.equal(addressInstead('pl', '/nl?network=a'), '/pl?network=a')
    assert.equal(addressInstead('pl', '/nl/signup?step=2'), '/pl/signup?step=2')
  })

  test('has none where it had none', ({ assert }) => {
    assert.equal(addressInstead('pl', '/login'), '/login')
    assert.equal(addressInstead('pl', '/members?page=2'), '/members?page=2')
  })
})
