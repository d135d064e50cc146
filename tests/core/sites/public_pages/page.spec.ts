import { test } from '@japa/runner'
import { landerNames } from '#core/landers/lander'
import { contentPages } from '#core/sites/content/page'
import { indexedPages, publicPageAt, publicPages } from '#core/sites/public_pages/page'

test.group('Public pages', () => {
  test('are found by their path, with or without a slash at the end', ({ assert }) => {
    assert.equal(publicPageAt('/')?.path, '/')
    assert.equal(publicPageAt('/pages/faq')?.page.words, 'faq')
    assert.equal(publicPageAt('/pages/faq/')?.path, '/pages/faq')
  })

  test('are found whatever stands for a part of their path', ({ assert }) => {
    const found = publicPageAt('/pages/terms/versions/first')
    assert.equal(found?.path, '/pages/terms/versions/first')
    assert.isFalse(found?.page.isIndexed)
  })

  test('are none of members, of the back office, or unknown', ({ assert }) => {
    for (const path of ['/members', '/chats', '/admin', '/premium', '/pages', '/pages/faq/x']) {
      assert.isNull(publicPageAt(path), path)
    }
  })

  test('tell search engines of one path each, the texts among them', ({ assert }) => {
    const paths = indexedPages.map(({ path }) => path)
    assert.includeMembers(paths, ['/', '/pricing', '/signup', '/login'])
    const texts = contentPages.map((page) => `/pages/${page}`)
    assert.includeMembers(paths, texts)
    assert.notInclude(paths, '/reset-password')
    assert.isTrue(paths.every((path) => !path.includes(':')))
  })

  test('are the landers as well, with their variants', ({ assert }) => {
    assert.equal(publicPageAt('/landers/gallery')?.path, '/landers/gallery')
    assert.equal(publicPageAt('/landers/gallery/night')?.path, '/landers/gallery')
    assert.isNull(publicPageAt('/landers/tinderswipe/night'))
    assert.isNull(publicPageAt('/landers/nowhere'))
    for (const lander of landerNames) {
      assert.isTrue(publicPageAt(`/landers/${lander}`)?.page.isIndexed, lander)
    }
  })

  test('are each on the list once', ({ assert }) => {
    const paths = publicPages.map(({ path }) => path)
    assert.lengthOf(new Set(paths), paths.length)
  })
})
