import { test } from '@japa/runner'
import fc from 'fast-check'
import { refuse } from '#core/result'
import { parsePromoTiles, promoTiles } from '#core/sites/settings/promo_tiles'
import { defaultSettings } from '#core/sites/settings/settings'

const tile = { title: 'Live now', link: 'https://cams.example/nl', picture: '/promo/cam.webp' }

function read(promo_tiles: unknown) {
  return parsePromoTiles(promo_tiles)
}

test.group('Promo tiles', () => {
  test('are none by default', ({ assert }) => {
    assert.deepEqual(defaultSettings.promoTiles, [])
  })

  test('have a title, a link, a picture, a label and a place', ({ assert }) => {
    assert.deepEqual(read([{ ...tile, label: 'Webcams', position: 3 }]), [
      { ...tile, label: 'Webcams', position: 3 },
    ])
    assert.deepEqual(read([tile]), [{ ...tile, label: null, position: 6 }])
  })

  test('appear among the results of the first page', ({ assert }) => {
    const places = [-1, 0, 1.5, 24, 99].map((position) => read([{ ...tile, position }])[0].position)
    assert.deepEqual(places, [1, 1, 6, 24, 24])
  })

  test('are left out with {title}')
    .with([
      { title: 'no title', change: { title: ' ' } },
      { title: 'no link', change: { link: undefined } },
      { title: 'a link that is not https', change: { link: 'http://cams.example' } },
      { title: 'script for a link', change: { link: 'javascript:alert(1)' } },
      { title: 'a name and password in the link', change: { link: 'https://a:b@cams.example' } },
      { title: 'a link that breaks off', change: { link: 'https://cams.example/"><b>' } },
      { title: 'no picture', change: { picture: null } },
      { title: 'a picture of another site', change: { picture: 'https://cams.example/a.png' } },
      { title: 'a picture of another host', change: { picture: '//cams.example/a.png' } },
    ])
    .run(({ assert }, { change }) => {
      assert.deepEqual(read([{ ...tile, ...change }]), [])
      assert.lengthOf(read([tile, { ...tile, ...change }]), 1)
    })

  test('are refused by the number of the row that is not whole', ({ assert }) => {
    const { parse } = promoTiles('discovery')
    assert.deepEqual(parse([tile, { title: 'Live' }]), refuse('tile_invalid', { number: 2 }))
  })

  test('have a title of sixty characters at most', ({ assert }) => {
    assert.equal(read([{ ...tile, title: 'x'.repeat(61) }])[0].title, 'x'.repeat(60))
  })

  test('are read without an error from any stored value', ({ assert }) => {
    const anything = fc.oneof(fc.anything(), fc.array(fc.record({ ...allKeys() })))
    fc.assert(
      fc.property(anything, (stored) => {
        for (const { link } of read(stored)) assert.match(link, /^https:/)
      })
    )
  })
})

function allKeys() {
  const value = fc.oneof(fc.anything(), fc.webUrl(), fc.constant('/promo/a.png'))
  return { title: value, link: value, picture: value, label: value, position: value }
}
