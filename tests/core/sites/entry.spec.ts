import { test } from '@japa/runner'
import { maySearchLoggedOut, maySignUp } from '#core/sites/entry'

const passer = { hasTrafficSource: false }
const referred = { hasTrafficSource: true }

test.group('Who may enter', () => {
  test('lets everyone sign up on an open site', ({ assert }) => {
    assert.isTrue(maySignUp({ signups: 'all' }, passer))
    assert.isTrue(maySignUp({ signups: 'all' }, referred))
  })

  test('lets only visitors with a traffic source sign up where it is asked for', ({ assert }) => {
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
