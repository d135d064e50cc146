import { test } from '@japa/runner'
import { fitted, pageTitle } from '#core/sites/public_pages/fitted'

test.group('Texts for search engines', () => {
  test('stay as they are while they fit, or are cut after a word, without its comma', ({
    assert,
  }) => {
    const text = 'Meet somebody, near you.'
    assert.equal(fitted(text, 24), text)
    assert.equal(fitted(text, 20), 'Meet somebody, near…')
    assert.equal(fitted(text, 19), 'Meet somebody…')
  })

  test('are cut within a word that is too long itself', ({ assert }) => {
    assert.equal(fitted('a'.repeat(40), 10), `${'a'.repeat(9)}…`)
  })

  test('have the name of the site in their title where both fit', ({ assert }) => {
    assert.equal(pageTitle('Prices', 'Vonk'), 'Prices · Vonk')
    const title = 'x'.repeat(53)
    assert.equal(pageTitle(title, 'Vonk'), `${title} · Vonk`)
    assert.equal(pageTitle(`${title}x`, 'Vonk'), `${title}x`)
  })
})
