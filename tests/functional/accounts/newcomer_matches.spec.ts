import { test } from '@japa/runner'
import { photoUrl } from '#queries/profiles/photo_url'
import { namesOf } from '#tests/support/discovery/search'
import { clearSettingsCache, setSetting } from '#tests/support/sites/settings'
import { inTransaction } from '#tests/support/database/transactions'
import { man } from '#tests/support/people/many_members'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo, dirk } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'

const adasAnswers = '/signup-matches?gender=female&seeking=male'

test.group('Matching members shown during sign-up', (group) => {
  inTransaction(group)
  group.each.setup(() => clearSettingsCache)

  test('fit the answers given so far, in both directions', async ({ client, assert }) => {
    await join(ada(), bob(), cleo(), dirk())
    const response = await client.get(adasAnswers).withInertia()
    response.assertInertiaComponent('accounts/signup_matches')
    assert.deepEqual(namesOf(response.inertiaProps.matches), ['Bob'])
  })

  test('are any members while nothing is answered', async ({ client, assert }) => {
    await join(ada(), bob())
    const response = await client.get('/signup-matches?gender=robot').withInertia()
    assert.sameMembers(namesOf(response.inertiaProps.matches), ['Ada', 'Bob'])
  })

  test('have photos as a visitor may see them', async ({ client, assert }) => {
    await join(bob())
    const photo = await storePhoto(bob(), { main: true, isPrivate: true })
    const blurred = await client.get(adasAnswers).withInertia()
    assert.equal(blurred.inertiaProps.matches[0].picture, photoUrl(photo, 'blurred', null))
    await storePhoto(bob(), { main: true, status: 'pending' })
    const hidden = await client.get(adasAnswers).withInertia()
    assert.isNull(hidden.inertiaProps.matches[0].picture)
  })

  test('never include who is fictional, invisible or disabled', async ({ client, assert }) => {
    await join(man(5, { fictional: true }), man(6, { invisible: true }))
    await join(man(7, { status: 'disabled' }))
    const response = await client.get(adasAnswers).withInertia()
    assert.deepEqual(response.inertiaProps.matches, [])
  })

  test('are hidden on a site that is closed to visitors', async ({ client, assert }) => {
    await join(bob())
    await setSetting('logged_out_search', false)
    const response = await client.get(adasAnswers).header('accept-language', 'nl')
    assert.notMatch(response.text(), /\bBob\b/)
    assert.include(response.text(), 'Nog niemand om te laten zien')
  })

  test('link to the sign-up, with the answers and the member', async ({ client, assert }) => {
    await join(bob())
    const text = (await client.get(adasAnswers)).text()
    assert.include(text, 'href="/signup?gender=female&amp;seeking=male"')
    assert.include(text, `href="/members/${bob().profile.id}/signup"`)
    assert.notInclude(text, '1995-06-15')
  })
})
