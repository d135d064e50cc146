import { test } from '@japa/runner'
import { sourceIn } from '#core/landings/source_in'
import { carryOn, named } from '#core/users/carried'

const carried = named({ network: 'abc', ref: null, sub1: 'a&b' })

test.group('Where a visitor came from', () => {
  test('goes on in the address of a page, before its fragment', ({ assert }) => {
    assert.equal(carryOn('/', carried), '/?network=abc&sub1=a%26b')
    assert.equal(carryOn('/members?age=20', carried), '/members?age=20&network=abc&sub1=a%26b')
    assert.equal(carryOn('/pages/faq#pay', carried), '/pages/faq?network=abc&sub1=a%26b#pay')
  })

  test('goes on where it is half a character', ({ assert }) => {
    const half = named({ network: 'a\ud83d' })
    assert.equal(carryOn('/signup', half), '/signup?network=a%EF%BF%BD')
  })

  test('goes on to no other site, and never twice', ({ assert }) => {
    for (const address of [
      'https://x.example/',
      '//x.example',
      '/\\x.example',
      '#top',
      'mailto:a',
    ]) {
      assert.equal(carryOn(address, carried), address)
    }
    assert.equal(carryOn('/signup?sub1=other', carried), '/signup?sub1=other')
    assert.equal(carryOn('/signup', []), '/signup')
  })

  test('is what an address says, and nothing else', ({ assert }) => {
    const link = { network: 'abc', ref: null, sub1: '1', sub2: null, sub3: null }
    assert.deepEqual(sourceIn('/members', { network: 'abc', sub1: '1', age: '20' }), link)
    assert.deepEqual(sourceIn('/members', { network: ['abc'], lander: 'nowhere' }), {})
    assert.deepEqual(sourceIn('/landers/gallery/night', {}), {
      lander: 'gallery',
      variant: 'night',
    })
    const lander = { lander: 'gallery', variant: 'night' }
    assert.deepEqual(sourceIn('/signup', lander), lander)
  })
})
