import { test } from '@japa/runner'
import { countCookies, entryNamed, keptInBrowser } from '#core/privacy/kept_in_browser'

test.group('What a site keeps in browsers', () => {
  test('is known by name, and one that is not listed by none', ({ assert }) => {
    assert.equal(entryNamed('auth.session', 'cookie')?.minutes, 43_200)
    assert.equal(entryNamed('kept:draft:1:2', 'local_storage')?.name, 'kept:*')
    assert.isUndefined(entryNamed('auth.session', 'local_storage'))
    assert.isUndefined(entryNamed('auth.session2', 'cookie'))
    assert.isUndefined(entryNamed('_ga', 'cookie'))
    assert.isUndefined(entryNamed('kept', 'local_storage'))
  })

  test('has no cookie of others and none that tracks', ({ assert }) => {
    const ofPeople = keptInBrowser.filter(
      ({ store, whose }) => store === 'cookie' && whose === 'people'
    )
    assert.deepEqual(countCookies(), { own: ofPeople.length, others: 0, trackers: 0 })
    assert.isAbove(ofPeople.length, 0)
    assert.isFalse(keptInBrowser.some(({ tracks }) => tracks))
  })

  test('says of each cookie how long it lasts, and names each once', ({ assert }) => {
    for (const { minutes, name, store } of keptInBrowser) {
      assert.equal(minutes !== null, store === 'cookie', name)
    }
    const lasting = ['just-written', 'admin.session', 'settings.preview', 'XSRF-TOKEN']
    const minutes = lasting.map((name) => entryNamed(name, 'cookie')?.minutes)
    assert.deepEqual(minutes, [1 / 6, 720, 30, 43_200])
    const names = keptInBrowser.map(({ name, store }) => `${store} ${name}`)
    assert.lengthOf(new Set(names), names.length)
  })
})
