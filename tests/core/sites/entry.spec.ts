import { test } from '@japa/runner'
import { maySearchLoggedOut, maySignUp, needsEntryWarning } from '#core/sites/entry'

const passer = { hasTrafficSource: false }
const referred = { hasTrafficSource: true }

test.group('Access to the site', () => {
  test('lets everyone sign up on an open site', ({ assert }) => {
    assert.isTrue(maySignUp({ signups: 'all' }, passer))
    assert.isTrue(maySignUp({ signups: 'all' }, referred))
  })

  test('lets only visitors with a traffic source sign up where one is required', ({ assert }) => {
    assert.isFalse(maySignUp({ signups: 'with_trafficsource' }, passer))
    assert.isTrue(maySignUp({ signups: 'with_trafficsource' }, referred))
  })

  test('lets nobody sign up on an invite-only site', ({ assert }) => {
    assert.isFalse(maySignUp({ signups: 'other' }, referred))
  })

  test('lets visitors search by the setting of their kind', ({ assert }) => {
    const settings = { loggedOutSearch: false, loggedOutSearchTrafficsource: true }
    assert.isFalse(maySearchLoggedOut(settings, passer))
    assert.isTrue(maySearchLoggedOut(settings, referred))
  })
})

test.group('The entry warning', () => {
  const settings = { enableSiteEntryPopup: true, siteEntryPopupCountries: [] }
  const stranger = { signedIn: false, skipped: false, country: 'NL', path: '/' } as const

  test('is shown on the first visit, unless the site disables it', ({ assert }) => {
    assert.isTrue(needsEntryWarning(settings, stranger))
    assert.isFalse(needsEntryWarning(settings, { ...stranger, skipped: true }))
    assert.isFalse(needsEntryWarning(settings, { ...stranger, signedIn: true }))
    assert.isFalse(needsEntryWarning({ ...settings, enableSiteEntryPopup: false }, stranger))
  })

  test('is shown only in the countries of the setting', ({ assert }) => {
    const inBelgium = { ...settings, siteEntryPopupCountries: ['BE'] as const }
    assert.isFalse(needsEntryWarning(inBelgium, stranger))
    assert.isTrue(needsEntryWarning(inBelgium, { ...stranger, country: 'BE' }))
  })

  test('never comes between a visitor and {$self}')
    .with([
      '/login',
      '/reset-password/do',
      '/activate',
      '/activate/done',
      '/account/return',
      '/mail-change/undo',
      '/lang-config',
      '/pages/terms',
      '/complaints/illegal-content',
      '/signup',
      '/members/1/signup',
    ])
    .run(({ assert }, path) => {
      assert.isFalse(needsEntryWarning(settings, { ...stranger, path }))
    })

  for (const path of ['/landers/gallery/sun', '/members/1/landing2', '/members/1/chat', '/chats']) {
    test(`is for the Netherlands and Germany at ${path}`, ({ assert }) => {
      const inBelgium = { ...settings, siteEntryPopupCountries: ['BE'] as const }
      assert.isTrue(needsEntryWarning(inBelgium, { ...stranger, path }))
      assert.isTrue(needsEntryWarning(settings, { ...stranger, country: 'DE', path }))
      assert.isFalse(needsEntryWarning(settings, { ...stranger, country: 'BE', path }))
    })
  }
})
